import { readPuzzle } from '@gridproof/core';
import fillomino from '@gridproof/fillomino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Game } from '../game/game.js';
import { KeyboardInput } from './keyboard-input.js';
import type { Mode } from './mode.js';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

let game: Game;
let time: number;
let keyboard: KeyboardInput;
let mode: Mode;

beforeEach(() => {
  const { type, puzzle } = readPuzzle('fillomino\n....\n....\n....\n....', [fillomino]);
  game = new Game(type, puzzle);
  time = 0;
  mode = 'digit';
  keyboard = new KeyboardInput(game, () => mode);
});

const press = (key: string, { shiftKey = false, ctrlKey = false, code = `Digit${key}`, wait = 100 } = {}) => {
  time += wait;
  return keyboard.take(0, { key, code, shiftKey, ctrlKey, metaKey: false, timeStamp: time });
};

describe('keyboard input', () => {
  it('makes one number of two digits, which are taken back together', () => {
    press('1');
    expect(game.at(0)).toBe(1);
    press('2');
    expect(game.at(0)).toBe(12);
    game.undo();
    expect(game.at(0)).toBeUndefined();
  });

  it('starts a new number after a pause, in another field, and where no number continues', () => {
    press('1');
    press('2', { wait: 2000 });
    expect(game.at(0)).toBe(2);
    press('5');
    expect(game.at(0)).toBe(5);
    keyboard.take(1, { key: '1', code: 'Digit1', ...PLAIN, timeStamp: time });
    keyboard.take(2, { key: '2', code: 'Digit2', ...PLAIN, timeStamp: time });
    expect([game.at(1), game.at(2)]).toEqual([1, 2]);
  });

  it('replaces only its own entry', () => {
    press('7', { wait: 2000 });
    press('1', { wait: 2000 });
    press('1', { wait: 2000 });
    press('2');
    game.undo();
    expect(game.at(0)).toBe(1);
  });

  it('writes to all fields that are selected with the one that has the focus', () => {
    game.selection.value = new Set([0, 3, 5]);
    press('4');
    expect([0, 3, 5].map((variable) => game.at(variable))).toEqual([4, 4, 4]);
    game.undo();
    expect(game.values.value.size).toBe(0);
  });

  it('marks corners with Shift on any keyboard layout, and the centre with Ctrl', () => {
    press('!', { shiftKey: true, code: 'Digit1' });
    press('/', { shiftKey: true, code: 'Digit7' });
    press('3', { ctrlKey: true });
    expect(press('z', { ctrlKey: true, code: 'KeyZ' })).toBe(false);
    expect(press('0', { ctrlKey: true })).toBe(false);
    expect(game.at(0)).toBeUndefined();
    const { corner, centre } = game.marks.value.get(0)!;
    expect([[...corner], [...centre]]).toEqual([[1, 7], [3]]);
  });

  it('marks in the modes for marks and colours', () => {
    mode = 'centre';
    press('1');
    press('7');
    press('3');
    expect(game.at(0)).toBeUndefined();
    expect([...game.marks.value.get(0)!.centre]).toEqual([1, 7, 3]);
    press('3');
    expect([...game.marks.value.get(0)!.centre]).toEqual([1, 7]);
    mode = 'corner';
    press('5');
    expect([...game.marks.value.get(0)!.corner]).toEqual([5]);
    mode = 'colour';
    press('6');
    expect(game.marks.value.get(0)!.colour).toBe(6);
  });

  it('leaves other keys alone', () => {
    expect(press('Tab', { code: 'Tab' })).toBe(false);
    expect(press('x', { code: 'KeyX' })).toBe(false);
    expect(press('0')).toBe(false);
  });
});
