// Examples of the puzzle types, with what is to be entered in them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';

const built = (...path) => import(pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href);
const { makeable, readPuzzle } = await built('core');

/** The ids of all puzzle types. */
export const puzzles = readdirSync(join(root, 'packages', 'puzzles'));

/** The smallest example of a type that has an answer and more than one open field, what stands in which field of it, and whether new ones can be made. */
export async function exampleOf(id) {
  const { default: type } = await built('puzzles', id);
  const fieldsOf = ({ puzzle: text }) => type.described.fields(readPuzzle(text, [type], { as: id }).puzzle);
  const [example] = type.examples
    .filter(({ answer }) => answer !== null)
    .toSorted((one, other) => one.puzzle.length - other.puzzle.length)
    .filter((one) => fieldsOf(one).filter(({ given }) => given === undefined).length > 1);
  const { puzzle } = readPuzzle(example.puzzle, [type], { as: id });
  const fields = type.described.fields(puzzle);
  const answer = type.described.readEntered(example.answer, puzzle).facts;
  const values = new Map(answer.map(({ variable, value }) => [variable, value]));
  const open = fields.flatMap(({ given, values: all }, variable) =>
    given === undefined ? [{ variable, all, value: values.get(variable) }] : [],
  );
  return { text: `${id}\n${type.print(puzzle)}`, open, canBeMade: makeable(type).can };
}

/** The text of an example, by the name that its type gives it. */
export async function exampleCalled(id, called) {
  const { default: type } = await built('puzzles', id);
  return type.examples.find(({ name }) => name === called).puzzle;
}
