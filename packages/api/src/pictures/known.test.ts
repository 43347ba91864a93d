import { cell, type Fact, type Picture, placeKey } from '@gridproof/core';
import { takuzu } from '@gridproof/takuzu';
import { describe, expect, it } from 'vitest';
import { knownPicture } from './known.js';

const board = { type: takuzu, format: 'text', puzzle: takuzu.parse('1...\n....\n....\n....') };
const facts: readonly Fact[] = [
  { variable: 3, place: cell(0, 3), value: false, holds: true },
  { variable: 4, place: cell(1, 0), value: true, holds: false },
];
const texts = ({ marks }: Picture) => marks.map(({ at, text, source }) => [placeKey(at), text, source]);

describe('a picture of known facts', () => {
  it('is the same with and without a description', () => {
    const { described: _, ...bare } = takuzu;
    const drawn = [takuzu, bare].map((type) => texts(knownPicture({ ...board, type }, facts)));
    for (const one of drawn)
      expect(one.toSorted()).toEqual(
        [
          [placeKey(cell(0, 0)), '1', 'clue'],
          [placeKey(cell(0, 3)), '0', 'found'],
          [placeKey(cell(1, 0)), '0', 'found'],
        ].toSorted(),
      );
    const against: Fact = { variable: 0, place: cell(0, 0), value: false, holds: true };
    for (const type of [takuzu, bare])
      expect(texts(knownPicture({ ...board, type }, [against]))).toEqual([
        [placeKey(cell(0, 0)), '0', 'found'],
      ]);
    expect(knownPicture({ ...board, type: bare }, [])).toEqual(takuzu.draw(board.puzzle));
  });
});
