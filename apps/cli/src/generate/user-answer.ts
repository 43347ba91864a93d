import { existsSync } from 'node:fs';
import {
  type AnyPuzzle,
  changedPlaces,
  formatPlaces,
  joinList,
  type PuzzleWithAnswer,
  readUserAnswer,
} from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import { readText } from '../input/read-text.js';

/** The user's own answer, from which a puzzle is made. */
export interface UserAnswer {
  readonly text: string;
  readonly drawn: PuzzleWithAnswer;
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * Reads the file of `--from`.
 * @throws UsageError if the type cannot make puzzles from answers.
 */
export async function loadUserAnswer(
  file: string,
  type: AnyPuzzle,
  { plugins, io }: CommandRun,
): Promise<UserAnswer> {
  if (!type.described?.factory.fromAnswer) {
    const types = await plugins.types();
    const able = types.filter(({ described }) => described?.factory.fromAnswer).map(({ title }) => title);
    throw new UsageError(
      `${type.title} cannot be generated from an answer of your own${able.length ? `, only ${joinList(able, 'and')} can` : ''}`,
    );
  }
  if (file !== '-' && !existsSync(file)) throw new UsageError(`'${file}' was not found`);
  const text = readText(file, io);
  const drawn = readUserAnswer(type, text);
  return { text, drawn, size: type.described.size(drawn.puzzle) };
}

/** Describes the changes to the answer that uniqueness required. */
export function changesText(type: AnyPuzzle, { drawn, size }: UserAnswer, puzzle: PuzzleWithAnswer): string {
  const places = changedPlaces(type, drawn, puzzle);
  if (places.length === 0) return 'nothing had to be changed: the puzzle has one answer';
  const where = formatPlaces(places, size, {
    coordinates: type.coordinates ?? 'words',
    maxParts: Number.POSITIVE_INFINITY,
  });
  return `${places.length === 1 ? '1 place was' : `${places.length} places were`} changed, so that there is one answer: ${where}`;
}
