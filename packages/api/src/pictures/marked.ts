import type { AnyPuzzle, Highlight, Picture, ReadPuzzle } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { TaskResult } from '../execution/run-task.js';
import { knownPicture } from './known.js';

/** A picture as an SVG whose title is the puzzle type. */
export const svgOf = (type: AnyPuzzle, picture: Picture): string => renderSvg(picture, { title: type.title });

/** The first answer of a result with highlights; if not all of it is certain, the certain part. */
export function resultPicture(read: ReadPuzzle, result: TaskResult): Picture {
  const { type, puzzle } = read;
  const [answer] = result.answers;
  if (result.certain) return knownPicture(read, result.certain);
  return pictureOf(type, puzzle, answer, differences(result));
}

/** The puzzle or its answer, with highlights. */
export function pictureOf(
  type: AnyPuzzle,
  puzzle: unknown,
  answer?: unknown,
  highlights: readonly Highlight[] = [],
): Picture {
  return withHighlights(answer === undefined ? type.draw(puzzle) : type.draw(puzzle, answer), highlights);
}

/** A picture with additional highlights. */
export function withHighlights(picture: Picture, highlights: readonly Highlight[]): Picture {
  return highlights.length
    ? { ...picture, highlights: [...(picture.highlights ?? []), ...highlights] }
    : picture;
}

/** Highlights for the places where the two answers of a result differ. */
export const differences = ({ differ: places = [] }: TaskResult): Highlight[] =>
  places.length ? [{ places, meaning: 'differs', label: 'differs in the other answer' }] : [];
