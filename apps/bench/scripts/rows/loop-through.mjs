/** The line through the middles of cells, each of which names the sides that it leaves by (`se`), as text: a sign for each cell and between two. */
export function loopThrough(lines) {
  const leaves = (row, col, towards) => (lines[row][col].includes(towards) ? undefined : 'x');
  return Array.from({ length: 2 * lines.length - 1 }, (_, row) =>
    Array.from({ length: 2 * lines[0].length - 1 }, (_, col) => {
      const [r, c] = [row >> 1, col >> 1];
      if (row % 2 && col % 2) return '+';
      if (row % 2) return leaves(r, c, 's') ?? '|';
      return col % 2 ? (leaves(r, c, 'e') ?? '-') : '.';
    }).join(''),
  ).join('\n');
}
