import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { withDerived } from '../expressions/derived-choice.js';
import { valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, ClueSpot, DrawOptions, PuzzleFactory, PuzzleWithAnswer } from '../puzzle.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { breaksRules, PuzzleCandidate, type Rejection } from './candidate.js';
import { layersOn, type SplitOnBoard, splitModelOf } from './clue-layers.js';
import { ClueReducer } from './clue-reducer.js';
import type { Clue } from './implied-clues.js';
import { checkpoint, Oracle } from './oracle.js';
import { ReencodingProver } from './reencoding-prover.js';
import { sampleAnswer } from './sample-answer.js';
import { SelectorProver } from './selector-prover.js';

/** Maximum number of repairs of one puzzle before it is rejected. */
const MENDS = 200;

/**
 * Draws a puzzle with its answer and repairs it until it has no other. The caller must `end` the candidate.
 * @throws {Undecided}
 */
export async function drawUnique(
  type: AnyPuzzle,
  maker: PuzzleFactory<unknown>,
  engine: Engine,
  wish: DrawOptions,
  watch: TaskMonitor,
): Promise<PuzzleCandidate | Rejection> {
  const made = watch.run(() => maker.drawPuzzle(wish));
  const found = made ? await repairUntilUnique(type, maker, engine, made, wish, watch) : 'undrawn';
  return typeof found === 'string' ? found : candidateOf(type, maker, engine, found, watch);
}

/** Repairs a puzzle until it has no other answer; gives up if `goes` rejects a repaired puzzle. */
export async function repairUntilUnique(
  type: AnyPuzzle,
  maker: PuzzleFactory<unknown>,
  engine: Engine,
  drawn: PuzzleWithAnswer,
  wish: DrawOptions,
  watch: TaskMonitor,
  goes: (made: PuzzleWithAnswer) => boolean = () => true,
): Promise<PuzzleWithAnswer | Rejection> {
  let made = drawn;
  const rivals: unknown[] = [];
  for (let mends = 0; ; mends++) {
    await checkpoint(watch);
    const { puzzle, answer } = made;
    if (watch.run(() => breaksRules(type, puzzle, answer))) return 'unfit';
    const rival = await rivalOf(type, maker, engine, made, wish, watch);
    if (!rival) return made;
    if (!maker.repaired || mends === MENDS) return 'several';
    rivals.push(rival.answer);
    const before = made;
    const next = watch.run(() => {
      const found = maker.repaired!(before, rivals, wish);
      return found && goes(found) ? found : undefined;
    });
    if (!next) return 'several';
    made = next;
  }
}

/** Draws another answer, by the rules and the random numbers alone; undefined if there is none. */
async function rivalOf(
  type: AnyPuzzle,
  maker: PuzzleFactory<unknown>,
  engine: Engine,
  { puzzle, answer }: PuzzleWithAnswer,
  { random }: DrawOptions,
  watch: TaskMonitor,
): Promise<{ readonly answer: unknown } | undefined> {
  const model = new Model();
  const { key, program, values } = watch.run(() => {
    const key = type.encode(model, puzzle);
    return { key, program: lower(model), values: withDerived(maker.values(puzzle, answer), model.notes) };
  });
  const asking = await Oracle.open(program, engine, watch);
  try {
    const other = asking.otherThan(values, model.variables);
    // Without a way to repair, only the existence of a rival matters.
    if (!maker.repaired) return asking.possible([other]) ? { answer: undefined } : undefined;
    const rival = await sampleAnswer(asking, model.variables, random, watch, { taken: [other] });
    return rival && { answer: watch.run(() => type.decode(valuesOf(key as never, rival), puzzle)) };
  } finally {
    asking.close();
  }
}

/** Makes a candidate of a puzzle with one answer and its removable clues. */
export async function candidateOf(
  type: AnyPuzzle,
  maker: PuzzleFactory<unknown>,
  engine: Engine,
  { puzzle, answer }: PuzzleWithAnswer,
  watch: TaskMonitor,
): Promise<PuzzleCandidate | Rejection> {
  const { clues, blank, fixed } = watch.run(() => cluesApart(maker, puzzle));
  if (blank === undefined) return 'unfit';
  const sketch = (thinning: ClueReducer, parted?: SplitOnBoard) =>
    new PuzzleCandidate(type, maker, blank, answer, clues, thinning, { fixed, parted });
  if (clues.length === 0 || maker.making.reencodes)
    return sketch(new ClueReducer(new ReencodingProver(type, maker, blank, answer, engine, watch)));
  const parted = watch.run(() => splitModelOf(type, blank, puzzle));
  if (!parted || parted.others.length > 0) return 'unfit';
  const values = watch.run(() => maker.values(puzzle, answer));
  return sketch(
    new ClueReducer(await SelectorProver.ofConstraints(parted, values, clues, engine, watch)),
    parted,
  );
}

/** Separates the removable clues of a puzzle from its board, and counts the clues that stay on the board. */
function cluesApart(maker: PuzzleFactory<unknown>, puzzle: unknown) {
  const clues = layersOn(maker, puzzle).flatMap((layer) =>
    layer.spots.map((spot): Clue => ({ layer, spot, value: maker.at(puzzle, spot) })),
  );
  const blank = withoutThem(maker, puzzle, clues);
  const isFixed = (spot: ClueSpot) =>
    spot.place && !spot.layer.startsWith('givens') && maker.at(blank, spot) !== undefined;
  return { clues, blank, fixed: blank === undefined ? 0 : maker.spots(blank).filter(isFixed).length };
}

function withoutThem(maker: PuzzleFactory<unknown>, puzzle: unknown, clues: readonly Clue[]): unknown {
  let left = puzzle;
  for (const layer of new Set(clues.map((clue) => clue.layer))) {
    const gone = new Set(layer.spots.map(({ place }) => placeKey(place)));
    left = maker.filled(left, layer.name, (place, held) => (gone.has(placeKey(place)) ? undefined : held));
    if (left === undefined) return undefined;
  }
  return left;
}
