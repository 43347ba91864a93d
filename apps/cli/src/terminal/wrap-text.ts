import { Help } from 'commander';
import type { Io } from '../io.js';

/** Columns where it is not a terminal that shows the text, and the most that are easy to read. */
const USUAL = 80;
const WIDEST = 100;

/** How wide texts may be on standard output, or in a file that takes its place. */
export const textWidth = ({ stdout }: Pick<Io, 'stdout'>, { out }: { readonly out?: string } = {}): number =>
  out === undefined ? Math.min(stdout.columns ?? USUAL, WIDEST) : USUAL;

/** A text in lines of at most `width` columns; they are indented by `indent` columns, and all after the first by `hang` more. */
export function wrapText(text: string, width: number, { indent = 0, hang = 0 } = {}): string {
  const [first = '', ...others] = new Help().boxWrap(text, width - indent - hang).split('\n');
  return [
    `${' '.repeat(indent)}${first}`,
    ...others.map((line) => `${' '.repeat(indent + hang)}${line}`),
  ].join('\n');
}
