import { describe, expect, it } from 'vitest';
import { Board } from './board.js';
import { cell, outside, type Place, placeKey, side } from './place.js';
import { readsBackwards, TURNS, type Turn, turnedPlace, turnedSize, turnedSymbol } from './turn.js';

const BOARD = new Board(3, 2);
const PLACES: readonly Place[] = [
  ...BOARD.cells,
  ...BOARD.corners,
  ...BOARD.sides,
  ...BOARD.links,
  ...BOARD.rimLinks,
  ...BOARD.outside(['left', 'right', 'above', 'below']),
];
const QUARTER: Turn = { mirrored: false, quarters: 1 };
const MIRROR: Turn = { mirrored: true, quarters: 0 };

describe('a turn', () => {
  it.each(TURNS)('takes every place to one of the turned board, and back: %o', (turn) => {
    const { width, height } = turnedSize(BOARD, turn);
    const onto = new Board(width, height);
    const keys = new Set(
      [
        ...onto.cells,
        ...onto.corners,
        ...onto.sides,
        ...onto.links,
        ...onto.rimLinks,
        ...onto.outside(['left', 'right', 'above', 'below']),
      ].map((place) => `${place.kind} ${placeKey(place)}`),
    );
    const back: Turn = turn.mirrored ? turn : { ...turn, quarters: ((4 - turn.quarters) % 4) as 0 };
    const reached = PLACES.map((place) => {
      const there = turnedPlace(place, turn, BOARD);
      expect(turnedPlace(there, back, onto)).toEqual(place);
      return `${there.kind} ${placeKey(there)}`;
    });
    expect(new Set(reached)).toEqual(keys);
  });

  it('goes clockwise, and mirrors left for right', () => {
    expect(turnedPlace(cell(0, 0), QUARTER, BOARD)).toEqual(cell(0, 1));
    expect(turnedPlace(cell(0, 0), MIRROR, BOARD)).toEqual(cell(0, 2));
    expect(turnedPlace(side(0, 0, 'right'), QUARTER, BOARD)).toEqual(side(0, 1, 'below'));
    expect(turnedPlace(outside('above', -1, 2), QUARTER, BOARD)).toEqual(outside('right', 2, 2));
  });

  it('takes signs with it', () => {
    const at = cell(0, 0);
    expect(turnedSymbol('arrow-up-right', QUARTER, at)).toBe('arrow-down-right');
    expect(turnedSymbol('bow-left', MIRROR, at)).toBe('bow-right');
    expect(turnedSymbol('triangle-upper-left', QUARTER, at)).toBe('triangle-upper-right');
    expect(turnedSymbol('slash', QUARTER, at)).toBe('backslash');
    expect(turnedSymbol('slash', { mirrored: true, quarters: 1 }, at)).toBe('slash');
    expect(turnedSymbol('less', MIRROR, side(0, 0, 'right'))).toBe('greater');
    expect(turnedSymbol('less', MIRROR, side(0, 0, 'below'))).toBe('less');
    expect(turnedSymbol('lamp', QUARTER, at)).toBe('lamp');
  });

  it('knows which lines are read from their other end', () => {
    const row = outside('left', 0, -1);
    expect(readsBackwards(row, MIRROR)).toBe(true);
    expect(readsBackwards(outside('above', -1, 0), MIRROR)).toBe(false);
    expect(readsBackwards(row, QUARTER)).toBe(false);
    expect(readsBackwards(outside('above', -1, 0), QUARTER)).toBe(true);
  });
});
