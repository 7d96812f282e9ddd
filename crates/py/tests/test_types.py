"""What the stubs say is what is there."""

import subprocess
import sys

from conftest import need


def test_the_stubs_agree_with_the_library():
    need("mypy")
    run = [sys.executable, "-m", "mypy.stubtest", "serai._serai"]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed(tmp_path):
    need("mypy")
    program = tmp_path / "program.py"
    program.write_text(
        "import serai\n"
        "state = serai.game('osaka').new(1)\n"
        "reveal_type(serai.batch('osaka', 2).buffers[1])\n"
        "state.act([])\n"
    )
    run = [sys.executable, "-m", "mypy", "--strict", str(program)]
    done = subprocess.run(run, capture_output=True, text=True, cwd=tmp_path)
    assert "bool" in done.stdout and "1 error" in done.stdout, done.stdout
