import { joinList, PuzzleError } from '@gridproof/core';
import { jsonValueError } from '../json/places.js';
import type { Token } from '../text/text-board.js';

/** A variant setting of a puzzle. It is a field of the text and a JSON key, omitted if it is the default. */
export interface Option<T> {
  /** The name in text, in lower case: `lines differ`. */
  readonly field: string;
  readonly byDefault: T;
  /** A phrase for messages: `that lines may be equal`. */
  readonly label: string;
  readonly values: readonly T[];
  /** Parses a field. Throws `PuzzleError`. */
  read(token: Token): T;
  /** Inverse of `read`. */
  print(value: T): string;
  /** Parses JSON; `path` names it in messages. Throws `PuzzleError`. */
  fromJson(data: unknown, path: string): T;
}

/** The options of a puzzle type by their names. */
export type Options = Readonly<Record<string, Option<any>>>;

/** The value type of an option. */
export type OptionValue<O> = O extends Option<infer T> ? T : never;

/** Creates an option with several values, each written as a word. */
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
      const choice = words.find(([word]) => word === token.text.toLowerCase());
      if (choice) return choice[1];
      const expected = joinList(
        words.map(([word]) => word),
        'or',
      );
      throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
    },
    print: (value) => words.find((word) => word[1] === value)![0],
    fromJson: (data, path) => {
      const choice = words.find(([, value]) => value === data);
      if (choice) return choice[1];
      throw jsonValueError(
        path,
        data,
        words.map(([, value]) => (typeof value === 'string' ? `"${value}"` : `${value}`)),
      );
    },
  };
}

/** Creates a yes-or-no option. `called` is the meaning of the rarer value, for messages: `that lines may be equal`. */
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
