import { describe, expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { allDifferent } from '../constraints/all-different/definition.js';
import { connected } from '../constraints/connected/definition.js';
import { and, count, is, not, sum } from '../expressions/expression.js';
import { Graph } from '../expressions/graph.js';
import { cell, formatPlaces, link, type Place } from '../index.js';
import type { Model } from '../model.js';
import type { AnyPuzzle } from '../puzzle.js';
import { Feedback } from './feedback.js';

const board = new Board(4, 3);
const [left] = board.outside(['left']);
const corner = board.cells[0]!;

/** A puzzle type without a description, whose answer is shaded cells, then numbers. */
const type = {
  encode(m: Model<'line' | 'around' | 'square' | 'connected' | 'row' | 'sum'>) {
    const shaded = m.bools(board.cells);
    const number = m.ints(board.cells, 1, 4);
    m.require('line', left!, count(shaded.pick(board.rows[0]!)).is(2));
    m.require('around', corner, count(shaded.pick(board.block(corner))).is(3));
    for (const square of board.rectangles(2, 2))
      m.require('square', square, not(and(...shaded.pick(square))));
    m.require('connected', board.cells, connected(Graph.ofNodes(shaded, (cell) => board.neighbours(cell))));
    for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
    // A label marks a consequence of several rows.
    const beginning = [board.cells[0]!, board.cells[4]!];
    m.require('row', beginning, sum(number.pick(beginning)).is(5), 'two beginnings');
    return { shaded, number };
  },
  draw: () => ({
    width: 4,
    height: 3,
    marks: [
      { at: left!, text: '2', source: 'clue' },
      { at: corner, text: '3', source: 'clue' },
    ],
  }),
} as unknown as AnyPuzzle;

const name = (places: readonly Place[]) => formatPlaces(places, { width: 4, height: 3 });
const feedback = new Feedback(type, undefined);
const entries = (values: Record<number, boolean | number>) =>
  new Map(Object.entries(values).map(([variable, value]) => [Number(variable), value]));
const on = (...cells: readonly number[]) => Object.fromEntries(cells.map((cell) => [cell, true]));
const off = (...cells: readonly number[]) => Object.fromEntries(cells.map((cell) => [cell, false]));
const broken = (values: Record<number, boolean | number>) =>
  feedback.judge(entries(values)).violations.map(({ rule, places }) => `${rule}: ${name(places)}`);

describe('violations', () => {
  it('are empty while every rule can still hold', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ ...on(0, 1, 4), 12: 1, 13: 2 })).toEqual([]);
  });

  it('name the clue and the entries that clash', () => {
    expect(broken(on(0, 1, 3, 11))).toEqual(['line: row 1, columns 1, 2 and 4; the clue left of row 1']);
    expect(broken({ ...on(7), ...off(0, 1) })).toEqual(['around: row 1, columns 1 and 2']);
  });

  it('name equal numbers, not their row', () => {
    expect(broken({ 12: 1, 13: 2, 15: 1 })).toEqual(['row: row 1, columns 1 and 4']);
  });

  it('name what is cut off, and around it', () => {
    expect(broken({ ...on(8, 2, 3), ...off(4, 9) })).toEqual([
      'connected: row 2, column 1; row 3, columns 1 and 2',
    ]);
  });

  it('disappear with their entries', () => {
    expect(broken(on(5, 6, 9, 10))).toEqual(['square: rows 2 and 3, columns 2 and 3']);
    expect(broken(on(5, 6, 9))).toEqual([]);
  });

  it('ignore posted consequences of several instances', () => {
    expect(broken({ 12: 1, 16: 1 })).toEqual([]);
    expect(broken({ 12: 1, 16: 1, 17: 1 })).toEqual(['row: row 2, columns 1 and 2']);
  });
});

describe('settled', () => {
  const settled = (values: Record<number, boolean | number>, blank = false) =>
    name(feedback.judge(entries(values), { blank }).settled);

  it('are the clues that hold for all further entries', () => {
    expect(settled(on(0, 1, 4))).toBe('nowhere');
    expect(settled({ ...on(0, 1, 4), ...off(5) })).toBe('row 1, column 1');
    expect(settled({ ...on(0, 1, 4), ...off(2, 3, 5) })).toBe('row 1, column 1; the clue left of row 1');
  });
});

it('returns the candidates that no single rule excludes', () => {
  const candidates = feedback.candidates(entries({ 12: 1, 13: 2 }));
  expect(candidates.get(12)).toBeUndefined();
  expect(candidates.get(14)).toEqual([3, 4]);
  expect(candidates.get(16)).toEqual([1, 2, 3, 4]);
  expect(candidates.has(0)).toBe(false);
});

it('returns as peers the cells that must differ by a single rule', () => {
  expect([...feedback.peers(12)]).toEqual([13, 14, 15]);
  expect(feedback.peers(0).size).toBe(0);
});

describe('bridges, whose number further presses increase', () => {
  const [one, two, three] = [cell(0, 0), cell(0, 2), cell(0, 4)];
  const links = [link(0, 0, 'right', 2), link(0, 2, 'right', 2)];
  const islands = { '3': two, '2': one, '?': three };
  const bridges = {
    encode(m: Model<'number' | 'few'>) {
      const drawn = m.ints(links, 0, 2);
      m.require('number', two, sum(drawn.values).is(3));
      m.require('number', one, sum(drawn.pick([links[0]!])).is(2));
      m.require('few', links[1]!, is(drawn.at(links[1]!), 1));
      return drawn;
    },
    draw: () => ({
      width: 5,
      height: 1,
      marks: Object.entries(islands).map(([text, at]) => ({ at, text, source: 'clue' })),
    }),
    described: {
      input: () => ({ layers: [] }),
      fields: () =>
        links.map((place) => ({
          place,
          given: undefined,
          blank: 0,
          values: [0, 1, 2].map((value) => ({ value, sign: `${value}` })),
        })),
    },
  } as unknown as AnyPuzzle;
  const judged = new Feedback(bridges, undefined);
  const said = (values: Record<number, number>) => {
    const { violations, settled } = judged.judge(entries(values));
    return [
      violations.map(({ rule }) => rule).join(),
      settled.map((place) => formatPlaces([place])).join('; '),
    ];
  };

  it('settle no clue before they are drawn, though there is no choice', () => {
    expect(said({})).toEqual(['', '']);
    expect(said({ 1: 1 })).toEqual(['', '']);
    expect(said({ 0: 2 })).toEqual(['', 'row 1, column 1']);
    expect(said({ 0: 2, 1: 1 })).toEqual(['', 'row 1, column 3; row 1, column 1']);
  });

  it('are not too few as long as they may become more', () => {
    expect(said({ 0: 1 })).toEqual(['', '']);
    expect(said({ 0: 1, 1: 1 })).toEqual(['', '']);
    expect(said({ 0: 0 })).toEqual(['number,number', '']);
  });

  it('are too many at once', () => {
    expect(said({ 1: 2 })[0]).toBe('few');
    expect(said({ 0: 2, 1: 2 })[0]).toBe('few,number');
  });
});

it('returns the values that clues give at their own places', () => {
  const own = {
    encode(m: Model<'clue' | 'plain'>) {
      const shaded = m.bools(board.cells);
      m.require('clue', corner, not(shaded.at(corner)));
      m.require('plain', board.cells[1]!, shaded.at(board.cells[1]!));
      return { shaded };
    },
    draw: () => ({ width: 4, height: 3, marks: [{ at: corner, text: '3', source: 'clue' }] }),
  } as unknown as AnyPuzzle;
  expect([...new Feedback(own, {}).clueValues]).toEqual([[0, false]]);
});
