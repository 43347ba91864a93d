// Tables in Markdown, each column as wide as its widest cell.

/** The lines of a table; `right` are the columns whose cells end in line. */
export function tableOf(titles, rows, right = []) {
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const padded = (cells) =>
    line(cells.map((cell, at) => (right.includes(at) ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))));
  const rule = widths.map((width, at) =>
    right.includes(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [padded(titles), line(rule), ...rows.map(padded)];
}
