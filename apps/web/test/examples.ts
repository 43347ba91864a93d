import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { type AnyPuzzle, type Example, type Field, readPuzzle } from '@gridproof/core';

type Value = boolean | number;

/** Ids of all puzzle types. */
export const PUZZLES = readdirSync(join(import.meta.dirname, '..', '..', '..', 'packages', 'puzzles'));

/** Types with very different input. */
const CHOSEN = [
  'sudoku',
  'slitherlink',
  'yajilin',
  'galaxies',
  'shikaku',
  'pipes',
  'hashi',
  'shakashaka',
  'nonogram',
];

/** The types with tests of their own: all of them with GRIDPROOF_TYPES=all. */
export const TESTED = env.GRIDPROOF_TYPES === 'all' ? PUZZLES : CHOSEN;

export const typeOf = async (id: string): Promise<AnyPuzzle> => (await import(`@gridproof/${id}`)).default;

/** A field for the player, with its value in the answer. */
export interface OpenField extends Pick<Field, 'blank'> {
  readonly variable: number;
  readonly all: Field['values'];
  readonly value: Value | undefined;
}

/** A puzzle with its answer. */
export interface PlayExample {
  readonly text: string;
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
  /** Values of the answer, by variable. */
  readonly values: ReadonlyMap<number, Value>;
  readonly open: readonly OpenField[];
}

/** Returns the smallest example of a type with more than one field. */
export async function exampleOf(id: string): Promise<PlayExample> {
  const type = await typeOf(id);
  return type.examples
    .filter(({ answer }) => answer !== null)
    .toSorted((one, other) => one.puzzle.length - other.puzzle.length)
    .map((one) => playExample(type, one))
    .find(({ open }) => open.filter(({ value, blank }) => value !== blank).length > 1)!;
}

function playExample(type: AnyPuzzle, { puzzle: text, answer }: Example<string>): PlayExample {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const { facts } = type.described!.readPartialAnswer(answer!, puzzle);
  const values = new Map(facts.map(({ variable, value }) => [variable, value]));
  const open = type
    .described!.fields(puzzle)
    .flatMap(({ given, values: all, blank }, variable) =>
      given === undefined ? [{ variable, all, value: values.get(variable), blank }] : [],
    );
  return { text: `${type.id}\n${type.print(puzzle)}`, open, type, puzzle, values };
}
