import { placeKey } from '../board/place.js';
import type { Engine, Literal } from '../engine.js';
import { withDerived } from '../expressions/derived-choice.js';
import type { BoolVar, Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { ModelLowering } from '../lower/model-lowering.js';
import { simplify } from '../program/simplify.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import type { Clue } from './implied-clues.js';
import { literalOf, Oracle } from './oracle.js';
import type { SplitModel } from './split-model.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** Proves uniqueness in one session with a selector literal per clue. */
export class SelectorProver implements UniquenessProver {
  readonly #literals: ReadonlyMap<Clue, Literal>;
  readonly #clues: ReadonlyMap<Literal, Clue>;

  private constructor(
    private readonly oracle: Oracle,
    literals: readonly (readonly [Clue, Literal])[],
    private readonly other: Literal,
    private readonly ownsOracle: boolean,
  ) {
    this.#literals = new Map(literals);
    this.#clues = new Map(literals.map(([clue, literal]) => [literal, clue]));
  }

  /** Uses the session that drew the answer, for clues that are all values of the answer. */
  static ofGivens(
    oracle: Oracle,
    variables: readonly Variable[],
    assignment: Assignment,
    clues: readonly Clue[],
    variableAt: ReadonlyMap<number, number>,
  ): SelectorProver {
    const literals = clues.map((clue) => {
      const variable = variables[variableAt.get(placeKey(clue.spot.place))!]!;
      return [clue, literalOf(oracle.program, variable, assignment[variable.id]!)] as const;
    });
    return new SelectorProver(oracle, literals, oracle.requireOther(assignment, variables), false);
  }

  /** Opens a session in which a selector per clue requires its constraints. */
  static async ofConstraints(
    { variables, notes, rules, clues: posted }: SplitModel,
    answer: Assignment,
    clues: readonly Clue[],
    engine: Engine,
    monitor: TaskMonitor,
  ): Promise<SelectorProver> {
    const selectors = clues.map((_, at): BoolVar => ({ op: 'bool', id: variables.length + at }));
    const all = [...variables, ...selectors];
    const program = monitor.run(() => {
      const lowering = new ModelLowering(all);
      const at = new Map(clues.map(({ spot }, n) => [placeKey(spot.place), n]));
      for (const one of rules) lowering.require(one);
      for (const one of posted) {
        const [selector] = lowering.literalsOf(selectors[at.get(placeKey(one.places[0]!))!]!);
        lowering.require(one, [-selector!]);
      }
      for (const variable of variables) lowering.chooseOne(variable);
      return simplify(lowering.builder);
    });
    const oracle = await Oracle.open(program, engine, monitor);
    const literals = clues.map((clue, n) => [clue, literalOf(program, selectors[n]!, true)] as const);
    return new SelectorProver(
      oracle,
      literals,
      oracle.requireOther(withDerived(answer, notes), variables),
      true,
    );
  }

  async core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined> {
    if (this.oracle.isPossible([this.other, ...clues.map((clue) => this.#literals.get(clue)!)]))
      return undefined;
    return new Set([...this.oracle.core()].flatMap((literal) => this.#clues.get(literal) ?? []));
  }

  end(): void {
    if (this.ownsOracle) this.oracle.close();
    else this.oracle.release(this.other);
  }
}
