import { wrapText } from '../terminal/wrap-text.js';

/** Wraps lines at `width` columns. */
export function wrapLines(lines: readonly string[], width: number): string {
  const broken = lines.map((line) => {
    const indent = line.length - line.trimStart().length;
    return wrapText(line.trimStart(), width, { indent, hang: 2 });
  });
  return broken.join('\n');
}
