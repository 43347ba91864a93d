import { readPuzzle } from '@gridproof/core';
import { type EntryValues, Feedback, type Place, placeKey, Random } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { shikaku } from './index.js';

const puzzle = shikaku.parse('2.2.2.');
const { facts } = shikaku.described!.readPartialAnswer('AABBCC', puzzle);
/** Returns the judgement of a board of one row with walls to the right of these columns. */
function judge(text: string, walls: readonly number[], entered: EntryValues = new Map()) {
  const board = shikaku.parse(text);
  const { strokes } = shikaku.described!.input(board);
  if (strokes?.kind !== 'areas') throw new Error('expected areas');
  const drawn = new Map(walls.map((at) => [placeKey(strokes.sides[at]!), 1]));
  const areas = strokes.areas(drawn);
  const judged = new Feedback(shikaku, board).judge(strokes.values(drawn, entered, true), { areas });
  return {
    settled: columns(judged.settled),
    finished: columns(judged.finished),
    broken: columns(judged.violations.flatMap(({ places }) => places)),
  };
}

const columns = (places: readonly Place[]) =>
  [...new Set(places.map((place) => ('col' in place ? place.col : -1)))].toSorted((a, b) => a - b);

it('settles a clue that equals the number of its rectangle', () => {
  const entered = new Map(facts.map(({ variable, value }) => [variable, value]));
  expect(judge('2.2.2.', [], entered).settled).toEqual([0, 2, 4]);
});

it('finishes the rectangles that walls close, whatever lies beyond', () => {
  expect(judge('2.2.2.', [])).toEqual({ settled: [], finished: [], broken: [] });
  expect(judge('2.2.2.', [1])).toEqual({ settled: [0], finished: [0, 1], broken: [] });
  expect(judge('2.2.2.', [1, 3]).finished).toEqual([0, 1, 2, 3, 4, 5]);
});

it('breaks closed areas of the wrong size, but none that may be divided further', () => {
  expect(judge('2.2.2.', [0]).broken).toEqual([0]);
  expect(judge('2.2.2...4.', [2]).broken).toEqual([0, 1, 2]);
  expect(judge('?..?', [1]).broken).toEqual([]);
  expect(judge('1?1', []).broken).toEqual([]);
});

it('breaks closed areas that are no rectangles', () => {
  const puzzle = shikaku.parse('3.\n.1');
  const { strokes } = shikaku.described!.input(puzzle);
  if (strokes?.kind !== 'areas') throw new Error('expected areas');
  const around = strokes.sides.filter(({ row, col }) => row + col === 1);
  const drawn = new Map(around.map((side) => [placeKey(side), 1]));
  const areas = strokes.areas(drawn);
  const values = strokes.values(drawn, new Map(), true);
  expect(new Feedback(shikaku, puzzle).judge(values, { areas }).violations).not.toEqual([]);
});

it('draws walls around a rectangle with all its cells known, and beside cells that belong elsewhere', () => {
  const board = shikaku.parse('..2.\n..4.');
  const { strokes } = shikaku.described!.input(board);
  const walls = (known: string) => {
    const { facts } = shikaku.described!.readPartialAnswer(known, board);
    const fitted = strokes!.fit!(new Map(), new Map(facts.map(({ variable, value }) => [variable, value])));
    if (strokes?.kind !== 'areas') throw new Error('expected areas');
    return strokes.sides
      .filter((side) => fitted.has(placeKey(side)))
      .map(({ row, col, towards }) => `${row} ${col} ${towards}`);
  };
  expect(walls('....\n....')).toEqual([]);
  expect(walls('.AA.\n....')).toEqual(['0 0 right', '0 2 right', '0 1 below', '0 2 below']);
});

it('draws areas by walls, without dots', () => {
  const { drawEntries, input } = shikaku.described!;
  const values = new Map(facts.map(({ variable, value }) => [variable, value]));
  const picture = drawEntries(puzzle, values);
  expect(picture.shades?.length).toBeGreaterThan(0);
  expect(input(puzzle).strokes!.draw(picture, new Map(), values).shades).toEqual([]);
});

it('tints a known cell beside open ones, and the number, until walls surround it', () => {
  const { drawEntries, input } = shikaku.described!;
  const strokes = input(puzzle).strokes!;
  if (strokes.kind !== 'areas') throw new Error('expected areas');
  const tinted = (known: number, walls: readonly number[]) => {
    const values = new Map(facts.slice(0, known).map(({ variable, value }) => [variable, value]));
    const strokesDrawn = new Map(walls.map((at) => [placeKey(strokes.sides[at]!), 1]));
    const { shades } = strokes.draw(drawEntries(puzzle, values), strokesDrawn, values);
    return shades!.map(({ at }) => 'col' in at && at.col);
  };
  expect(tinted(2, [])).toEqual([1, 0]);
  expect(tinted(2, [1])).toEqual([]);
});

it('calls no subset of the right walls wrong', () => {
  for (const { puzzle: text, answer } of shikaku.examples) {
    if (answer === null) continue;
    const puzzle = readPuzzle(text, [shikaku], { as: 'shikaku' }).puzzle as ReturnType<typeof shikaku.parse>;
    const { strokes } = shikaku.described!.input(puzzle);
    if (strokes?.kind !== 'areas') throw new Error('expected areas');
    const { facts } = shikaku.described!.readPartialAnswer(answer, puzzle);
    const values = new Map(facts.map(({ variable, value }) => [variable, value]));
    const walls = [...strokes.fit(new Map(), values).keys()];
    const feedback = new Feedback(shikaku, puzzle);
    const random = new Random(1);
    for (let nth = 0; nth < 40; nth++) {
      const drawn = new Map(walls.filter(() => random.below(40) >= nth).map((key) => [key, 1]));
      const areas = strokes.areas(drawn);
      expect(feedback.judge(strokes.values(drawn, new Map(), true), { areas }).violations).toEqual([]);
      expect(areas.filter(({ regions }) => regions === 0)).toEqual([]);
    }
  }
});
