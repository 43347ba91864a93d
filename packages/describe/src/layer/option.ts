import { joinList, PuzzleError } from '@gridproof/core';
import { wrong } from '../json/places.js';
import type { Token } from '../text/text-board.js';

/** A choice that a puzzle makes among its type's variants. It is a field of the text and a key of JSON, where it is not the default. */
export interface Option<T> {
  /** Its name in text, in lower case: `lines differ`. */
  readonly field: string;
  readonly byDefault: T;
  /** What it is, for messages: `that lines may be equal`. */
  readonly label: string;
  readonly values: readonly T[];
  /** Reads a field; throws `PuzzleError`. */
  read(token: Token): T;
  /** The inverse of `read`. */
  print(value: T): string;
  /** Reads JSON; `path` names it in messages. Throws `PuzzleError`. */
  fromJson(data: unknown, path: string): T;
}

/** The options of a puzzle type by their names. */
export type Options = Readonly<Record<string, Option<any>>>;

/** What an option says. */
export type OptionValue<O> = O extends Option<infer T> ? T : never;

/** One of some values, written as these words. */
export function option<const T extends string | number | boolean>(
  field: string,
  words: readonly (readonly [word: string, value: T])[],
  byDefault: NoInfer<T>,
  called: string,
): Option<T> {
  return {
    field,
    byDefault,
    label: called,
    values: words.map(([, value]) => value),
    read: (token) => {
      const found = words.find(([word]) => word === token.text.toLowerCase());
      if (found) return found[1];
      const expected = joinList(
        words.map(([word]) => word),
        'or',
      );
      throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
    },
    print: (value) => words.find((one) => one[1] === value)![0],
    fromJson: (data, path) => {
      const found = words.find(([, value]) => value === data);
      if (found) return found[1];
      throw wrong(
        path,
        data,
        words.map(([, value]) => (typeof value === 'string' ? `"${value}"` : `${value}`)),
      );
    },
  };
}

/** Yes or no. `called` is what the rarer of the two says, for messages: `that lines may be equal`. */
export const flag = (field: string, byDefault: boolean, called: string): Option<boolean> =>
  option<boolean>(
    field,
    [
      ['yes', true],
      ['no', false],
    ],
    byDefault,
    called,
  );
