import { placeKey } from '../board/place.js';
import type { Engine, Literal } from '../engine.js';
import type { BoolVar, Variable } from '../expressions/expression.js';
import { withNotes } from '../expressions/note.js';
import type { Assignment } from '../expressions/values.js';
import { Lowering } from '../lower/lowering.js';
import { simplify } from '../program/simplify.js';
import type { Watch } from '../search/watch.js';
import { Asking, literalOf } from './asking.js';
import type { Clue } from './full.js';
import type { Parted } from './parted.js';
import type { Prover } from './prover.js';

/** Proves in one session, in which each clue can be assumed. */
export class Selecting implements Prover {
  readonly #literals: ReadonlyMap<Clue, Literal>;
  readonly #clues: ReadonlyMap<Literal, Clue>;

  private constructor(
    private readonly asking: Asking,
    literals: readonly (readonly [Clue, Literal])[],
    private readonly other: Literal,
    private readonly isOwn: boolean,
  ) {
    this.#literals = new Map(literals);
    this.#clues = new Map(literals.map(([clue, literal]) => [literal, clue]));
  }

  /** Where all clues say what the answer is, in the session in which that was drawn. */
  static ofGivens(
    asking: Asking,
    variables: readonly Variable[],
    assignment: Assignment,
    clues: readonly Clue[],
    variableAt: ReadonlyMap<number, number>,
  ): Selecting {
    const literals = clues.map((clue) => {
      const variable = variables[variableAt.get(placeKey(clue.spot.place))!]!;
      return [clue, literalOf(asking.program, variable, assignment[variable.id]!)] as const;
    });
    return new Selecting(asking, literals, asking.otherThan(assignment, variables), false);
  }

  /** In a session of its own, where each clue's constraints have a literal that demands them. */
  static async ofConstraints(
    { variables, notes, rules, clues: posted }: Parted,
    answer: Assignment,
    clues: readonly Clue[],
    engine: Engine,
    watch: Watch,
  ): Promise<Selecting> {
    const selectors = clues.map((_, at): BoolVar => ({ op: 'bool', id: variables.length + at }));
    const all = [...variables, ...selectors];
    const program = watch.run(() => {
      const lowering = new Lowering(all);
      const at = new Map(clues.map(({ spot }, n) => [placeKey(spot.place), n]));
      for (const one of rules) lowering.require(one);
      for (const one of posted) {
        const [selector] = lowering.literalsOf(selectors[at.get(placeKey(one.places[0]!))!]!);
        lowering.require(one, [-selector!]);
      }
      for (const variable of variables) lowering.chooseOne(variable);
      return simplify(lowering.draft);
    });
    const asking = await Asking.open(program, engine, watch);
    const literals = clues.map((clue, n) => [clue, literalOf(program, selectors[n]!, true)] as const);
    return new Selecting(asking, literals, asking.otherThan(withNotes(answer, notes), variables), true);
  }

  async core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined> {
    if (this.asking.possible([this.other, ...clues.map((clue) => this.#literals.get(clue)!)]))
      return undefined;
    return new Set([...this.asking.core()].flatMap((literal) => this.#clues.get(literal) ?? []));
  }

  end(): void {
    if (this.isOwn) this.asking.close();
    else this.asking.forget(this.other);
  }
}
