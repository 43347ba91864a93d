import { type AnyPuzzle, read } from '@gridproof/core';
import { orUsage } from './installed-type.js';
import type { Entry, Suite } from './suite.js';

/** The examples of every puzzle type that is installed. */
export const examples: Suite = {
  name: 'examples',
  entries: (types) => types.flatMap(examplesOf),
};

/** The examples of a puzzle type, as boards with its name on their first line. */
export const examplesOf = (type: AnyPuzzle): readonly Entry[] =>
  type.examples.map(({ name, puzzle: text }) => {
    const puzzle = orUsage([type], () => read(type, text), `${type.id}, ${name}`);
    return { name: `${type.id}, ${name}`, text: `${type.id}\n${type.print(puzzle)}` };
  });
