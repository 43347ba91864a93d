/** The lines through cells of which each tells the sides by which it is left, as text: a sign for each cell and what joins it with its neighbours; `signs` are those of some cells, and none stands beside what `isOut`. */
export function linesThrough(lines, signs = [], isOut = () => false) {
  const leaves = (row, col, way) => /^[nesw]+$/.test(lines[row][col]) && lines[row][col].includes(way);
  const signAt = (row, col) => {
    const [r, c] = [row >> 1, col >> 1];
    if (row % 2 && col % 2) return '+';
    if ((row % 2 || col % 2) && (isOut(r, c) || isOut(r + (row % 2), c + (col % 2)))) return '.';
    if (row % 2) return leaves(r, c, 's') ? '|' : 'x';
    if (col % 2) return leaves(r, c, 'e') ? '-' : 'x';
    return signs[r]?.[c] ?? '.';
  };
  return Array.from({ length: 2 * lines.length - 1 }, (_, row) =>
    Array.from({ length: 2 * lines[0].length - 1 }, (_, col) => signAt(row, col)).join(' '),
  ).join('\n');
}
