/** Lays rows out in columns for a terminal: texts to the left, numbers and what begins with one to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, col) => {
    const cells = rows.map((row) => row[col] ?? '');
    const width = Math.max(title.length, ...cells.map((cell) => cell.length));
    const right = cells.length > 0 && cells.every((cell) => /^(\d.*|[-–]?)$/.test(cell));
    return (cell: string) => (right ? cell.padStart(width) : cell.padEnd(width));
  });
  const line = (cells: readonly string[]) =>
    columns
      .map((pad, col) => pad(cells[col] ?? ''))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Milliseconds with three digits at most: `0.42`, `7.1`, `153`. */
export function milliseconds(value: number): string {
  return value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);
}
