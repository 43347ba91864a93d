/** Aligns rows in columns for a terminal: text to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, col) => {
    const cells = rows.map((row) => row[col] ?? '');
    const width = Math.max(title.length, ...cells.map((cell) => cell.length));
    const right = cells.length > 0 && cells.every((cell) => /^([<>≤≥±]? ?\d.*|[-–]?)$/.test(cell));
    return (cell: string) => (right ? cell.padStart(width) : cell.padEnd(width));
  });
  const line = (cells: readonly string[]) =>
    columns
      .map((pad, col) => pad(cells[col] ?? ''))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Formats milliseconds with at most three digits: `0.42`, `7.1`, `153`. */
export function milliseconds(value: number): string {
  return value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);
}

/** Formats a factor: `0.083`, `0.97`, `1.2`, `14`. */
export function factor(value: number): string {
  return value < 10 ? String(Number(value.toPrecision(2))) : value.toFixed(0);
}

/** Formats a time with its unit: `0.42 ms`, `7.1 ms`, `1.2 s`, `60 s`, `5 min`. */
export function time(ms: number): string {
  if (ms < 1000) return `${milliseconds(ms)} ms`;
  if (ms < 120_000) return `${roundDigits(ms / 1000)} s`;
  return `${roundDigits(ms / 60_000)} min`;
}

const roundDigits = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));

/** Formats bytes in MiB. */
export const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0);
