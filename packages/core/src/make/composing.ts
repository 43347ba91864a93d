import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { withNotes } from '../expressions/note.js';
import { valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, ClueSpot, Composed, Maker, Wish } from '../puzzle.js';
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
  const made = watch.run(() => maker.composed(wish));
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
    const { puzzle, answer } = made;
    if (watch.run(() => breaks(type, puzzle, answer))) return 'unfit';
    const rival = await rivalOf(type, maker, engine, made, wish, watch);
    if (!rival) return made;
    if (!maker.mended || mends === MENDS) return 'several';
    rivals.push(rival.answer);
    const before = made;
    const next = watch.run(() => {
      const found = maker.mended!(before, rivals, wish);
      return found && goes(found) ? found : undefined;
    });
    if (!next) return 'several';
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
  const { key, program, values } = watch.run(() => {
    const key = type.encode(model, puzzle);
    return { key, program: lower(model), values: withNotes(maker.values(puzzle, answer), model.notes) };
  });
  const asking = await Asking.open(program, engine, watch);
  try {
    const other = asking.otherThan(values, model.variables);
    // Without a way to mend it, all that matters is that there is a rival.
    if (!maker.mended) return asking.possible([other]) ? { answer: undefined } : undefined;
    const rival = await drawn(asking, model.variables, random, watch, { taken: [other] });
    return rival && { answer: watch.run(() => type.decode(valuesOf(key as never, rival), puzzle)) };
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
  const { clues, blank, fixed } = watch.run(() => cluesApart(maker, puzzle));
  if (blank === undefined) return 'unfit';
  const sketch = (thinning: Thinning, parted?: PartedOnBoard) =>
    new Sketch(type, maker, blank, answer, clues, thinning, { fixed, parted });
  if (clues.length === 0 || maker.making.afresh)
    return sketch(new Thinning(new Afresh(type, maker, blank, answer, engine, watch)));
  const parted = watch.run(() => partedOf(type, blank, puzzle));
  if (!parted || parted.others.length > 0) return 'unfit';
  const values = watch.run(() => maker.values(puzzle, answer));
  return sketch(new Thinning(await Selecting.ofConstraints(parted, values, clues, engine, watch)), parted);
}

/** The clues of a puzzle that may be taken away, the board without them, and how many other clues are fixed on it. */
function cluesApart(maker: Maker<unknown>, puzzle: unknown) {
  const clues = layersOn(maker, puzzle).flatMap((layer) =>
    layer.spots.map((spot): Clue => ({ layer, spot, value: maker.at(puzzle, spot) })),
  );
  const blank = withoutThem(maker, puzzle, clues);
  const isFixed = (spot: ClueSpot) =>
    spot.place && !spot.layer.startsWith('givens') && maker.at(blank, spot) !== undefined;
  return { clues, blank, fixed: blank === undefined ? 0 : maker.spots(blank).filter(isFixed).length };
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
