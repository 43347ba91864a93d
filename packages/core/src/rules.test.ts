import { expect, it } from 'vitest';
import { cell } from './board/place.js';
import type { Model } from './model.js';
import type { AnyPuzzle } from './puzzle.js';
import { instructionsFor, ruleSentences, rulesFor } from './rules.js';

const type = {
  goal: 'Fill the board.',
  rules: { full: 'Each row is full.', cover: 'The line covers the board.' },
  conditions: { cover: "With 'cover: yes'" },
  encode(model: Model, covers: boolean) {
    const variable = model.bool();
    model.require('full', cell(0, 0), variable);
    if (covers) model.require('cover', cell(0, 0), variable);
    return variable;
  },
} as unknown as AnyPuzzle;

it('lists the rules that a puzzle uses', () => {
  expect(rulesFor(type, false)).toEqual({ full: 'Each row is full.' });
  expect(rulesFor(type, true)).toEqual(type.rules);
  expect(instructionsFor(type, false)).toEqual(['Fill the board.', 'Each row is full.']);
});

it('writes the condition of a rule in front of it', () => {
  expect(ruleSentences(type)).toEqual([
    'Fill the board.',
    'Each row is full.',
    "With 'cover: yes': The line covers the board.",
  ]);
});
