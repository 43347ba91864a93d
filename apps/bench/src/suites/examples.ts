import { type AnyPuzzle, read } from '@gridproof/core';
import { orUsage } from './installed-type.js';
import type { Suite, SuiteEntry } from './suite.js';

/** The examples of every installed puzzle type. */
export const examples: Suite = {
  name: 'examples',
  entries: (types) => types.flatMap(examplesOf),
};

/** Returns the examples of a puzzle type, with its name on the first line. */
export const examplesOf = (type: AnyPuzzle): readonly SuiteEntry[] =>
  type.examples.map(({ name, puzzle: text }) => {
    const puzzle = orUsage([type], () => read(type, text), `${type.id}, ${name}`);
    return { name: `${type.id}, ${name}`, text: `${type.id}\n${type.print(puzzle)}` };
  });
