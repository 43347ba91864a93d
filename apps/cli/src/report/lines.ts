import type { ExplanationText } from '@gridproof/api';
import { wrapped } from '../terminal/wrapped.js';

/** The words of an explanation, in lines of at most `width` columns but for the first. */
export const textOf = ({ sentence, because }: ExplanationText, width: number): string =>
  because.length ? `${sentence}\n\n${inLines(because, width)}` : sentence;

/** Lines no longer than `width` columns. */
export function inLines(lines: readonly string[], width: number): string {
  const broken = lines.map((line) => {
    const indent = line.length - line.trimStart().length;
    return wrapped(line.trimStart(), width, { indent, hang: 2 });
  });
  return broken.join('\n');
}
