import akari from '@gridproof/akari';
import battleships from '@gridproof/battleships';
import { placeKey, readPuzzle } from '@gridproof/core';
import galaxies from '@gridproof/galaxies';
import hashi from '@gridproof/hashi';
import heyawake from '@gridproof/heyawake';
import nurikabe from '@gridproof/nurikabe';
import pipes from '@gridproof/pipes';
import sudoku from '@gridproof/sudoku';
import takuzu from '@gridproof/takuzu';
import { describe, expect, it } from 'vitest';
import { candidatesOf, postRules } from './feedback.js';
import { Game } from './game.js';

const createGame = () => {
  const { type, puzzle } = readPuzzle('takuzu\n1..0\n.0..\n....\n..11', [takuzu]);
  return new Game(type, puzzle);
};

describe('a game', () => {
  it('lists the goal and the rules that the puzzle uses', () => {
    const { goal, rules } = takuzu;
    const instructionsOf = (text: string) => new Game(takuzu, takuzu.parse(text)).instructions;
    const always = [goal, rules.balance, rules.triple];
    expect(instructionsOf('1..0\n.0..\n....\n..11')).toEqual([...always, rules.distinct]);
    expect(instructionsOf('lines differ: no\n1..0\n.0..\n....\n..11')).toEqual(always);
  });

  it('is solved when the drawing is right, whatever stays open', () => {
    const game = new Game(akari, akari.parse('..\n..'));
    expect(game.isSolved.value).toBe(false);
    game.enter(0, true);
    game.enter(1, true);
    expect(game.isSolved.value).toBe(false);
    game.enter(1, undefined);
    game.enter(3, true);
    expect(game.isSolved.value).toBe(true);
    expect(game.broken.value).toBeUndefined();
    game.enter(1, false);
    expect(game.isSolved.value).toBe(true);
  });

  it('is solved without entries where clues give the value', () => {
    const game = new Game(battleships, battleships.parse('fleet: 2 1\n....\n.<..\n....\n...o'));
    game.enter(1, true);
    expect(game.isSolved.value).toBe(false);
    postRules(game);
    expect(game.isSolved.value).toBe(true);
    expect(game.isOpen.value).toBe(true);
    game.fill(false);
    expect(game.isOpen.value).toBe(false);
    expect(game.broken.value).toEqual([]);
  });

  it('turns the tiles beside entered facts in one step', () => {
    const game = new Game(pipes, pipes.parse('╷┌\n╷└'));
    const facts = [0, 2].map((variable) => {
      const { place } = game.fields[variable]!;
      return { variable, place, value: true, holds: true };
    });
    game.enterFacts(facts);
    // Twice the quarter turns, and 1 more for the locked tile.
    expect([...game.strokes.value]).toEqual([
      [0, 6],
      [1, 3],
      [3, 6],
    ]);
    game.undo();
    expect(game.strokes.value.size).toBe(0);
    expect(game.canUndo.value).toBe(false);
  });

  it('replaces walls that contradict an entered answer', () => {
    const game = new Game(galaxies, galaxies.parse('.|o|.|.|o|.'));
    const { strokes } = game.input;
    if (strokes?.kind !== 'areas') throw new Error('expected areas');
    const [border, wrong, spur] = [2, 3, 0].map((at) => placeKey(strokes.sides[at]!)) as [
      number,
      number,
      number,
    ];
    game.draw([border, wrong, spur].map((key) => [key, 1]));
    expect(game.isSolved.value).toBe(false);
    const facts = game.fields.map(({ place, values }, variable) => {
      const { value } = values.at(variable < 3 ? 0 : -1)!;
      return { variable, place, value, holds: true };
    });
    game.enterFacts(facts);
    expect([...game.strokes.value.keys()]).toEqual([border]);
    expect(game.isSolved.value).toBe(true);
    game.draw([[spur, 1]]);
    expect(game.isSolved.value).toBe(false);
    game.undo();
    game.undo();
    expect(game.strokes.value.size).toBe(3);
  });

  it('needs entries where a clue shows another value than an empty field', () => {
    const game = new Game(heyawake, heyawake.parse('AB\n\n1.'));
    postRules(game);
    expect(game.isSolved.value).toBe(false);
    game.enterAll([[0, true]]);
    expect(game.isSolved.value).toBe(true);
  });

  it('knows the facts that the board shows, even if a line may still grow', () => {
    const game = new Game(hashi, hashi.parse('2.2\n...\n1.1'));
    const { place } = game.fields[0]!;
    const fact = { variable: 0, place, value: 1, holds: true };
    expect(game.hasAll([fact])).toBe(false);
    game.enterFacts([fact]);
    expect(game.hasAll([fact])).toBe(true);
  });

  it('undoes and redoes entries, and a stroke in one step', () => {
    const game = createGame();
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

  it('removes entered values from filled candidates, and restores them on undo', () => {
    const game = new Game(sudoku, sudoku.parse('1...\n....\n....\n....'));
    postRules(game);
    const marksOf = (...variables: number[]) => variables.map((variable) => game.marksAt(variable).join(''));
    game.toggleMark([1, 2], 'centre', 2);
    game.enter(3, 2);
    expect(marksOf(1, 2)).toEqual(['2', '2']);
    game.undo();
    game.setCandidates(candidatesOf(game));
    // The player's own marks stay.
    expect(marksOf(1, 2, 6, 15)).toEqual(['2', '2', '1234', '1234']);
    game.enter(3, 2);
    expect(marksOf(1, 2, 6, 15)).toEqual(['', '', '134', '134']);
    game.undo();
    expect(marksOf(1, 2, 6, 15)).toEqual(['2', '2', '1234', '1234']);
    game.clearMarks();
    game.toggleMark([1], 'centre', 2);
    game.enter(3, 2);
    expect(marksOf(1)).toEqual(['2']);
  });

  it.each([
    [30, 1],
    [32, 0],
  ])('judges boards of up to 30x30: %i', (side, violations) => {
    const game = new Game(takuzu, takuzu.described!.factory.starter({ width: side, height: side })!);
    postRules(game);
    for (const variable of [0, 1, 2]) game.enter(variable, true);
    expect(game.feedback.value?.violations ?? []).toHaveLength(violations);
  });

  it('refuses values that a clue excludes by itself', () => {
    const game = new Game(nurikabe, nurikabe.parse('2..\n...'));
    postRules(game);
    game.enterAll([
      [0, true],
      [1, true],
    ]);
    expect([...game.values.value]).toEqual([[1, true]]);
    game.enter(0, false);
    expect(game.at(0)).toBe(false);
  });

  it('changes nothing that is given, and turns a field through its values', () => {
    const game = createGame();
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

  it('rejects or accepts a trial, and returns to any earlier board', () => {
    const game = createGame();
    game.enter(1, true);
    game.beginTrial();
    game.enter(2, true);
    expect(game.trials.value).toEqual([[game.fields[2]!.place, 1]]);
    game.beginTrial();
    game.enter(4, true);
    expect(game.trialOf(2)).toBe(1);
    expect(game.trialOf(4)).toBe(2);
    game.rejectTrial();
    expect([...game.values.value.keys()]).toEqual([1, 2]);
    game.acceptTrial();
    expect(game.trialDepth.value).toBe(0);
    expect([...game.values.value.keys()]).toEqual([1, 2]);
    game.undo();
    expect(game.trialDepth.value).toBe(1);
    game.rejectTrial();
    expect([...game.values.value.keys()]).toEqual([1]);
  });

  it('marks without entering, and takes that back as well', () => {
    const game = new Game(sudoku, sudoku.parse('1...\n....\n....\n....'));
    game.toggleMark([1, 2], 'centre', 3);
    game.toggleMark([1], 'corner', 2);
    game.toggleColour([0, 1], 4);
    expect(game.marksAt(1)).toEqual(['3', '2']);
    expect(game.values.value.size).toBe(0);
    expect(game.picture.value.candidates).toHaveLength(3);
    expect(game.colours.value).toEqual([
      [1, 4],
      [0, 4],
    ]);
    game.enter(1, 2);
    expect(game.picture.value.candidates).toHaveLength(1);
    game.undo();
    game.toggleMark([1, 2], 'centre', 3);
    expect(game.marksAt(2)).toEqual([]);
    game.clearMarks();
    expect(game.marks.value.size).toBe(0);
    for (let n = 0; n < 5; n++) game.undo();
    expect(game.marks.value.size).toBe(0);
    expect(game.canUndo.value).toBe(false);
  });

  it('counts no board twice that differs in marks alone', () => {
    const game = new Game(sudoku, sudoku.parse('1...\n....\n....\n....'));
    game.enter(1, 2);
    game.toggleMark([2], 'centre', 3);
    game.toggleMark([3], 'centre', 4);
    game.enter(2, 3);
    expect(game.history.map(({ size }) => size)).toEqual([0, 1, 2]);
    game.goTo(1);
    expect(game.marks.value.size).toBe(2);
  });

  it('takes a line that may grow for its least value', () => {
    const game = new Game(hashi, hashi.parse('2.2\n...\n1.1'));
    const entered = (value: number) => {
      game.enter(0, value);
      return game.entries.value.map(({ value, holds }) => [value, holds]);
    };
    expect(entered(0)).toEqual([[0, true]]);
    expect(entered(1)).toEqual([[0, false]]);
    expect(entered(2)).toEqual([[2, true]]);
  });

  it('fills only open fields', () => {
    const game = createGame();
    game.enter(1, true);
    game.fill(false);
    expect(game.broken.value).toBeDefined();
    expect(game.at(1)).toBe(true);
    game.undo();
    expect(game.values.value.size).toBe(1);
  });

  it('reports broken rules once no field is open', () => {
    const game = createGame();
    for (const [variable, field] of game.fields.entries())
      if (field.given === undefined) game.enter(variable, true);
    expect(game.broken.value!.length).toBeGreaterThan(0);
    game.clear();
    expect(game.broken.value).toBeUndefined();
  });
});
