import type { Literal } from '../engine.js';
import type { Fact } from '../expressions/fact.js';
import type { Assignment } from '../expressions/values.js';
import { Candidates } from '../techniques/candidates.js';
import { isLoopOfEdges, PARITY } from '../techniques/parity.js';
import type { RuleTechniques, TechniqueName } from '../techniques/technique.js';
import { type Finding, TECHNIQUE_STAGES } from '../techniques/technique-search.js';
import { AssumptionProgram } from './assumption-program.js';
import { BoundedPropagation } from './bounded-propagation.js';
import { answerLiterals, obviousLiterals, type PostedModel } from './bounded-solver.js';
import { effortOf } from './effort.js';
import { FactLiterals } from './fact-literals.js';
import { hasPairs, INFERENCE_LEVELS, type InferenceLevel, minEffort } from './inference-levels.js';
import { nameStep } from './name-step.js';
import { ParitySearch } from './parity-search.js';

/** An inference; its technique is undefined if it needs no name. */
interface NamedInference {
  readonly literal: Literal;
  readonly effort: number;
  readonly technique: TechniqueName | undefined;
}

/** Techniques by id, with the highest effort of their inferences. */
export type TechniqueEfforts = ReadonlyMap<string, number>;

/** Returns the lowest level from which techniques with levels of their own apply to a model; infinite if there are none. */
export function lowestLevel(posted: PostedModel['posted']): number {
  if (Candidates.of(posted)) return 0;
  return posted.some(({ constraint }) => isLoopOfEdges(constraint)) ? PARITY.level : Number.POSITIVE_INFINITY;
}

/** A stage of the search; easier stages come first. */
interface Stage {
  /** Minimum effort of its inferences. */
  readonly from: number;
  readonly seek: (open: readonly Literal[], candidates: Candidates | undefined) => Iterable<NamedInference>;
}

/**
 * Solves a puzzle with a known answer by the easiest inferences first, with some of its clues. Uses no engine and builds no path; it only
 * names techniques, some of which the answer may not need.
 */
export class TechniqueSolver {
  readonly #program: AssumptionProgram;
  readonly #factLiterals: FactLiterals;
  readonly #propagation: BoundedPropagation;
  readonly #targets: ReadonlySet<Literal>;
  /** By posted reason: the literals that it implies alone and that are therefore obvious. */
  readonly #obvious: readonly (readonly Literal[])[];
  readonly #stages: readonly Stage[];

