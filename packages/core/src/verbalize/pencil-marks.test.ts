import { describe, expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { allDifferent } from '../constraints/all-different/definition.js';
import type { Fact } from '../expressions/fact.js';
import { Model } from '../model.js';
import type { Step } from '../reasons/solve-path.js';
import { type CellNumber, PencilMarks } from './pencil-marks.js';

const board = new Board(4, 2);
const m = new Model();
const number = m.ints(board.cells, 1, 4);
for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
const numbers = number
  .entries()
  .map(([at, variable]): CellNumber => ({ at, variable, texts: ['1', '2', '3', '4'] }));
const pencil = new PencilMarks(numbers, m.posted);

const fact = (variable: number, value: number, holds = true): Fact => ({
  variable,
  place: board.cells[variable],
  value,
  holds,
});

const step = (claims: readonly Fact[], facts: readonly Fact[] = [], rows: readonly number[] = []): Step => ({
  claims,
  facts,
  reasons: rows.map((row) => ({ rule: 'row', places: board.rows[row]!, cut: false })),
  effort: 1,
  choices: 0,
});

/** Formats the candidates of each cell, with a minus before excluded ones. */
const shown = (one: Step, values: readonly Fact[] = [], excluded: readonly Fact[] = []) =>
  Object.fromEntries(
    pencil
      .of(one, { values: new Map(values.map(({ variable, value }) => [variable, value])), excluded })
      .map(({ at, marks }) => [
        `${at.row}${at.col}`,
        marks.map((mark) => (mark ? (mark.excluded ? `-${mark.text}` : mark.text) : '.')).join(''),
      ]),
  );

describe('pencil marks', () => {
  it('are shown if a step excludes numbers: there, and at the places of its rules', () => {
    expect(shown(step([fact(1, 3, false)], [], [0]), [fact(0, 2)])).toEqual({
      '01': '1.-34',
      '02': '1.34',
      '03': '1.34',
    });
  });

  it('are not shown if a step does not need them', () => {
    expect(shown(step([fact(1, 3)], [], [0]), [fact(0, 2), fact(1, 3)])).toEqual({});
  });

  it('stay until a value is found', () => {
    const before = [fact(4, 1, false), fact(5, 2, false)];
    expect(shown(step([fact(1, 3)]), [fact(1, 3), fact(5, 1)], before)).toEqual({ '10': '.234' });
  });

  it('are shown if a step depends on excluded numbers', () => {
    expect(shown(step([fact(7, 1)], [fact(4, 1, false)], [1]), [fact(7, 1)], [fact(4, 1, false)])).toEqual({
      '10': '.234',
      '11': '.234',
      '12': '.234',
    });
  });
});
