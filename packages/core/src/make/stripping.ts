import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle, Maker } from '../puzzle.js';
import type { Watch } from '../search/watch.js';
import { Afresh } from './afresh.js';
import { partedOf } from './clue-layers.js';
import type { Clue } from './full.js';
import type { Prover } from './prover.js';
import { type Bared, bared } from './removable.js';
import { Selecting } from './selecting.js';
import { Sketch } from './sketch.js';
import { Thinning } from './thin.js';

/** A puzzle whose clues are to be taken away, and its only answer. */
export interface Stripping {
  readonly type: AnyPuzzle;
  readonly maker: Maker<unknown>;
  readonly puzzle: unknown;
  readonly answer: unknown;
  /** Called with how many clues are known to be enough. */
  readonly onProved?: (clues: number) => void;
}

/** A sketch of a puzzle that is there already: all of its clues that may go. Throws `Undecided`. */
export async function sketchOf(stripping: Stripping, engine: Engine, watch: Watch): Promise<Sketch> {
  const { type, maker, puzzle, answer, onProved } = stripping;
  const { blank, clues } = watch.run(() => bared(type, maker, puzzle, answer));
  const prover = await proverOf(stripping, { blank, clues }, engine, watch);
  const telling: Prover = {
    async core(asked) {
      const core = await prover.core(asked);
      if (core) onProved?.(asked.length);
      return core;
    },
    end: () => prover.end(),
  };
  return new Sketch(type, maker, blank, answer, clues, new Thinning(telling));
}

/** In one session where each clue adds what it says to what the board says, and nothing else. */
async function proverOf(
  { type, maker, puzzle, answer }: Stripping,
  { blank, clues }: Bared,
  engine: Engine,
  watch: Watch,
): Promise<Prover> {
  const parted = maker.making.afresh ? undefined : watch.run(() => partedOf(type, blank, puzzle));
  const at = new Set(clues.map(keyOf));
  const isSum =
    parted?.others.length === 0 &&
    at.size === clues.length &&
    parted.clues.every(({ places: [place] }) => at.has(placeKey(place!)));
  return isSum
    ? Selecting.ofConstraints(
        parted,
        watch.run(() => maker.values(puzzle, answer)),
        clues,
        engine,
        watch,
      )
    : new Afresh(type, maker, blank, answer, engine, watch);
}

const keyOf = ({ spot }: Clue): number => placeKey(spot.place);
