"""The page as PDF."""

from __future__ import annotations

import re

PDF_REASON = (
    "WeasyPrint finds no Pango on this computer; docs/installing.md tells how to install it"
)


def can_make_pdf() -> bool:
    """Whether WeasyPrint and the system libraries that it draws text with are there."""
    try:
        import weasyprint  # noqa: F401, PLC0415 - loads Pango, which may be missing
    except OSError:
        return False
    return True


def to_pdf(page: str) -> bytes:
    """Return the report as PDF.

    Parameters
    ----------
    page : str
        The HTML page, which needs nothing beside it.

    Returns
    -------
    bytes
        The same page, fonts and versions give the same bytes: they tell no time.

    Raises
    ------
    OSError
        Where Pango is missing; see `can_make_pdf`.
    """
    import weasyprint  # noqa: PLC0415 - see above

    # Scripts do nothing on paper.
    still = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    # The page is complete, and a name in a table is no address: let nothing be fetched.
    fetcher = weasyprint.urls.URLFetcher(allowed_protocols=())
    document = weasyprint.HTML(string=still, url_fetcher=fetcher)
    content: bytes = document.write_pdf()
    return content
