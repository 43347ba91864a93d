import { Help } from 'commander';
import type { Io } from '../io.js';

/** Width without a terminal, and maximum width for easy reading, in columns. */
const DEFAULT_WIDTH = 80;
const WIDEST = 100;

/** Width of text on standard output, or in an output file. */
export const textWidth = ({ stdout }: Pick<Io, 'stdout'>, { out }: { readonly out?: string } = {}): number =>
  out === undefined ? Math.min(stdout.columns ?? DEFAULT_WIDTH, WIDEST) : DEFAULT_WIDTH;

/** Wraps a text at `width` columns, indented by `indent` columns. Lines after the first are indented by `hang` more. */
export function wrapText(text: string, width: number, { indent = 0, hang = 0 } = {}): string {
  const [first = '', ...others] = new Help().boxWrap(text, width - indent - hang).split('\n');
  return [
    `${' '.repeat(indent)}${first}`,
    ...others.map((line) => `${' '.repeat(indent + hang)}${line}`),
  ].join('\n');
}
