import { describe, expect, it } from 'vitest';
import { and, Board, definePuzzle, type Fact, is, not, or, splitEntries, Verbalizer } from '../src/index.js';

const board = new Board(3, 1);

/** Three numbers: the first is 2, the second is not 1, and the last two are not both 3. */
const tiles = definePuzzle({
  id: 'tiles',
  title: 'Tiles',
  rules: {},
  parse: () => undefined,
  print: () => '',
  encode(m) {
    const number = m.ints(board.cells, 1, 3);
    const [a, b, c] = number.values;
    m.given([board.cells[0]!, board.cells[1]!], and(is(a!, 2), not(is(b!, 1))));
    m.given(board.cells[2]!, or(not(is(b!, 3)), not(is(c!, 3))));
    return number;
  },
  decode: (number) => number,
  *verify() {},
  draw: (_, answer) => ({
    width: 3,
    height: 1,
    marks: answer ? board.cells.map((at) => ({ at, text: `${answer.at(at)}`, source: 'found' })) : [],
  }),
  printAnswer: () => '',
  readAnswer: () => {
    throw new Error('nobody writes answers to these');
  },
  examples: [],
});

const fact = (variable: number, value: number, holds = true): Fact => ({
  variable,
  place: board.cells[variable],
  value,
  holds,
});

const split = (...facts: Fact[]) => splitEntries(tiles, undefined, facts);

describe('splitEntries', () => {
  it('returns the entries that no clue gives by itself', () => {
    expect(split(fact(0, 2), fact(1, 2), fact(1, 1, false), fact(2, 3))).toEqual({
      entries: [fact(1, 2), fact(2, 3)],
      contradictions: [],
    });
  });

  it('returns entries that a clue excludes as contradictions', () => {
    const { entries, contradictions } = split(fact(0, 3), fact(0, 2, false), fact(1, 1), fact(1, 3));
    expect(entries).toHaveLength(4);
    expect(contradictions.map(({ entry, values }) => [entry, values])).toEqual([
      [fact(0, 3), [2]],
      [fact(0, 2, false), [2]],
      [fact(1, 1), [2, 3]],
    ]);
    const verbalizer = new Verbalizer(tiles, undefined);
    expect(contradictions.map((one) => verbalizer.contradiction(one))).toEqual([
      'row 1, column 1 is 2 by a clue, but as entered it is 3',
      'row 1, column 1 is 2 by a clue, but as entered it is not 2',
      'row 1, column 2 is 2 or 3 by a clue, but as entered it is 1',
    ]);
  });
});