  /** `answer`: values by answer variable. */
  constructor(
    model: PostedModel,
    answer: Assignment,
    readonly techniques?: RuleTechniques,
  ) {
    const program = new AssumptionProgram(model);
    this.#program = program;
    this.#propagation = BoundedPropagation.withoutEngine(program);
    this.#factLiterals = new FactLiterals(model.variables, program.literalMap, model.places);
    const targets = answerLiterals(model, answer, this.#factLiterals);
    this.#targets = new Set(targets.flat());
    this.#obvious = obviousLiterals(program, targets, this.#factLiterals);
    const pairs = hasPairs(program);
    const parity = new ParitySearch(program, this.#factLiterals, this.#propagation);
    this.#stages = [
      ...TECHNIQUE_STAGES.map(
        ({ from, seek }): Stage => ({
          from,
          seek: (_, candidates) => (candidates ? this.#byTechnique(seek(candidates)) : []),
        }),
      ),
      {
        from: PARITY.level,
        seek: () => this.#byTechnique(parity.findings()),
      },
      ...INFERENCE_LEVELS.map(
        (level): Stage => ({
          from: minEffort(level, pairs),
          seek: (open, candidates) => this.#byPropagation(open, candidates, level),
        }),
      ),
    ].sort((a, b) => a.from - b.from);
  }

  /**
   * Returns the techniques by which inferences of at most some effort reach the answer, without some of the posted constraints (by index);
   * undefined if they do not reach it.
   */
  solve(maxEffort: number, without: ReadonlySet<number>): TechniqueEfforts | undefined {
    const { reasons, posted } = this.#program;
    const released = Uint8Array.from(reasons, ({ whole }, reason) => Number(without.has(whole ?? reason)));
    this.#propagation.begin(released);
    const candidates = Candidates.of(
      posted.map((reason) => (released[reason] ? { constraint: true, places: [] } : reasons[reason]!.reason)),
    );
    const learn = (literal: Literal) => {
      // A player sees the last value of a cell only by counting.
      const learned = this.#propagation.learn(
        literal,
        (one) => this.#targets.has(one) && isValueOfCell(this.#fact(one), candidates),
      );
      for (const one of [literal, ...learned]) if (this.#targets.has(one)) candidates?.note(this.#fact(one));
    };
    for (const reason of posted)
      if (!released[reason]) for (const literal of this.#obvious[reason]!) learn(literal);
    const efforts = new Map<string, number>();
    for (;;) {
      const open = [...this.#targets].filter((literal) => this.#isOpen(literal));
      if (open.length === 0) return efforts;
      const easiest = this.#findEasiest(open, candidates, maxEffort);
      if (easiest.length === 0) return undefined;
      for (const { literal, effort, technique } of easiest) {
        if (!this.#isOpen(literal)) continue;
        if (technique) efforts.set(technique.id, Math.max(effort, efforts.get(technique.id) ?? 0));
        learn(literal);
      }
    }
  }

  #findEasiest(
    open: readonly Literal[],
    candidates: Candidates | undefined,
    maxEffort: number,
  ): readonly NamedInference[] {
    let least = maxEffort;
    let easiest: NamedInference[] = [];
    for (const { from, seek } of this.#stages) {
      if (from > least || (from === least && easiest.length > 0)) break;
      for (const inference of seek(open, candidates)) {
        const { literal, effort } = inference;
        if (effort > least || !this.#isOpen(literal)) continue;
        if (effort < least) easiest = [];
        least = effort;
        easiest.push(inference);
      }
    }
    return easiest;
  }

  *#byTechnique(uses: Iterable<Finding>): Generator<NamedInference> {
    for (const { pattern, level, facts } of uses)
      for (const fact of facts) {
        const literal = this.#factLiterals.literal(fact);
        if (this.#targets.has(literal)) yield { literal, effort: level, technique: pattern?.technique };
      }
  }

  /** Yields inferences by few reasons; those of all-different constraints alone are left to their techniques. */
  *#byPropagation(
    open: readonly Literal[],
    candidates: Candidates | undefined,
    { maxReasons, withLazy }: InferenceLevel,
  ): Generator<NamedInference> {
    const { reasons: programReasons } = this.#program;
    for (const literal of open) {
      const fact = this.#fact(literal);
      if (candidates?.isPlain(fact.variable)) continue;
      const refutation = this.#propagation.refute(-literal, maxReasons, withLazy);
      if (!refutation) continue;
      const { reasons, depth, premises } = refutation;
      if (candidates && reasons.every((reason) => candidates.isGroup(reason))) continue;
      const effort = effortOf(this.#program, reasons, depth, fact.place);
      const step = {
        reasons: reasons.map((reason) => programReasons[reason]!.reason),
        claims: [fact],
        facts: premises.flatMap((premise) => (this.#targets.has(premise) ? this.#fact(premise) : [])),
        effort,
      };
      yield { literal, effort, technique: nameStep(step, this.techniques) };
    }
  }

  #fact(literal: Literal): Fact {
    return this.#factLiterals.fact(literal);
  }

  #isOpen(literal: Literal): boolean {
    return this.#propagation.known(literal) <= 0;
  }
}

const isValueOfCell = ({ variable, holds }: Fact, candidates: Candidates | undefined): boolean =>
  holds && candidates?.has(variable) === true;
