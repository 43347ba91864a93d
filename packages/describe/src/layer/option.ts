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

/** Creates an option with several values, each written as a word: `yes` and `no` for booleans. */
export function option<const T extends string | number | boolean>(
  field: string,
  values: readonly T[],
  byDefault: NoInfer<T>,
  called: string,
): Option<T> {
  const words = values.map((value) => (value === true ? 'yes' : value === false ? 'no' : `${value}`));
  return {
    field,
    byDefault,
    label: called,
    values,
    read: (token) => {
      const at = words.indexOf(token.text.toLowerCase());
      if (at >= 0) return values[at]!;
      const expected = joinList(words, 'or');
      throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
    },
    print: (value) => words[values.indexOf(value)]!,
    fromJson: (data, path) => {
      if (values.includes(data as T)) return data as T;
      throw jsonValueError(
        path,
        data,
        values.map((value) => (typeof value === 'string' ? `"${value}"` : `${value}`)),
      );
    },
  };
}

/** Creates a yes-or-no option. `called` is the meaning of the rarer value, for messages: `that lines may be equal`. */
export const flag = (field: string, byDefault: boolean, called: string): Option<boolean> =>
  option<boolean>(field, [true, false], byDefault, called);
