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
  isWithin(effort: number, without: readonly Clue[]): boolean;
  /** Returns whether a clue implies something about the answer alone. */
  isObvious(clue: Clue): boolean;
}

/** An answer with all its clues on a board. */
interface AnswerWithClues {
  readonly type: AnyPuzzle;
  readonly factory: PuzzleFactory<unknown>;
  readonly blank: unknown;
  readonly answer: unknown;
  readonly clues: readonly Clue[];
  /** Returns the board with some of the clues. */
  board(clues: readonly Clue[]): unknown;
}

/** Creates the check for the clues of an answer. `known` is their split model, if already known. */
export function effortCheck(candidate: AnswerWithClues, known?: SplitOnBoard): EffortCheck {
  const { type, factory, blank, answer, clues } = candidate;
  const full = candidate.board(clues);
  const split =
    known ?? (factory.settings.reencodes || clues.length === 0 ? undefined : splitModelOf(type, blank, full));
  if (!split || split.others.length > 0) return new ReencodingCheck(candidate);
  return new SharedModelCheck(split, factory.values(full, answer), clues);
}

/** Uses one model and releases the constraints of clues. */
class SharedModelCheck implements EffortCheck {
  readonly #solver: BoundedSolver;
  /** Indices of the posted constraints by clue. */
  readonly #posted: ReadonlyMap<Clue, readonly number[]>;

  constructor(
    { variables, notes, places, rules, clues: posted }: SplitModel & Pick<PostedModel, 'places'>,
    assignment: Assignment,
    clues: readonly Clue[],
  ) {
    this.#solver = new BoundedSolver(
      { variables, derived: notes, places, posted: [...rules, ...posted] },
      assignment,
    );
    const at = new Map<number, number[]>();
    for (const [nth, { places }] of posted.entries()) {
      const key = placeKey(places[0]!);
      const indices = at.get(key);
      if (indices) indices.push(rules.length + nth);
      else at.set(key, [rules.length + nth]);
    }
    this.#posted = new Map(clues.map((clue) => [clue, at.get(placeKey(clue.spot.place)) ?? []]));
  }

  isWithin(effort: number, without: readonly Clue[]): boolean {
    return this.#solver.reachesAnswer(effort, new Set(without.flatMap((clue) => this.#posted.get(clue)!)));
  }

  isObvious(clue: Clue): boolean {
    return !clue.layer.given && this.#solver.impliesAlone(this.#posted.get(clue)!);
  }
}

/** Encodes a new model for each check, for clues that change other constraints. */
class ReencodingCheck implements EffortCheck {
  constructor(private readonly candidate: AnswerWithClues) {}

  isWithin(effort: number, without: readonly Clue[]): boolean {
    const { type, factory, answer, clues } = this.candidate;
    const removed = new Set(without);
    const puzzle = this.candidate.board(clues.filter((clue) => !removed.has(clue)));
    if (puzzle === undefined) return false;
    const model = new Model();
    const answerVars = type.encode(model, puzzle);
    const { variables, derived, posted } = model;
    const places = variablePlaces(answerVars, derived);
    return new BoundedSolver(
      { variables, derived, places, posted },
      factory.values(puzzle, answer),
    ).reachesAnswer(effort, new Set());
  }

  isObvious(): boolean {
    return false;
  }
}
