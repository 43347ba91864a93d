import { describe, expect, it } from 'vitest';
import { TrialAndError } from '../../test/trial-and-error.js';
import { Board } from '../board/board.js';
import type { Grid } from '../board/grid.js';
import type { Mark, Picture, Wall } from '../board/picture.js';
import { type Cell, cell, type Link, link, outside, placeKey, side } from '../board/place.js';
import { wallsAround } from '../board/walls.js';
import { is, not } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import { type AnyPuzzle, definePuzzle } from '../puzzle.js';
import { forced } from '../tasks/forced.js';
import { have, hold, negate } from '../value-words.js';
import { Verbalizer } from './verbalizer.js';

const board = new Board(3, 2);

const readAnswer = (): never => {
  throw new Error('nobody writes answers to these');
};

/** A puzzle type with lamps, the first of which is given. */
const lamps = definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules: { none: 'There is no rule.' },
  parse: () => board,
  print: () => '',
  encode(m, { cells }) {
    const lit = m.bools(cells);
    m.given(cells[0]!, is(lit.at(cells[0]!), true));
    return lit;
  },
  decode: (lit) => lit,
  *verify() {},
  draw: ({ width, height, cells }, lit?: Grid<boolean>) => ({
    width,
    height,
    marks: cells.flatMap((at, n): Mark[] =>
      n === 0 || lit?.at(at) ? [{ at, symbol: 'lamp', source: n === 0 ? 'clue' : 'found' }] : [],
    ),
  }),
  printAnswer: () => '',
  readAnswer,
  examples: [],
  described: {
    words: () => (_: number, lit: boolean) => (lit ? hold('a lamp') : negate(hold('a lamp'))),
  } as never,
});

const verbalizer = new Verbalizer(lamps, board);

/** Returns the same type with some members replaced. */
const like = (changes: Partial<AnyPuzzle>): AnyPuzzle => ({ ...(lamps as AnyPuzzle), ...changes });

/** Facts that these cells (indices in reading order) all hold a lamp, or all hold none. */
const facts = (numbers: readonly number[], value: boolean): Fact[] =>
  numbers.map((at) => ({ variable: at, place: board.cells[at]!, value, holds: true }));

