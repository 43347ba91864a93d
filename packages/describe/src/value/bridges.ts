import { have, type IntVar, type Place } from '@gridproof/core';
import { number } from './number.js';
import type { Value } from './value.js';

/** How one, two or more bridges are written, and what else is read as them: across, then down. */
const ACROSS = ['-─1', '=═2', '3', '4'];
const DOWN = ['|│a', '"║b', 'c', 'd'];
/** By those across, then by those down: bridges that cross, which only a wrong answer has. */
const CROSSED = ['+╫ef', '╪╬gh', 'ijkl', 'mnop'];
const NONE = '.x';
const WORDS = ['no bridge', 'one bridge', 'two bridges', 'three bridges', 'four bridges'];

/** The bridges that run side by side along a link of any length, none to four. */
export type BridgesValue = Value<number, IntVar> & {
  /** Its sign stands in each cell between the ends of its link. */
  readonly between: true;
};

/** Whether the signs of a value stand in the cells between the ends of its links. */
export const isBetween = (value: Value<any, any>): value is BridgesValue => 'between' in value;

/** So many bridges along a link, none to `most`: `-`, `=`, `3` and `4` across, `|`, `"`, `c` and `d` down, `.` where there is none. */
export function bridges(most: number): BridgesValue {
  const numbers = number(0, most, { called: 'a number of bridges' });
  const signs = (at: Place) => (isDown(at) ? DOWN : ACROSS).slice(0, most);
  return {
    ...numbers,
    between: true,
    expected: (_, at) => [...signs(at).map(([sign]) => `'${sign}'`), "'.'"],
    expectedInJson: numbers.expected as never,
    read: (text, _, at) => {
      if (NONE.includes(text)) return 0;
      const nth = signs(at).findIndex((one) => one.includes(text));
      return nth < 0 ? undefined : nth + 1;
    },
    write: (n, at) => signs(at)[n - 1]?.[0] ?? NONE[0]!,
    longest: () => 1,
    look: (n) => (n === 0 ? { symbol: 'cross', quiet: true } : { line: n as 1 | 2 | 3 | 4 }),
    words: (n) => have(WORDS[n]!),
  };
}

const isDown = (at: Place): boolean => at.kind === 'link' && at.towards === 'below';

/** The sign of bridges that cross, so many across and so many down. */
export const crossedSign = (across: number, down: number): string => CROSSED[across - 1]![down - 1]!;

/** How many bridges cross where a sign says so, across and down. */
export function crossedBy(sign: string): readonly [across: number, down: number] | undefined {
  const across = CROSSED.findIndex((signs) => signs.includes(sign)) + 1;
  return across === 0 ? undefined : [across, CROSSED[across - 1]!.indexOf(sign) + 1];
}
