import { placeKey } from '../board/place.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import type { Assignment } from '../expressions/values.js';
import { Model } from '../model.js';
import type { AnyPuzzle, PuzzleFactory } from '../puzzle.js';
import { BoundedSolver, type PostedModel } from '../reasons/bounded-solver.js';
import { type SplitOnBoard, splitModelOf } from './clue-layers.js';
import type { Clue } from './implied-clues.js';
import type { SplitModel } from './split-model.js';

/** Says with which clues of an answer a player reaches it by thoughts of some effort; no engine is asked. */
export interface EffortCheck {
  within(effort: number, without: readonly Clue[]): boolean;
  /** Whether a clue says something of the answer by itself. */
  isObvious(clue: Clue): boolean;
}

/** An answer with all its clues on a board. */
interface Clued {
  readonly type: AnyPuzzle;
  readonly maker: PuzzleFactory<unknown>;
  readonly blank: unknown;
  readonly answer: unknown;
  readonly clues: readonly Clue[];
  /** The board with some of the clues. */
  board(clues: readonly Clue[]): unknown;
}

/** The climb over the clues of an answer; `known`: what they say, if that is known already. */
export function effortCheck(sketch: Clued, known?: SplitOnBoard): EffortCheck {
  const { type, maker, blank, answer, clues } = sketch;
  const full = sketch.board(clues);
  const parted =
    known ?? (maker.making.reencodes || clues.length === 0 ? undefined : splitModelOf(type, blank, full));
  if (!parted || parted.others.length > 0) return new ClimbAfresh(sketch);
  return new ClimbOfClues(parted, maker.values(full, answer), clues);
}

/** With one model, in which what the clues say can be released. */
class ClimbOfClues implements EffortCheck {
  readonly #reach: BoundedSolver;
  /** By clue: the numbers of what it posts. */
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

/** With a new model each time, where clues change more than what they say themselves. */
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
