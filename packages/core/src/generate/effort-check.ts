import { placeKey } from '../board/place.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import type { Assignment } from '../expressions/values.js';
import { Model, type Posted } from '../model.js';
import type { AnyPuzzle, PuzzleFactory } from '../puzzle.js';
import { BoundedSolver, type PostedModel } from '../reasons/bounded-solver.js';
import { lowestLevel, type TechniqueEfforts, TechniqueSolver } from '../reasons/technique-solver.js';
import { type SplitOnBoard, splitModelOf } from './clue-layers.js';
import type { Clue } from './implied-clues.js';
import type { SplitModel } from './split-model.js';

/** Checks whether a player reaches the answer by inferences of limited effort with some of the clues. Needs no engine. */
export interface EffortCheck {
  /** Some rules are over the whole board, or each check needs a model of its own. */
  readonly isLazy: boolean;
  isWithin(effort: number, without: readonly Clue[]): boolean;
  /** Same as `isWithin`, but where techniques have levels, by their levels. */
  isWithinLevel(level: number, without: readonly Clue[]): boolean;
  /** Returns the techniques that lead to the answer by inferences of at most some effort; undefined if they do not. */
  techniques(effort: number, without: readonly Clue[]): TechniqueEfforts | undefined;
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
  return new SharedModelCheck(split, factory.values(full, answer), clues, type.techniques);
}

/**
 * After so many queries with lazy constraints, at least and per variable, an answer counts as not reached without some clues. Nine in ten of
 * those that are reached need fewer; without a limit, most time would pass with the others.
 */
const QUERIES = { least: 50, share: 1 / 2 } as const;

/** Uses one model and releases the constraints of clues. */
class SharedModelCheck implements EffortCheck {
  readonly #model: PostedModel;
  #boundedSolver: BoundedSolver | undefined;
  #techniqueSolver: TechniqueSolver | undefined;
  #lowestLevel: number | undefined;
  /** Indices of the posted constraints by clue. */
  readonly #posted: ReadonlyMap<Clue, readonly number[]>;

  constructor(
    {
      variables,
      notes,
      places,
      rules,
      clues: posted,
    }: Omit<SplitModel, 'others'> & Pick<PostedModel, 'places'>,
    private readonly answer: Assignment,
    clues: readonly Clue[],
    private readonly names: AnyPuzzle['techniques'],
    /** Some clues are missing already. */
    private readonly isReduced = false,
  ) {
    this.#model = { variables, derived: notes, places, posted: [...rules, ...posted] };
    const at = new Map<number, number[]>();
    for (const [nth, { places }] of posted.entries()) {
      const key = placeKey(places[0]!);
      const indices = at.get(key);
      if (indices) indices.push(rules.length + nth);
      else at.set(key, [rules.length + nth]);
    }
    this.#posted = new Map(clues.map((clue) => [clue, at.get(placeKey(clue.spot.place)) ?? []]));
  }

  get isLazy(): boolean {
    return this.#solver.isLazy;
  }

  isWithin(effort: number, without: readonly Clue[]): boolean {
    const isLimited = this.isLazy && (this.isReduced || without.length > 0);
    const maxQueries = Math.max(QUERIES.least, this.#model.variables.length * QUERIES.share);
    return this.#solver.reachesAnswer(effort, this.#postedBy(without), isLimited ? maxQueries : undefined);
  }

  isWithinLevel(level: number, without: readonly Clue[]): boolean {
    this.#lowestLevel ??= lowestLevel(this.#model.posted);
    return level >= this.#lowestLevel
      ? this.techniques(level, without) !== undefined
      : this.isWithin(level, without);
  }

  techniques(effort: number, without: readonly Clue[]): TechniqueEfforts | undefined {
    this.#techniqueSolver ??= new TechniqueSolver(this.#model, this.answer, this.names);
    return this.#techniqueSolver.solve(effort, this.#postedBy(without));
  }

  isObvious(clue: Clue): boolean {
    return !clue.layer.given && this.#solver.impliesAlone(this.#posted.get(clue)!);
  }

  get #solver(): BoundedSolver {
    this.#boundedSolver ??= new BoundedSolver(this.#model, this.answer);
    return this.#boundedSolver;
  }

  #postedBy(clues: readonly Clue[]): ReadonlySet<number> {
    return new Set(clues.flatMap((clue) => this.#posted.get(clue)!));
  }
}

/** Encodes a new model for each check, for clues that change other constraints, or one model for all boards with equal constraints. */
class ReencodingCheck implements EffortCheck {
  readonly isLazy = true;
  /** The last check, which is often repeated with another effort. */
  #last: { readonly without: readonly Clue[]; readonly found: CheckOfBoard | undefined } | undefined;
  /** Checks of boards with equal constraints, by their keys. */
  readonly #checks = new Map<string, SharedModelCheck>();

  constructor(private readonly candidate: AnswerWithClues) {}

  isWithin(effort: number, without: readonly Clue[]): boolean {
    const found = this.#checkOf(without);
    return found?.check.isWithin(effort, found.without) === true;
  }

  isWithinLevel(level: number, without: readonly Clue[]): boolean {
    const found = this.#checkOf(without);
    return found?.check.isWithinLevel(level, found.without) === true;
  }

  techniques(effort: number, without: readonly Clue[]): TechniqueEfforts | undefined {
    const found = this.#checkOf(without);
    return found?.check.techniques(effort, found.without);
  }

  /** Returns the check of the board without some clues; undefined if there is no such board. */
  #checkOf(without: readonly Clue[]): CheckOfBoard | undefined {
    const last = this.#last;
    if (last?.without.length === without.length && without.every((clue, at) => clue === last.without[at]))
      return last.found;
    const found = this.#find(without);
    this.#last = { without, found };
    return found;
  }

  #find(without: readonly Clue[]): CheckOfBoard | undefined {
    const { factory, answer, clues } = this.candidate;
    const removed = new Set(without);
    const puzzle = this.candidate.board(clues.filter((clue) => !removed.has(clue)));
    if (puzzle === undefined) return undefined;
    const key = factory.constraintsKey?.(puzzle);
    if (key === undefined) return { check: this.#encode(puzzle, [], without.length > 0), without: [] };
    const check = this.#checks.get(key) ?? this.#encode(factory.withAllGivens(puzzle, answer), clues);
    this.#checks.set(key, check);
    return { check, without };
  }

  /** Encodes a puzzle, with constraints of these clues among its givens. */
  #encode(puzzle: unknown, clues: readonly Clue[], isReduced = false): SharedModelCheck {
    const { type, factory, answer } = this.candidate;
    const model = new Model();
    const answerVars = type.encode(model, puzzle);
    const { variables, derived: notes, posted } = model;
    const isClue = ({ source }: Posted) => clues.length > 0 && source === 'given';
    const split = {
      variables,
      notes,
      places: variablePlaces(answerVars, notes),
      rules: posted.filter((one) => !isClue(one)),
      clues: posted.filter(isClue),
    };
    return new SharedModelCheck(split, factory.values(puzzle, answer), clues, type.techniques, isReduced);
  }

  isObvious(): boolean {
    return false;
  }
}

/** The check of a board, and the clues of its model that the board lacks. */
interface CheckOfBoard {
  readonly check: SharedModelCheck;
  readonly without: readonly Clue[];
}
