import { type AnyPuzzle, readPuzzle } from '@gridproof/core';
import { dominoSudoku } from '@gridproof/domino-sudoku';
import { galaxies } from '@gridproof/galaxies';
import { lits } from '@gridproof/lits';
import { minesweeper } from '@gridproof/minesweeper';
import { mosaic } from '@gridproof/mosaic';
import { puzlogic } from '@gridproof/puzlogic';
import { slant } from '@gridproof/slant';
import { sudoku } from '@gridproof/sudoku';
import { takuzu } from '@gridproof/takuzu';
import type { Suite } from './suite.js';

/** A puzzle of a suite, read and ready to be solved. */
export interface Case {
  readonly suite: string;
  readonly name: string;
  readonly text: string;
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
}

const types: readonly AnyPuzzle[] = [
  sudoku,
  takuzu,
  mosaic,
  minesweeper,
  slant,
  lits,
  galaxies,
  puzlogic,
  dominoSudoku,
];

/** Reads all puzzles of some suites; each is a case only once, in the first suite that has it. */
export function casesOf(suites: readonly Suite[]): readonly Case[] {
  const cases = new Map<string, Case>();
  for (const suite of suites)
    for (const { name, text } of suite.entries())
      if (!cases.has(text)) {
        const { type, puzzle } = readPuzzle(text, types);
        cases.set(text, { suite: suite.name, name, text, type, puzzle });
      }
  return [...cases.values()];
}