describe('Verbalizer', () => {
  it('uses the plural for several cells, even for a whole line or board', () => {
    expect(verbalizer.facts(facts([1], true))).toBe('row 1, column 2 holds a lamp');
    expect(verbalizer.facts(facts([0, 3], false))).toBe('column 1, rows 1 and 2 do not hold a lamp');
    expect(verbalizer.facts(facts([3, 4, 5], false))).toBe('row 2, columns 1 to 3 do not hold a lamp');
    expect(verbalizer.facts(facts([0, 1, 2, 3, 4, 5], true))).toBe(
      'rows 1 and 2, columns 1 to 3 hold a lamp',
    );
  });

  it('names plain values of a type without a description', () => {
    const { described: _, ...bare } = lamps;
    const plain = new Verbalizer(bare, board);
    expect(plain.facts(facts([1, 2], true))).toBe('row 1, columns 2 and 3 are true');
    expect(plain.facts([{ ...facts([1], true)[0]!, holds: false }])).toBe('row 1, column 2 is not true');
  });

  it('names the text of a clue', () => {
    expect(verbalizer.reasons([{ rule: 'given', places: [board.cells[0]!], cut: false }])).toEqual([
      'Clue: a lamp at row 1, column 1.',
    ]);
  });

  it('turns a sign that compares a cell with the one below', () => {
    const compared = definePuzzle({
      ...lamps,
      id: 'compared',
      draw: ({ width, height, innerSides }) => ({
        width,
        height,
        marks: innerSides.map((at): Mark => ({ at, symbol: 'less', source: 'clue' })),
      }),
    });
    const reasons = [side(0, 0, 'right'), side(0, 1, 'below')].map((at) => ({
      rule: 'none' as const,
      places: [at],
      cut: false,
    }));
    expect(new Verbalizer(compared, board).reasons(reasons)).toEqual([
      'There is no rule: < between row 1, columns 1 and 2; ^ between column 2, rows 1 and 2.',
    ]);
  });

  it('names regions by their first cells, not by all', () => {
    const wide = new Board(3, 3);
    const first = [0, 1, 3].map((at) => wide.cells[at]!);
    const [corner, rest] = [wide.cells[8]!, [2, 4, 5, 6, 7].map((at) => wide.cells[at]!)];
    const walls = wallsAround(wide, [first, [corner], rest]).map(
      (at): Wall => ({ at, weight: 'thick', source: 'clue' }),
    );
    const divided = definePuzzle({
      ...lamps,
      id: 'parted',
      draw: () => ({ width: 3, height: 3, marks: [], walls }),
    });
    const said = (...areas: (readonly Cell[])[]) =>
      new Verbalizer(divided, wide).reasons(areas.map((places) => ({ rule: 'none', places, cut: false })));
    expect(said(first)).toEqual(['There is no rule: the region of row 1, column 1.']);
    expect(said(first, rest)).toEqual(['There is no rule: the regions of row 1, columns 1 and 3.']);
    const touching = [0, 1, 3, 2, 4, 6, 1, 4].map((at) => wide.cells[at]!);
    expect(said(touching.filter(({ row, col }) => row + col > 0))).toEqual([
      'There is no rule: where the regions of row 1, columns 1 and 3 touch.',
    ]);
    expect(said(first.slice(1))).toEqual(['There is no rule: row 1, column 2; row 2, column 1.']);
    expect(said([...wide.rows[0]!])).toEqual(['There is no rule: row 1.']);
  });

  it('neither names nor highlights the whole board if there are smaller places', () => {
    const all = { rule: 'none', places: board.cells, cut: false };
    const pair = { ...all, places: board.cells.slice(1, 3) };
    expect(verbalizer.reasons([all])).toEqual(['There is no rule.']);
    expect(verbalizer.reasons([all, pair])).toEqual(['There is no rule: row 1, columns 2 and 3.']);
    expect(verbalizer.highlightConflict([all])).toEqual([]);
    expect(verbalizer.highlightConflict([all, pair]).map(({ places }) => places)).toEqual([pair.places]);
  });

  it('names a labelled instance about the whole board by its label alone', () => {
    const named = like({
      id: 'named',
      encode(m, { cells }: Board) {
        const lit = m.bools(cells);
        m.require('none', cells, true, 'the third lamp is missing');
        m.require('none', cells.slice(1, 3), true, 'the fourth lamp lies');
        return lit;
      },
    });
    const reasons = [board.cells, board.cells.slice(1, 3)].map((places) => ({
      rule: 'none',
      places,
      cut: false,
    }));
    expect(new Verbalizer(named, board).reasons(reasons)).toEqual([
      'There is no rule: the third lamp is missing; the fourth lamp lies in row 1, columns 2 and 3.',
    ]);
  });

  it('ignores clues outside the board for a single cell', () => {
    const counted = like({
      id: 'counted',
      encode(m, { cells }: Board) {
        const lit = m.bools(cells);
        m.require('none', cells[1]!, is(m.int(0, 3), 2));
        return lit;
      },
      draw: ({ width, height }: Board): Picture => ({
        width,
        height,
        marks: [{ at: outside('left', 0, -1), text: '2', source: 'clue' }],
      }),
    });
    const reason = { rule: 'none', places: [board.cells[1]!], cut: false };
    expect(new Verbalizer(counted, board).reasons([reason])).toEqual(['There is no rule: row 1, column 2.']);
  });

  it('names the only remaining value, and the rule that leaves no other', () => {
    const timed = like({
      id: 'timed',
      encode(m, { cells }: Board) {
        const hours = m.ints(cells, 1, 3);
        m.require('none', [], not(is(hours.at(cells[1]!), 3)));
        return hours;
      },
      described: undefined as never,
    });
    const verbalizer = new Verbalizer(timed, board);
    const place = board.cells[1]!;
    const [one, two, three] = [1, 2, 3].map((value): Fact => ({ variable: 1, place, value, holds: false }));
    expect(verbalizer.facts([one!, three!])).toBe('row 1, column 2 is 2');
    expect(verbalizer.facts([three!])).toBe('row 1, column 2 is not 3');
    const claims = [{ ...two!, holds: true }];
    expect(
      verbalizer.step({ claims, reasons: [], facts: [one!, three!], effort: 1, choices: 0 }).because,
    ).toEqual(['There is no rule: so every other value there is excluded.']);
  });

  it('names a clue once if a rule names it', () => {
    const counted = like({
      id: 'counted',
      encode(m, { cells }: Board) {
        const lit = m.bools(cells);
        for (const at of cells.slice(0, 2)) m.given(at, is(lit.at(at), false));
        m.require('none', cells[0]!, is(m.int(0, 3), 2), '2,1');
        return lit;
      },
      draw: ({ width, height, cells }: Board): Picture => ({
        width,
        height,
        marks: cells.slice(0, 2).map((at) => ({ at, text: '2,1', source: 'clue' })),
      }),
    });
    const reasons = [
      { rule: 'given', places: [board.cells[0]!], cut: false },
      { rule: 'given', places: [board.cells[1]!], cut: false },
      { rule: 'none', places: [board.cells[0]!], cut: false },
    ];
    expect(new Verbalizer(counted, board).reasons(reasons)).toEqual([
      'Clue: 2,1 at row 1, column 2.',
      'There is no rule: 2,1 at row 1, column 1.',
    ]);
  });

  it('names a part of a rule once for several values', () => {
    const part = { rule: 'none', places: [board.cells[1]!], cut: true };
    const other = { ...part, places: [board.cells[2]!] };
    expect(verbalizer.reasons([part, other, part])).toEqual([
      'There is no rule: the piece at row 1, column 2; the piece at row 1, column 3.',
    ]);
  });

  it('lists the possible values at a place with several variables', async () => {
    const coloured = definePuzzle({
      id: 'coloured',
      title: 'Coloured',
      rules: {},
      parse: lamps.parse,
      print: lamps.print,
      readAnswer,
      examples: [],
      encode: (m, { cells }) => ({ dark: m.bools(cells), number: m.ints(cells, 1, 3) }),
      decode: (answer) => answer,
      *verify() {},
      printAnswer: () => '',
      draw: ({ width, height, cells }, answer?: { dark: Grid<boolean>; number: Grid<number> }) => ({
        width,
        height,
        marks: answer
          ? cells.map((at): Mark => ({ at, text: `${answer.number.at(at)}`, source: 'found' }))
          : [],
      }),
    });
    const one = new Board(1, 1);
    const result = await forced(coloured, one, new TrialAndError());
    const [, number] = result.status === 'forced' ? result.open : [];
    expect(new Verbalizer(coloured, one).possible(number!)).toBe('row 1, column 1: 1, 2 or 3');
  });

  it('names a variable without a place by its name in the answer', () => {
    const timed = definePuzzle({
      id: 'timed',
      title: 'Timed',
      rules: {},
      parse: lamps.parse,
      print: lamps.print,
      readAnswer,
      examples: [],
      encode: (m, { cells }) => ({ lit: m.bools(cells), hours: m.int(1, 3), minutes: m.int(1, 3) }),
      decode: (answer) => answer,
      *verify() {},
      printAnswer: () => '',
      draw: ({ width, height }) => ({ width, height, marks: [] }),
    });
    const [hours, minutes] = [6, 7].map((variable): Fact => ({ variable, value: 2, holds: true }));
    const verbalizer = new Verbalizer(timed, board);
    expect(verbalizer.facts([hours!])).toBe('hours is 2');
    expect(verbalizer.facts([hours!, minutes!])).toBe('hours and minutes are 2');
    const lit: Fact = { variable: 1, place: board.cells[1], value: true, holds: true };
    expect(verbalizer.facts([lit, hours!, { ...minutes!, value: 1 }])).toBe(
      'row 1, column 2 is true; hours is 2; minutes is 1',
    );
  });
});

