import { readPuzzle } from '@gridproof/core';
import fillomino from '@gridproof/fillomino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Game } from '../game/game.js';
import { Typing } from './typing.js';

let game: Game;
let time: number;
let typing: Typing;
let isNoting: boolean;

beforeEach(() => {
  const { type, puzzle } = readPuzzle('fillomino\n....\n....\n....\n....', [fillomino]);
  game = new Game(type, puzzle);
  time = 0;
  isNoting = false;
  typing = new Typing(game, () => isNoting);
});

const press = (key: string, { shiftKey = false, code = `Digit${key}`, wait = 100 } = {}) => {
  time += wait;
  return typing.take(0, { key, code, shiftKey, timeStamp: time });
};

describe('typing', () => {
  it('makes one number of two digits, which are taken back together', () => {
    press('1');
    expect(game.at(0)).toBe(1);
    press('2');
    expect(game.at(0)).toBe(12);
    game.undo();
    expect(game.at(0)).toBeUndefined();
  });

  it('begins anew after a pause, in another field, and where no number goes on', () => {
    press('1');
    press('2', { wait: 2000 });
    expect(game.at(0)).toBe(2);
    press('5');
    expect(game.at(0)).toBe(5);
    typing.take(1, { key: '1', code: 'Digit1', shiftKey: false, timeStamp: time });
    typing.take(2, { key: '2', code: 'Digit2', shiftKey: false, timeStamp: time });
    expect([game.at(1), game.at(2)]).toEqual([1, 2]);
  });

  it('takes back only what it has entered itself', () => {
    press('7', { wait: 2000 });
    press('1', { wait: 2000 });
    press('1', { wait: 2000 });
    press('2');
    game.undo();
    expect(game.at(0)).toBe(1);
  });

  it('notes with the shift key, whatever that makes of a digit, and while everything is noted', () => {
    press('!', { shiftKey: true, code: 'Digit1' });
    press('/', { shiftKey: true, code: 'Digit7' });
    isNoting = true;
    press('3');
    expect(game.at(0)).toBeUndefined();
    expect([...game.notes.value.get(0)!]).toEqual([1, 7, 3]);
    press('3');
    expect([...game.notes.value.get(0)!]).toEqual([1, 7]);
  });

  it('leaves other keys alone', () => {
    expect(press('Tab', { code: 'Tab' })).toBe(false);
    expect(press('x', { code: 'KeyX' })).toBe(false);
    expect(press('0')).toBe(false);
  });
});
