// Markdown tables with aligned columns.

/** Returns the lines of a table. `right` lists the columns aligned to the right. */
export function tableOf(titles, rows, right = []) {
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const pad = (cells) =>
    line(cells.map((cell, at) => (right.includes(at) ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))));
  const rule = widths.map((width, at) =>
    right.includes(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [pad(titles), line(rule), ...rows.map(pad)];
}
