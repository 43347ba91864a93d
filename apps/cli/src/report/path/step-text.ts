import { detailsOf, type StepText } from '@gridproof/core';
import { wrapText } from '../../terminal/wrap-text.js';

/** Display options of a step. */
export interface StepTextOptions {
  /** Maximum width, in columns. */
  readonly width: number;
  readonly number?: number | undefined;
  /** Prints the reasons below the sentence. */
  readonly verbose?: boolean | undefined;
}

/** Formats a step: its number, if any, and its sentence. */
export function stepText(step: StepText, { width, number, verbose = false }: StepTextOptions): string {
  const name = number === undefined ? '' : `${number}. `.padStart(4);
  const indent = name.length || 2;
  const why = verbose ? detailsOf(step) : [];
  return [
    wrapText(`${name}${step.sentence}`, width, { hang: name.length }),
    ...why.map((reason) => wrapText(reason, width, { indent, hang: 2 })),
  ].join('\n');
}
