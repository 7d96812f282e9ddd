"""Runs the Python examples of pages, each page's one after the other in one namespace, as a reader would."""

import re
import sys

for page in sys.argv[1:]:
    with open(page, encoding="utf-8") as file:
        text = file.read()
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks, f"{page} has no example"
    namespace = {}
    for block in blocks:
        exec(compile(block, page, "exec"), namespace)
