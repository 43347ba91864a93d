import { describe, expect, it } from 'vitest';
import { Board } from './board.js';
import { cell, outside, type Place, placeKey, side } from './place.js';
import {
  type BoardTransform,
  readsBackwards,
  TRANSFORMS,
  transformPlace,
  transformSize,
  transformSymbol,
} from './transform.js';

const BOARD = new Board(3, 2);
const PLACES: readonly Place[] = [
  ...BOARD.cells,
  ...BOARD.corners,
  ...BOARD.sides,
  ...BOARD.links,
  ...BOARD.wrappingLinks,
  ...BOARD.outside(['left', 'right', 'above', 'below']),
];
const QUARTER: BoardTransform = { mirrored: false, quarters: 1 };
const MIRROR: BoardTransform = { mirrored: true, quarters: 0 };

describe('a turn', () => {
  it.each(TRANSFORMS)('takes every place to one of the turned board, and back: %o', (transform) => {
    const { width, height } = transformSize(BOARD, transform);
    const onto = new Board(width, height);
    const keys = new Set(
      [
        ...onto.cells,
        ...onto.corners,
        ...onto.sides,
        ...onto.links,
        ...onto.wrappingLinks,
        ...onto.outside(['left', 'right', 'above', 'below']),
      ].map((place) => `${place.kind} ${placeKey(place)}`),
    );
    const back: BoardTransform = transform.mirrored
      ? transform
      : { ...transform, quarters: ((4 - transform.quarters) % 4) as 0 };
    const reached = PLACES.map((place) => {
      const there = transformPlace(place, transform, BOARD);
      expect(transformPlace(there, back, onto)).toEqual(place);
      return `${there.kind} ${placeKey(there)}`;
    });
    expect(new Set(reached)).toEqual(keys);
  });

  it('goes clockwise, and mirrors left for right', () => {
    expect(transformPlace(cell(0, 0), QUARTER, BOARD)).toEqual(cell(0, 1));
    expect(transformPlace(cell(0, 0), MIRROR, BOARD)).toEqual(cell(0, 2));
    expect(transformPlace(side(0, 0, 'right'), QUARTER, BOARD)).toEqual(side(0, 1, 'below'));
    expect(transformPlace(outside('above', -1, 2), QUARTER, BOARD)).toEqual(outside('right', 2, 2));
  });

  it('transforms signs', () => {
    const at = cell(0, 0);
    expect(transformSymbol('arrow-up-right', QUARTER, at)).toBe('arrow-down-right');
    expect(transformSymbol('bow-left', MIRROR, at)).toBe('bow-right');
    expect(transformSymbol('triangle-upper-left', QUARTER, at)).toBe('triangle-upper-right');
    expect(transformSymbol('slash', QUARTER, at)).toBe('backslash');
    expect(transformSymbol('slash', { mirrored: true, quarters: 1 }, at)).toBe('slash');
    expect(transformSymbol('less', MIRROR, side(0, 0, 'right'))).toBe('greater');
    expect(transformSymbol('less', MIRROR, side(0, 0, 'below'))).toBe('less');
    expect(transformSymbol('lamp', QUARTER, at)).toBe('lamp');
  });

  it('detects lines with reversed reading direction', () => {
    const row = outside('left', 0, -1);
    expect(readsBackwards(row, MIRROR)).toBe(true);
    expect(readsBackwards(outside('above', -1, 0), MIRROR)).toBe(false);
    expect(readsBackwards(row, QUARTER)).toBe(false);
    expect(readsBackwards(outside('above', -1, 0), QUARTER)).toBe(true);
  });
});
