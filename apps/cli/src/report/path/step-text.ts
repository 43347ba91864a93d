import type { StepText } from '@gridproof/core';
import { wrapText } from '../../terminal/wrap-text.js';

/** Formats a step: its number, if any, and its claim, with the reasons below. */
export function stepText({ claim, because, known }: StepText, width: number, number?: number): string {
  const name = number === undefined ? '' : `${number}. `.padStart(4);
  const indent = name.length || 2;
  const why = [...because, known].filter((sentence) => sentence !== '');
  return [
    wrapText(`${name}${claim}`, width, { hang: name.length }),
    ...why.map((sentence) => wrapText(sentence, width, { indent, hang: 2 })),
  ].join('\n');
}
