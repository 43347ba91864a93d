import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { withNotes } from '../expressions/note.js';
import { valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, Composed, Maker, Wish } from '../puzzle.js';
import type { Watch } from '../search/watch.js';
import { Afresh } from './afresh.js';
import { Asking, goOn } from './asking.js';
import { layersOn, type PartedOnBoard, partedOf } from './clue-layers.js';
import { drawn } from './draw.js';
import type { Clue } from './full.js';
import { Selecting } from './selecting.js';
import { breaks, Sketch, type Unfit } from './sketch.js';
import { Thinning } from './thin.js';

/** How often a puzzle is mended before it is thrown away. */
const MENDS = 200;

/** Draws a puzzle with its answer and mends it until it has no other. What it returns must be ended. Throws `Undecided`. */
export async function composed(
  type: AnyPuzzle,
  maker: Maker<unknown>,
  engine: Engine,
  wish: Wish,
  watch: Watch,
): Promise<Sketch | Unfit> {
  const made = maker.composed(wish);
  const found = made ? await mended(type, maker, engine, made, wish, watch) : 'undrawn';
  return typeof found === 'string' ? found : sketchOf(type, maker, engine, found, watch);
}

/** A puzzle that was mended until it has no other answer; given up where `goes` turns one down on the way. */
export async function mended(
  type: AnyPuzzle,
  maker: Maker<unknown>,
  engine: Engine,
  drawn: Composed,
  wish: Wish,
  watch: Watch,
  goes: (made: Composed) => boolean = () => true,
): Promise<Composed | Unfit> {
  let made = drawn;
  const rivals: unknown[] = [];
  for (let mends = 0; ; mends++) {
    await goOn(watch);
    if (breaks(type, made.puzzle, made.answer)) return 'unfit';
    const rival = await rivalOf(type, maker, engine, made, wish, watch);
    if (!rival) return made;
    if (!maker.mended || mends === MENDS) return 'several';
    rivals.push(rival.answer);
    const next = maker.mended(made, rivals, wish);
    if (!next || !goes(next)) return 'several';
    made = next;
  }
}

/** Another answer, drawn as answers are, so that it depends on the rules and on chance alone; none where there is no other. */
async function rivalOf(
  type: AnyPuzzle,
  maker: Maker<unknown>,
  engine: Engine,
  { puzzle, answer }: Composed,
  { random }: Wish,
  watch: Watch,
): Promise<{ readonly answer: unknown } | undefined> {
  const model = new Model();
  const key = type.encode(model, puzzle);
  const asking = await Asking.open(lower(model), engine, watch);
  try {
    const other = asking.otherThan(withNotes(maker.values(puzzle, answer), model.notes), model.variables);
    // Without a way to mend it, all that matters is that there is a rival.
    if (!maker.mended) return asking.possible([other]) ? { answer: undefined } : undefined;
    const rival = await drawn(asking, model.variables, random, watch, { taken: [other] });
    return rival && { answer: type.decode(valuesOf(key as never, rival), puzzle) };
  } finally {
    asking.close();
  }
}

/** A puzzle that has one answer, with the clues that may be taken away from it. */
export async function sketchOf(
  type: AnyPuzzle,
  maker: Maker<unknown>,
  engine: Engine,
  { puzzle, answer }: Composed,
  watch: Watch,
): Promise<Sketch | Unfit> {
  const clues = layersOn(maker, puzzle).flatMap((layer) =>
    layer.spots.map((spot): Clue => ({ layer, spot, value: maker.at(puzzle, spot) })),
  );
  const blank = withoutThem(maker, puzzle, clues);
  if (blank === undefined) return 'unfit';
  const fixed = maker
    .spots(blank)
    .filter(
      (spot) => spot.place && !spot.layer.startsWith('givens') && maker.at(blank, spot) !== undefined,
    ).length;
  const sketch = (thinning: Thinning, parted?: PartedOnBoard) =>
    new Sketch(type, maker, blank, answer, clues, thinning, { fixed, parted });
  if (clues.length === 0 || maker.making.afresh)
    return sketch(new Thinning(new Afresh(type, maker, blank, answer, engine, watch)));
  const parted = partedOf(type, blank, puzzle);
  if (!parted || parted.others.length > 0) return 'unfit';
  const values = maker.values(puzzle, answer);
  return sketch(new Thinning(await Selecting.ofConstraints(parted, values, clues, engine, watch)), parted);
}

function withoutThem(maker: Maker<unknown>, puzzle: unknown, clues: readonly Clue[]): unknown {
  let left = puzzle;
  for (const layer of new Set(clues.map((clue) => clue.layer))) {
    const gone = new Set(layer.spots.map(({ place }) => placeKey(place)));
    left = maker.filled(left, layer.name, (place, held) => (gone.has(placeKey(place)) ? undefined : held));
    if (left === undefined) return undefined;
  }
  return left;
}
