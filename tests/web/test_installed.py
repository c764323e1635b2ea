"""The page as an app: it can be installed, and without a server it says so instead of failing."""

from __future__ import annotations

from collections.abc import Callable

from web.person import Person

READY = "() => navigator.serviceWorker.ready.then((worker) => worker.active.state === 'activated')"
MANIFEST = "() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
MEASURED = """
async (src) => {
  const image = new Image()
  image.src = src
  await image.decode()
  return `${image.naturalWidth}x${image.naturalHeight}`
}
"""


def test_the_page_can_be_installed(person: Callable[..., Person]) -> None:
    someone = person(390)
    someone.home()
    someone.page.wait_for_function(READY)
    manifest = someone.page.evaluate(MANIFEST)
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        if icon["sizes"] != "any":
            assert someone.page.evaluate(MEASURED, icon["src"]) == icon["sizes"]
    someone.well()


def test_without_a_server_the_page_says_so_and_comes_back(person: Callable[..., Person]) -> None:
    someone = person(390)
    someone.home()
    someone.page.wait_for_function(READY)
    someone.context.set_offline(True)
    someone.page.reload()
    someone.page.wait_for_selector("h1:text('out of reach')")
    someone.page.wait_for_function("() => document.querySelector('img').naturalWidth > 0")
    someone.context.set_offline(False)
    someone.page.click("a:text('Try again')")
    someone.page.wait_for_selector(".box")
