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

/** Lines of region numbers as a map, a sign for each region. */
export function map(lines) {
  const regions = [...new Set(lines.flat())];
  // Letters of Greek and beyond: no other puzzle text has them.
  const signs = new Map(regions.map((region, at) => [region, String.fromCodePoint(0x391 + at)]));
  return lines.map((line) => line.map((region) => signs.get(region)).join('')).join('\n');
}
