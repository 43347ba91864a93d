import { checkpoint, UndecidedError } from '../checkpoint.js';
import { Model } from '../model.js';
import type { AnyPuzzle, ClueSpot, PuzzleFactory } from '../puzzle.js';
import { breaksRules } from './candidate.js';
import type { ClueLayer } from './clue-layers.js';
import type { Clue } from './implied-clues.js';
import { splitModel } from './split-model.js';

/** A puzzle without its removable clues, and these clues. */
export interface RemovableClues {
  readonly blank: unknown;
  readonly clues: readonly Clue[];
}

type Spot = ClueLayer['spots'][number];

/**
 * Finds the removable clues of a puzzle: without one, the rest is a weaker puzzle with the same answer. A clue may be replaced by something
 * without information instead, as a black cell loses its number.
 */
export function removableClues(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  puzzle: unknown,
  answer: unknown,
): RemovableClues {
  const full = modelOf(type, puzzle);
  const layers = new Map<string, ClueLayer>();
  const clues: Clue[] = [];
  let blank = puzzle;
  /** Removing a clue may change other constraints; a replacement must not, and must be weaker. */
  const isWeaker = (rest: unknown, isRemoved: boolean): boolean => {
    if (rest === undefined || !isCorrect(type, rest, answer)) return false;
    const split = splitModel(modelOf(type, rest), full);
    return split !== undefined && (isRemoved || (split.others.length === 0 && split.clues.length > 0));
  };
  for (const spot of factory.spots(puzzle)) {
    checkpoint();
    if (!isPlaced(spot)) continue;
    const value = factory.clueAt(puzzle, spot);
    if (value === undefined) continue;
    const replacement = [undefined, ...(spot.isMandatory ? [] : spot.values)].findIndex(
      (one) => one !== value && isWeaker(factory.withClue(puzzle, spot, one), one === undefined),
    );
    if (replacement < 0) continue;
    const rest = factory.withClue(blank, spot, replacement === 0 ? undefined : spot.values[replacement - 1]);
    if (rest === undefined || !isCorrect(type, rest, answer)) continue;
    blank = rest;
    clues.push({ layer: layerOf(spot, layers), spot, value });
  }
  return { blank, clues };
}

const isPlaced = (spot: ClueSpot): spot is Spot => spot.place !== undefined;

function layerOf({ layer: name, label }: Spot, layers: Map<string, ClueLayer>): ClueLayer {
  const known = layers.get(name) ?? {
    name,
    label,
    given: name.startsWith('givens'),
    spots: [],
    values: [],
  };
  layers.set(name, known);
  return known;
}

function modelOf(type: AnyPuzzle, puzzle: unknown): Model {
  const model = new Model();
  type.encode(model, puzzle);
  return model;
}

/** Returns whether an answer to the whole puzzle is correct for the rest, which may have other cells. */
function isCorrect(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  try {
    return !breaksRules(type, puzzle, type.readAnswer(type.printAnswer(answer, puzzle), puzzle));
  } catch (error) {
    if (error instanceof UndecidedError) throw error;
    return false;
  }
}
