import { type Place, placeKey } from '../board/place.js';
import { scopeOf } from '../constraints/scope.js';
import type { Literal } from '../engine.js';
import { withDerived } from '../expressions/derived-choice.js';
import type { Assignment } from '../expressions/values.js';
import type { Model } from '../model.js';
import { PARITY } from '../techniques/parity.js';
import { AssumptionProgram } from './assumption-program.js';
import { BoundedPropagation, type Refutation } from './bounded-propagation.js';
import { effortOf } from './effort.js';
import { FactLiterals } from './fact-literals.js';
import { hasPairs, INFERENCE_LEVELS, type InferenceLevel, minEffort } from './inference-levels.js';
import { ParitySearch } from './parity-search.js';
import type { ReasonSet } from './reason-set.js';
import { unaryConsequences } from './unary-consequences.js';

/** Posted constraints with their variables and places. */
export interface PostedModel extends Pick<Model, 'variables' | 'posted' | 'derived'> {
  readonly places: ReadonlyMap<number, Place>;
}

/** An inference with its reasons and premises. */
interface Inference {
  readonly literal: Literal;
  readonly reasons: ReasonSet;
  readonly premises: readonly Literal[];
  readonly effort: number;
}

/**
 * Solves a puzzle with a known answer by inferences of limited effort, like a player, with some of its clues. Uses no engine and builds no
 * path; it only tests whether the answer is reached. Cuts found by earlier calls remain, and can rarely hide a cut of less effort.
 */
export class BoundedSolver {
  readonly #program: AssumptionProgram;
  readonly #names: FactLiterals;
  readonly #pairs: boolean;
  readonly #consequences: BoundedPropagation;
  readonly #parity: ParitySearch;
  /** True literals by variable. */
  readonly #targetsOf: readonly (readonly Literal[])[];
  /** All literals of the answer. */
  readonly targets: readonly Literal[];
  /** By posted reason: the literals that it implies alone and that are therefore obvious. */
  readonly #obvious: readonly (readonly Literal[])[];

  /** Number of further queries with lazy constraints. */
  #queries = 0;
  /** Inferences that reached the answer the last time. */
  #lastInferences: readonly Inference[] = [];

  /** `answer`: values by answer variable. */
  constructor(model: PostedModel, answer: Assignment) {
    this.#program = new AssumptionProgram(model);
    const program = this.#program;
    this.#consequences = BoundedPropagation.withoutEngine(program);
    const factLiterals = new FactLiterals(model.variables, program.literalMap, model.places);
    this.#names = factLiterals;
    this.#parity = new ParitySearch(program, factLiterals, this.#consequences);
    this.#pairs = hasPairs(program);
    const targets = answerLiterals(model, answer, factLiterals);
    this.#targetsOf = targets;
    this.targets = targets.flat();
    this.#obvious = obviousLiterals(program, targets, factLiterals);
  }

  /** Whether some constraints are over the whole board. */
  get isLazy(): boolean {
    return this.#program.isLazy;
  }

  /**
   * Returns whether inferences of at most this effort reach the whole answer, without some of the posted constraints (by index). Gives up
   * after a number of queries with lazy constraints.
   */
  reachesAnswer(
    effort: number,
    without: ReadonlySet<number>,
    maxQueries = Number.POSITIVE_INFINITY,
  ): boolean {
    return this.#leaveOpen(effort, without, maxQueries).length === 0;
  }

