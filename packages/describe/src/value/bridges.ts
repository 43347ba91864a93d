import type { IntVar, Place, ValueWords } from '@gridproof/core';
import { BridgesText } from '../text/bridges-text.js';
import { number } from './number.js';
import type { ValueType } from './value.js';

/** The signs of one, two and more bridges, with alternatives for reading: across, then down. */
const ACROSS = ['-─1', '=═2', 'C3', 'D4'];
const DOWN = ['|│a', '"║b', 'c', 'd'];
const NONE = '.x';
const WORDS = ['no bridge', 'one bridge', 'two bridges', 'three bridges', 'four bridges'];

/** The number of parallel bridges along a link of any length, 0 to 4. Its sign stands in each cell between the ends of the link. */
export type BridgesValue = ValueType<number, IntVar>;

/** Creates a value of 0 to `most` bridges along a link: `-`, `=`, `C` and `D` across, `|`, `"`, `c` and `d` down, `.` for none. */
export function bridges(most: number): BridgesValue {
  const numbers = number(0, most, { label: 'a number of bridges' });
  const signs = (at: Place) => (isDown(at) ? DOWN : ACROSS).slice(0, most);
  return {
    ...numbers,
    answers(puzzle) {
      return new BridgesText(puzzle, this);
    },
    expected: (_, at) => [...signs(at).map(([sign]) => `'${sign}'`), "'.'"],
    expectedInJson: numbers.expected as never,
    read: (text, _, at) => {
      if (NONE.includes(text)) return 0;
      const nth = signs(at).findIndex((sign) => sign.includes(text));
      return nth < 0 ? undefined : nth + 1;
    },
    write: (n, at) => signs(at)[n - 1]?.[0] ?? NONE[0]!,
    blank: 0,
    maxSignLength: () => 1,
    look: (n) => (n === 0 ? { symbol: 'cross', quiet: true } : { line: n as 1 | 2 | 3 | 4 }),
    words: (n) => (n === 0 ? NO_BRIDGE : share(WORDS[n]!)),
  };
}

/** Words for what two islands share: `row 1, columns 1 and 4 share two bridges`. */
const share = (phrase: string): ValueWords => ({
  is: 'shares',
  are: 'share',
  isNot: 'does not share',
  areNot: 'do not share',
  phrase,
  byCells: true,
});

const NO_BRIDGE: ValueWords = {
  ...share(WORDS[0]!),
  opposite: { is: 'shares a bridge', are: 'share a bridge' },
};

const isDown = (at: Place): boolean => at.kind === 'link' && at.towards === 'below';
