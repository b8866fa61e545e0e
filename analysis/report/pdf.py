"""The page as PDF."""

from __future__ import annotations

import re

FEW_ROWS = 16
"""A table with no more rows, its head among them, stays on one page."""
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
    paged = re.sub(r"<table.*?</table>", _kept_together, still, flags=re.DOTALL)
    # The page is complete, and a name in a table is no address: let nothing be fetched.
    fetcher = weasyprint.urls.URLFetcher(allowed_protocols=())
    document = weasyprint.HTML(string=paged, url_fetcher=fetcher)
    content: bytes = document.write_pdf()
    return content


def _kept_together(table: re.Match[str]) -> str:
    """Mark a table that is short enough to be moved to the next page as a whole."""
    markup = table.group()
    if markup.count("<tr") > FEW_ROWS:
        return markup
    return f'<div class="short">{markup}</div>'
