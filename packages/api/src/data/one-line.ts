import { type AnyPuzzle, formatsOf } from '@gridproof/core';

/** A line in some format, with its puzzle type in front where the format does not show it. */
export function withType(line: string, type: AnyPuzzle, format: string): string {
  return line.startsWith('{') || formatsOf(type)[format]?.identifiesType?.(line)
    ? line
    : `${type.id}:${line}`;
}

/** The same of what a format writes: JSON becomes one line. */
export const onOneLine = (text: string, type: AnyPuzzle, format: string): string =>
  withType(text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text, type, format);
