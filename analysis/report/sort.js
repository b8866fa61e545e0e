// A click on a column's head sorts its table; what is not known stays last.
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0], heads = table.tHead ? [...table.tHead.rows].at(-1).cells : [];
  const number = (text) => {
    const found = text.replace(/,(?=\d{3})/g, "").replace("−", "-").match(/-?\d+(\.\d+)?/);
    return found ? Number(found[0]) - (text.includes("<") ? 1e-9 : 0) : NaN;
  };
  [...heads].forEach((head, column) => {
    if (body.rows.length < 3) return;
    const button = document.createElement("button");
    button.append(...head.childNodes);
    head.append(button);
    button.onclick = () => {
      const falling = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
      const isText = head.classList.contains("text");
      const cell = (row) => row.cells[column].textContent.trim();
      const known = (row) => isText ? cell(row) !== "" : !isNaN(number(cell(row)));
      [...body.rows].sort((a, b) => known(b) - known(a) || falling * (isText
        ? cell(a).localeCompare(cell(b), "en", { numeric: true })
        : number(cell(a)) - number(cell(b)) || 0)).forEach((row) => body.append(row));
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", falling === 1 ? "ascending" : "descending");
      table.classList.add("sorted");
    };
  });
}
