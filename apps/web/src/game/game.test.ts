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
    expect(game.history).toHaveLength(2);
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