it('describes links by their routes', () => {
  const square = new Board(4, 3);
  const paths = definePuzzle({
    id: 'paths',
    title: 'Paths',
    rules: { none: 'There is no rule.' },
    parse: () => square,
    print: () => '',
    encode(m, { links }) {
      const drawn = m.bools(links);
      m.given(links[0]!, drawn.at(links[0]!));
      m.given(links[1]!, is(drawn.at(links[1]!), false));
      return drawn;
    },
    decode: (drawn) => drawn,
    *verify() {},
    draw: ({ width, height }) => ({ width, height, marks: [] }),
    printAnswer: () => '',
    readAnswer,
    examples: [],
    described: {
      words: () => (_: number, drawn: boolean) =>
        drawn
          ? { ...have('a path'), leads: { phrase: 'the path leads', isRoute: true } }
          : { ...have('no path'), leads: { phrase: 'no path leads', isRoute: false } },
    } as never,
  });
  const facts = (value: boolean, ...places: readonly Link[]): Fact[] =>
    places.map((place) => ({
      variable: square.links.findIndex((one) => placeKey(one) === placeKey(place)),
      place,
      value,
      holds: true,
    }));
  const verbalizer = new Verbalizer(paths, square);
  const given = square.links.slice(0, 2).map((at) => ({ rule: 'given', places: [at], cut: false }));
  expect(verbalizer.reasons(given)).toEqual([
    'Clues: the path leads from row 1, column 1 to column 2; no path leads from row 1, column 1 to row 2.',
  ]);
  const right = square.linksFrom(cell(0, 0), 'right');
  expect(verbalizer.facts(facts(true, ...right, link(0, 3, 'below')))).toBe(
    'the path leads from row 1, column 1 to column 4 and on to row 2',
  );
  expect(
    verbalizer.facts([...facts(false, ...square.linksOf(cell(1, 0))), ...facts(true, link(2, 1, 'right'))]),
  ).toBe(
    'no path leads from row 2, column 1 up, to the right or down; the path leads from row 3, column 2 to column 3',
  );
});
