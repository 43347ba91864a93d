import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle, PuzzleFactory } from '../puzzle.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { PuzzleCandidate } from './candidate.js';
import { splitModelOf } from './clue-layers.js';
import { ClueReducer } from './clue-reducer.js';
import type { Clue } from './implied-clues.js';
import { ReencodingProver } from './reencoding-prover.js';
import { type RemovableClues, removableClues } from './removable-clues.js';
import { SelectorProver } from './selector-prover.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** A puzzle to reduce, with its only answer. */
export interface MinimizeInput {
  readonly type: AnyPuzzle;
  readonly factory: PuzzleFactory<unknown>;
  readonly puzzle: unknown;
  readonly answer: unknown;
  /** Called with the size of each set of clues that is proved sufficient. */
  readonly onProved?: (clues: number) => void;
}

/**
 * Makes a candidate of an existing puzzle, with all its removable clues.
 * @throws {UndecidedError}
 */
export async function candidateFromPuzzle(
  input: MinimizeInput,
  engine: Engine,
  monitor: TaskMonitor,
): Promise<PuzzleCandidate> {
  const { type, factory, puzzle, answer, onProved } = input;
  const { blank, clues } = monitor.run(() => removableClues(type, factory, puzzle, answer));
  const prover = await proverOf(input, { blank, clues }, engine, monitor);
  const reportingProver: UniquenessProver = {
    async core(clues) {
      const core = await prover.core(clues);
      if (core) onProved?.(clues.length);
      return core;
    },
    end: () => prover.end(),
  };
  const reducer = new ClueReducer(reportingProver);
  return new PuzzleCandidate(type, factory, blank, answer, clues, async () => reducer);
}

/** Uses one session with selectors if each clue only adds constraints at its own place; otherwise encodes again for each check. */
async function proverOf(
  { type, factory, puzzle, answer }: MinimizeInput,
  { blank, clues }: RemovableClues,
  engine: Engine,
  monitor: TaskMonitor,
): Promise<UniquenessProver> {
  const split = factory.settings.reencodes ? undefined : monitor.run(() => splitModelOf(type, blank, puzzle));
  const at = new Set(clues.map(keyOf));
  const isSum =
    split?.others.length === 0 &&
    at.size === clues.length &&
    split.clues.every(({ places: [place] }) => at.has(placeKey(place!)));
  return isSum
    ? SelectorProver.ofConstraints(
        split,
        monitor.run(() => factory.values(puzzle, answer)),
        clues,
        engine,
        monitor,
      )
    : new ReencodingProver(type, factory, blank, answer, engine, monitor);
}

const keyOf = ({ spot }: Clue): number => placeKey(spot.place);
