"""Every notebook runs from its first cell to its last."""

from pathlib import Path

import pytest
from conftest import need

FOLDER = Path(__file__).parents[3] / "examples" / "notebooks"


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.ipynb")))
def test_notebooks_run(name):
    for module in ("polars", "ipykernel"):
        need(module)
    nbclient, nbformat = need("nbclient"), need("nbformat")
    notebook = nbformat.read(FOLDER / name, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    errors = [cell for cell in notebook.cells if cell.cell_type == "code" and not cell.execution_count]
    assert not errors
