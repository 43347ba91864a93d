/** A board of a data set: its size, what else its first line says, and the signs of the lines below. */
export function parsed(text) {
  const [first, ...lines] = text.trim().split('\n');
  const [rows, columns, ...more] = first.trim().split(/\s+/);
  return {
    rows: Number(rows),
    columns: Number(columns),
    more,
    lines: lines.map((line) => line.trim().split(/\s+/)),
  };
}

/** Lines of signs as a text board, `-` as `.`; other signs are translated by `names`. */
export const board = (lines, names = {}) =>
  lines.map((line) => line.map((sign) => names[sign] ?? (sign === '-' ? '.' : sign)).join(' ')).join('\n');
