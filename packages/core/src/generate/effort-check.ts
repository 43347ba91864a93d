import { placeKey } from '../board/place.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import type { Assignment } from '../expressions/values.js';
import { Model } from '../model.js';
import type { AnyPuzzle, PuzzleFactory } from '../puzzle.js';
import { BoundedSolver, type PostedModel } from '../reasons/bounded-solver.js';
import { type SplitOnBoard, splitModelOf } from './clue-layers.js';
import type { Clue } from './implied-clues.js';
import type { SplitModel } from './split-model.js';

/** Checks whether a player reaches the answer by inferences of limited effort with some of the clues. Needs no engine. */
export interface EffortCheck {
  within(effort: number, without: readonly Clue[]): boolean;
  /** Returns whether a clue implies something about the answer alone. */
  isObvious(clue: Clue): boolean;
}

/** An answer with all its clues on a board. */
interface Clued {
  readonly type: AnyPuzzle;
  readonly maker: PuzzleFactory<unknown>;
  readonly blank: unknown;
  readonly answer: unknown;
  readonly clues: readonly Clue[];
  /** Returns the board with some of the clues. */
  board(clues: readonly Clue[]): unknown;
}

/** Creates the check for the clues of an answer. `known` is their split model, if already known. */
export function effortCheck(sketch: Clued, known?: SplitOnBoard): EffortCheck {
  const { type, maker, blank, answer, clues } = sketch;
  const full = sketch.board(clues);
  const parted =
    known ?? (maker.making.reencodes || clues.length === 0 ? undefined : splitModelOf(type, blank, full));
  if (!parted || parted.others.length > 0) return new ClimbAfresh(sketch);
  return new ClimbOfClues(parted, maker.values(full, answer), clues);
}

/** Uses one model and releases the constraints of clues. */
class ClimbOfClues implements EffortCheck {
  readonly #reach: BoundedSolver;
  /** Indices of the posted constraints by clue. */
  readonly #posted: ReadonlyMap<Clue, readonly number[]>;

  constructor(
    { variables, notes, places, rules, clues: posted }: SplitModel & Pick<PostedModel, 'places'>,
    assignment: Assignment,
    clues: readonly Clue[],
  ) {
    this.#reach = new BoundedSolver({ variables, notes, places, posted: [...rules, ...posted] }, assignment);
    const at = new Map<number, number[]>();
    for (const [nth, { places }] of posted.entries()) {
      const key = placeKey(places[0]!);
      const those = at.get(key);
      if (those) those.push(rules.length + nth);
      else at.set(key, [rules.length + nth]);
    }
    this.#posted = new Map(clues.map((clue) => [clue, at.get(placeKey(clue.spot.place)) ?? []]));
  }

  within(effort: number, without: readonly Clue[]): boolean {
    return this.#reach.within(effort, new Set(without.flatMap((clue) => this.#posted.get(clue)!)));
  }

  isObvious(clue: Clue): boolean {
    return !clue.layer.given && this.#reach.saysAlone(this.#posted.get(clue)!);
  }
}

/** Encodes a new model for each check, for clues that change other constraints. */
class ClimbAfresh implements EffortCheck {
  constructor(private readonly sketch: Clued) {}

  within(effort: number, without: readonly Clue[]): boolean {
    const { type, maker, answer, clues } = this.sketch;
    const gone = new Set(without);
    const puzzle = this.sketch.board(clues.filter((clue) => !gone.has(clue)));
    if (puzzle === undefined) return false;
    const model = new Model();
    const key = type.encode(model, puzzle);
    const { variables, notes, posted } = model;
    const places = variablePlaces(key, notes);
    return new BoundedSolver({ variables, notes, places, posted }, maker.values(puzzle, answer)).within(
      effort,
      new Set(),
    );
  }

  isObvious(): boolean {
    return false;
  }
}