  /** Returns the places of the answer that such inferences do not reach. */
  openPlaces(effort: number, without: ReadonlySet<number>): readonly Place[] {
    const places = this.#leaveOpen(effort, without).flatMap(
      (literal) => this.#names.fact(literal).place ?? [],
    );
    return [...new Map(places.map((place) => [placeKey(place), place])).values()];
  }

  /** Returns the literals of the answer that such inferences do not reach. */
  #leaveOpen(
    effort: number,
    without: ReadonlySet<number>,
    maxQueries = Number.POSITIVE_INFINITY,
  ): readonly Literal[] {
    this.#queries = maxQueries;
    const { reasons: programReasons, posted } = this.#program;
    const released = Uint8Array.from(programReasons, ({ whole }, reason) =>
      Number(without.has(whole ?? reason)),
    );
    this.#consequences.begin(released);
    for (const reason of posted)
      if (!released[reason]) for (const literal of this.#obvious[reason]!) this.#consequences.learn(literal);
    const inferences: Inference[] = [];
    // Repeats the last inferences as far as their reasons still exist.
    let before: readonly Inference[] = this.#lastInferences.filter(
      (inference) => inference.effort <= effort && inference.reasons.every((reason) => !released[reason]),
    );
    for (;;) {
      before = this.#repeat(before, inferences);
      const left = this.targets.filter((literal) => this.#isOpen(literal));
      if (left.length === 0) {
        this.#lastInferences = inferences;
        return left;
      }
      const hasLearned = this.#learnFrom(left, effort, inferences) || this.#learnByParity(effort, inferences);
      if (!hasLearned || this.#queries <= 0) return left;
    }
  }

  /** Returns whether some posted constraints alone imply anything about the answer. */
  impliesAlone(posted: readonly number[]): boolean {
    const { reasons: programReasons } = this.#program;
    const active = new Set(posted);
    this.#consequences.begin(
      Uint8Array.from(programReasons, ({ whole }, reason) => Number(!active.has(whole ?? reason))),
    );
    const scope = new Set(
      posted.flatMap((reason) => [...scopeOf(programReasons[reason]!.reason.constraint)]),
    );
    return [...scope].some((variable) =>
      this.#targetsOf[variable]!.some((literal) => this.#consequences.refute(-literal, 1, false)),
    );
  }

  /** Repeats inferences whose premises are known; returns the others. */
  #repeat(previous: readonly Inference[], inferences: Inference[]): readonly Inference[] {
    const left: Inference[] = [];
    for (const inference of previous) {
      if (!this.#isOpen(inference.literal)) continue;
      if (inference.premises.some((literal) => this.#isOpen(literal))) left.push(inference);
      else this.#learn(inference, inferences);
    }
    return left;
  }

  /**
   * Learns inferences of at most some effort; returns whether there were any. Those that need no assumption or no lazy constraint come
   * first. Then the hardest level alone shows which literals have inferences, and easier ones follow only if it finds one that is too hard.
   */
  #learnFrom(left: readonly Literal[], effort: number, inferences: Inference[]): boolean {
    const before = inferences.length;
    const learn = (literal: Literal, found: Refutation | undefined) => {
      if (!found || !this.#isOpen(literal)) return;
      const { place } = this.#names.fact(literal);
      const own = effortOf(this.#program, found.reasons, found.depth, place);
      if (own <= effort) this.#learn({ ...found, literal, effort: own }, inferences);
    };
    const refute = (literal: Literal, { maxReasons, withLazy }: InferenceLevel) => {
      const found = this.#consequences.refute(-literal, maxReasons, withLazy);
      learn(literal, found);
      return found !== undefined;
    };
    const [first, ...others] = INFERENCE_LEVELS.filter((level) => minEffort(level, this.#pairs) <= effort);
    for (const level of [first, others[0]]) {
      if (!level) return false;
      const direct = this.#consequences.consequences(1, level.withLazy, new Set(left));
      for (const literal of left) learn(literal, direct.get(literal));
      if (level === first && inferences.length === before)
        for (const literal of left) if (this.#isOpen(literal)) refute(literal, level);
      if (inferences.length > before) return true;
    }
    const hardest = others.pop()!;
    for (const literal of left)
      if (this.#isOpen(literal) && this.#queries-- > 0 && refute(literal, hardest))
        for (const level of others) if (this.#isOpen(literal)) refute(literal, level);
    return inferences.length > before;
  }

  /** Learns what parity implies; returns whether there was anything. */
  #learnByParity(effort: number, inferences: Inference[]): boolean {
    const before = inferences.length;
    if (effort < PARITY.level) return false;
    for (const { level, reasons, premises, facts } of this.#parity.findings())
      for (const literal of facts.map((fact) => this.#names.literal(fact)))
        if (level <= effort && this.#isOpen(literal))
          this.#learn(
            { literal, reasons, premises: premises.map((fact) => this.#names.literal(fact)), effort: level },
            inferences,
          );
    return inferences.length > before;
  }

  #learn(inference: Inference, inferences: Inference[]): void {
    this.#consequences.learn(inference.literal);
    inferences.push(inference);
  }

  #isOpen(literal: Literal): boolean {
    return this.#consequences.known(literal) <= 0;
  }
}

/** Returns the true literals of an answer by variable. */
export function answerLiterals(
  { variables, derived }: PostedModel,
  answer: Assignment,
  factLiterals: FactLiterals,
): readonly (readonly Literal[])[] {
  const assignment = withDerived(answer, derived);
  return variables.map((variable) => {
    const literals = factLiterals.literalsOf(variable.id);
    const value = assignment[variable.id]!;
    if (variable.op === 'bool') return [value ? literals[0]! : -literals[0]!];
    return Array.from(literals, (literal, at) => (variable.min + at === value ? literal : -literal));
  });
}

/** Returns the literals that each posted reason implies about a single variable alone. */
export const obviousLiterals = (
  { reasons, posted }: AssumptionProgram,
  targets: readonly (readonly Literal[])[],
  factLiterals: FactLiterals,
): readonly (readonly Literal[])[] =>
  posted.map((reason) => {
    const { constraint } = reasons[reason]!.reason;
    const [only, ...others] = scopeOf(constraint);
    return only === undefined || others.length > 0
      ? []
      : unaryConsequences(constraint, factLiterals)!.filter((one) => targets[only]!.includes(one));
  });
