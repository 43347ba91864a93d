/** The line around the cells marked `x`, as text: a sign for each corner, side and cell. */
export function loopAround(lines) {
  const inside = (row, col) => lines[row]?.[col] === 'x';
  const signAt = (row, col) => {
    const [r, c] = [row >> 1, col >> 1];
    if (row % 2 && col % 2) return '.';
    if (row % 2) return inside(r, c - 1) === inside(r, c) ? 'x' : '|';
    if (col % 2) return inside(r - 1, c) === inside(r, c) ? 'x' : '-';
    return '+';
  };
  return Array.from({ length: 2 * lines.length + 1 }, (_, row) =>
    Array.from({ length: 2 * lines[0].length + 1 }, (_, col) => signAt(row, col)).join(''),
  ).join('\n');
}
