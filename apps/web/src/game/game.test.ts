import { readPuzzle } from '@gridproof/core';
import takuzu from '@gridproof/takuzu';
import { describe, expect, it } from 'vitest';
import { Game } from './game.js';

const begun = () => {
  const { type, puzzle } = readPuzzle('takuzu\n1..0\n.0..\n....\n..11', [takuzu]);
  return new Game(type, puzzle);
};

describe('a game', () => {
  it('takes entries back and again, and a stroke at once', () => {
    const game = begun();
    game.enter(1, true);
    game.enter(2, false);
    game.enter(6, true);
    game.enter(7, true, true);
    expect(game.values.value.size).toBe(4);
    game.undo();
    expect([...game.values.value.keys()]).toEqual([1, 2]);
    game.redo();
    expect([...game.values.value.keys()]).toEqual([1, 2, 6, 7]);
    game.undo();
    game.enter(4, true);
    expect(game.canRedo.value).toBe(false);
  });

  it('changes nothing that is given, and turns a field through its values', () => {
    const game = begun();
    game.enter(0, false);
    game.enter(5, true);
    expect(game.values.value.size).toBe(0);
    expect(game.at(0)).toBe(true);
    const seen = [0, 1, 2].map(() => {
      game.turn(1);
      return game.at(1);
    });
    expect(seen).toEqual([true, false, undefined]);
    game.turn(1, true);
    expect(game.at(1)).toBe(false);
  });

  it('goes back to the board that was marked, and to any number of entries', () => {
    const game = begun();
    game.enter(1, true);
    game.mark();
    game.enter(2, true);
    game.enter(4, true);
    game.goBack();
    expect([...game.values.value.keys()]).toEqual([1]);
    expect(game.canGoBack.value).toBe(false);
    game.enter(2, true);
    game.goTo(1);
    expect(game.history.map(({ size }) => size)).toEqual([0, 1]);
  });

  it('keeps a mark while entries are taken back and again', () => {
    const game = begun();
    game.enter(1, true);
    game.enter(2, true);
    game.undo();
    game.mark();
    expect(game.sinceMark.value).toBe(0);
    game.redo();
    expect(game.sinceMark.value).toBe(1);
    game.goBack();
    expect([...game.values.value.keys()]).toEqual([1]);
  });

  it('notes without entering, and takes that back as well', () => {
    const game = begun();
    game.note(1, false);
    expect(game.notes.value.get(1)).toEqual(new Set([true]));
    expect(game.values.value.size).toBe(0);
    expect(game.picture.value.candidates).toHaveLength(1);
    game.enter(1, false);
    expect(game.picture.value.candidates).toBeUndefined();
    game.note(1, false);
    game.note(0, true);
    game.undo();
    expect(game.picture.value.candidates).toHaveLength(1);
    game.undo();
    expect(game.notes.value.size).toBe(0);
  });

  it('counts no board twice that differs in notes alone', () => {
    const game = begun();
    game.enter(1, true);
    game.note(2, true);
    game.note(4, true);
    game.enter(2, true);
    expect(game.history.map(({ size }) => size)).toEqual([0, 1, 2]);
    game.goTo(1);
    expect(game.notes.value.size).toBe(2);
  });

  it('fills what is open, and nothing else', () => {
    const game = begun();
    game.enter(1, true);
    game.fill(false);
    expect(game.broken.value).toBeDefined();
    expect(game.at(1)).toBe(true);
    game.undo();
    expect(game.values.value.size).toBe(1);
  });

  it('says what is broken once nothing is open', () => {
    const game = begun();
    for (const [variable, field] of game.fields.entries())
      if (field.given === undefined) game.enter(variable, true);
    expect(game.broken.value!.length).toBeGreaterThan(0);
    game.clear();
    expect(game.broken.value).toBeUndefined();
  });
});
