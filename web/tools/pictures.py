"""Draw the pictures that must be PNG: the preview of links, and the icons of installed pages.

python web/tools/pictures.py       writes them to web/public, from preview.svg and icon.svg
"""

import base64
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
PUBLIC = WEB / "public"
FONT = (
    WEB
    / "node_modules/@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2"
)
PICTURES = [
    (Path(__file__).parent / "preview.svg", "preview.png", 1200, 630),
    (PUBLIC / "icon.svg", "icon-192.png", 192, 192),
    (PUBLIC / "icon.svg", "icon-512.png", 512, 512),
]


def main() -> None:
    """Draw all of them."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    face = (
        f"@font-face{{font-family:'Josefin Sans Variable';src:url(data:font/woff2;base64,{font})}}"
    )
    finder = [sys.executable, str(Path(__file__).parent / "chromium.py")]
    path = subprocess.run(finder, capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for source, name, width, height in PICTURES:
            page = browser.new_page(viewport={"width": width, "height": height})
            style = f"{face} body{{margin:0}} svg{{display:block;width:100vw;height:100vh}}"
            page.set_content(f"<style>{style}</style>{source.read_text('utf-8')}")
            page.evaluate("document.fonts.ready")
            page.screenshot(path=str(PUBLIC / name), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
