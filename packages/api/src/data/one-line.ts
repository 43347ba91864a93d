import { type AnyPuzzle, formatsOf } from '@gridproof/core';

/** Prefixes a line with its puzzle type, unless the format identifies the type. */
export function withType(line: string, type: AnyPuzzle, format: string): string {
  return line.startsWith('{') || formatsOf(type)[format]?.identifiesType?.(line)
    ? line
    : `${type.id}:${line}`;
}

/** Does the same with the output of a codec, and puts JSON on one line. */
export const toOneLine = (text: string, type: AnyPuzzle, format: string): string =>
  withType(text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text, type, format);
