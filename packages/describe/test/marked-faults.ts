import { PuzzleError } from '@gridproof/core';

/** Returns the messages for faulty texts: the line at fault, and the sentence with a `^` under the column. */
export function faults(texts: readonly string[], read: (text: string) => unknown): string {
  return `\n${texts.map((text) => fault(text, read)).join('\n')}\n`;
}

function fault(text: string, read: (text: string) => unknown): string {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const line = text.split(/\r\n|\r|\n/)[(error.line ?? 1) - 1] ?? '';
    const caret = error.column === undefined ? '' : `${' '.repeat(error.column - 1)}^`;
    return [line, caret, error.sentence].filter(Boolean).map(shortened).join('\n');
  }
  throw new Error(`nothing is wrong with '${text}'`);
}

const shortened = (line: string): string => (line.length > 160 ? `${line.slice(0, 160)}…` : line);
