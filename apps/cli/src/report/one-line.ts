import { type AnyPuzzle, formatsOf } from '@gridproof/core';

/** A line in some format, with its kind in front where the format does not tell it. */
export function telling(line: string, type: AnyPuzzle, format: string): string {
  return line.startsWith('{') || formatsOf(type)[format]?.tells?.(line) ? line : `${type.id}:${line}`;
}

/** The same of what a format writes: JSON becomes one line. */
export const onOneLine = (text: string, type: AnyPuzzle, format: string): string =>
  telling(text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text, type, format);
