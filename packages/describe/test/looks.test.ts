import { cell, type Mark, type Place, placeKey, Random, read, side } from '@gridproof/core';
import { expect, it } from 'vitest';
import { describePuzzle, layers, values } from '../src/index.js';
import { kakuro, yajilin } from './shapes.js';

const unsolved = { rules: {}, encode() {}, *verify() {}, examples: [] };

const tapa = describePuzzle({
  ...unsolved,
  id: 'tapa',
  title: 'Tapa',
  clues: { clues: layers.at('cells', values.list(values.orUnknown(values.number(0, 8)))) },
  answer: layers.at('cells', values.shaded),
});

const signpost = describePuzzle({
  ...unsolved,
  id: 'signpost',
  title: 'Signpost',
  clues: { arrows: layers.every('cells', values.compass) },
  answer: layers.at(
    'cells',
    values.number(1, ({ width, height }) => width * height),
  ),
});

const stars = describePuzzle({
  ...unsolved,
  id: 'stars',
  title: 'Stars',
  clues: {
    signs: layers.at(
      'inner sides',
      values.oneOf(
        { value: 'less', sign: '<', symbol: 'less' },
        { value: 'more', sign: '>', symbol: 'greater' },
      ),
    ),
  },
  answer: layers.at(
    'cells',
    values.either({ value: 'star', sign: '*', symbol: 'star' }, { value: 'no', sign: '.', tone: 'light' }),
  ),
});

const marksOf = (
  type: { parse(text: string): any; draw(puzzle: any): { marks: readonly Mark[] } },
  text: string,
) => type.draw(type.parse(text)).marks;

it('several values at one place keep their order, as text and as JSON', () => {
  const puzzle = tapa.parse('1+3 . 2\n. ?+1 .\n. . 1+1+1+1');
  expect(puzzle.clues.known().map(([, clue]) => clue)).toEqual([[1, 3], [2], ['?', 1], [1, 1, 1, 1]]);
  expect(tapa.parse(tapa.print(puzzle))).toEqual(puzzle);
  const json = tapa.formats!.json!.write(puzzle);
  expect(JSON.parse(json).clues[0][0]).toEqual([1, 3]);
  expect(read(tapa as never, json)).toEqual(puzzle);
  expect(tapa.draw(puzzle).marks[0]).toEqual({
    at: cell(0, 0),
    source: 'clue',
    text: '1,3',
    list: ['1', '3'],
  });
});

it('lists that are too long, empty or of other values are refused', () => {
  for (const sign of ['1+1+1+1+1', '+', '1+', '9'])
    expect(() => tapa.parse(`${sign} .\n. .`), sign).toThrow(
      "expected a number from 0 to 8, '?', up to 4 of them with '+' between or '.'",
    );
});

it('an arrow is a symbol, beside a number or alone', () => {
  expect(marksOf(yajilin as never, '2> . .\n. < .\n. . .')).toEqual([
    { at: cell(0, 0), source: 'clue', text: '2', symbol: 'arrow-right' },
    { at: cell(1, 1), source: 'clue', symbol: 'arrow-left' },
  ]);
  expect(marksOf(signpost as never, 'SE W\nN NE')).toMatchObject([
    { symbol: 'arrow-down-right' },
    { symbol: 'arrow-left' },
    { symbol: 'arrow-up' },
    { symbol: 'arrow-up-right' },
  ]);
});

it('two sums stand on both sides of a diagonal', () => {
  expect(marksOf(kakuro as never, '11\\4 7\\ \\5\n. . .\n. . .')).toMatchObject([
    { text: '11\\4', split: { below: '11', above: '4' } },
    { text: '7\\', split: { below: '7' } },
    { text: '\\5', split: { above: '5' } },
  ]);
});

it.each([
  ['object', values.object('a star', { sign: '*', symbol: 'star' }), ['*', 'x'], '.'],
  ['object', values.object('a tent', { sign: 'A', symbol: 'tent' }, { tone: 'grass' }), ['A', 'x'], '.'],
  ['filled', values.filled('dark'), ['#', 'x'], '.'],
  ['lineCalled', values.lineCalled('pipe'), ['-', 'x'], undefined],
] as const)('%s is there or not, and an empty place has none', (_, value, signs, inAnswer) => {
  const at = cell(0, 0);
  expect([true, false].map((one) => value.write(one, at))).toEqual(signs);
  expect(value.blank).toBe(false);
  expect(value.inAnswer?.write(false, at)).toBe(inAnswer);
});

it('a sign may have a symbol in a cell and on a side', () => {
  const { factory } = (stars as any).described;
  const blank = factory.drawBlank({ width: 2, height: 2 }, () => 0);
  const spots: readonly { layer: string; place: Place }[] = factory.spots(blank);
  const spotAt = (place: Place) => spots.find((spot) => placeKey(spot.place) === placeKey(place));
  const signed = factory.withClue(blank, spotAt(side(0, 0, 'below')), 'less');
  const puzzle = factory.withClue(signed, spotAt(cell(1, 1)), 'star');
  expect(stars.draw(puzzle).marks).toEqual([
    { at: side(0, 0, 'below'), source: 'clue', symbol: 'less' },
    { at: cell(1, 1), source: 'clue', symbol: 'star' },
  ]);
});

it.each([
  ['tapa', tapa],
  ['signpost', signpost],
  ['stars', stars],
])('%s: its puzzles are printed as they are read, as text', (_, type) => {
  const random = new Random(5);
  const factory = (type as any).described.factory;
  for (let time = 0; time < 8; time++) {
    let puzzle = factory.drawBlank({ width: 3, height: 3 }, (bound: number) => random.below(bound));
    const taken = new Set<number>();
    for (const spot of factory.spots(puzzle)) {
      if (spot.layer.startsWith('givens') || spot.values.length === 0 || taken.has(placeKey(spot.place)))
        continue;
      if (random.below(3) > 0) continue;
      taken.add(placeKey(spot.place));
      puzzle = factory.withClue(puzzle, spot, spot.values[random.below(spot.values.length)]) ?? puzzle;
    }
    const text = (type as any).print(puzzle);
    expect((type as any).parse(text), text).toEqual(puzzle);
  }
});

it('the lines of the board and the lines around cages are those that a description names', () => {
  const caged = describePuzzle({
    ...unsolved,
    id: 'caged',
    title: 'Caged',
    clues: { cages: layers.cages(values.number(1, 9), 'sum', { style: 'solid' }) },
    answer: layers.at('cells', values.number(1, 4)),
    look: { frame: 'dashed', majorLines: 2 },
    draw: ({ board }) => ({ cages: [{ cells: board.cells.slice(2), style: 'outline', source: 'found' }] }),
  });
  const { frame, majorLines, cages: drawn } = caged.draw(caged.parse('. .\n. .\ncages:\nAA\n..'));
  expect([frame, majorLines, drawn?.map(({ style }) => style)]).toEqual(['dashed', 2, ['solid', 'outline']]);
});
