import type { ExplanationText } from '@gridproof/api';
import { wrapText } from '../terminal/wrap-text.js';

/** Formats an explanation in lines of at most `width` columns, except for the first. */
export const formatExplanation = ({ sentence, because }: ExplanationText, width: number): string =>
  because.length ? `${sentence}\n\n${wrapLines(because, width)}` : sentence;

/** Wraps lines at `width` columns. */
export function wrapLines(lines: readonly string[], width: number): string {
  const broken = lines.map((line) => {
    const indent = line.length - line.trimStart().length;
    return wrapText(line.trimStart(), width, { indent, hang: 2 });
  });
  return broken.join('\n');
}
