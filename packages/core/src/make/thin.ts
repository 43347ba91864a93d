import { placeKey } from '../board/place.js';
import type { Engine, Literal } from '../engine.js';
import { Lowering } from '../lower/lowering.js';
import type { BoolVar, Variable } from '../model/expression.js';
import type { Assignment } from '../model/values.js';
import { fold } from '../program/fold.js';
import type { Random } from '../random.js';
import type { Watch } from '../search/watch.js';
import { Asking, goOn, literalOf } from './asking.js';
import type { Clue } from './full.js';
import type { Parted } from './parted.js';

/** How clues are taken away. */
export interface Thinned {
  readonly random: Random;
  /** So many stay at least. */
  readonly least: number;
  readonly watch: Watch;
}

/** Clues of an answer in a session, each of which can be assumed; asked is which of them leave no other answer. */
export class Thinning {
  readonly #literals: ReadonlyMap<Clue, Literal>;
  readonly #clues: ReadonlyMap<Literal, Clue>;
  /** What the last answer to a question rests on. */
  #core: ReadonlySet<Clue> | undefined;

  private constructor(
    readonly asking: Asking,
    literals: readonly (readonly [Clue, Literal])[],
    readonly other: Literal,
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
  ): Thinning {
    const literals = clues.map((clue) => {
      const variable = variables[variableAt.get(placeKey(clue.spot.place))!]!;
      return [clue, literalOf(asking.program, variable, assignment[variable.id]!)] as const;
    });
    return new Thinning(asking, literals, asking.otherThan(assignment, variables));
  }

  /** In a session of its own, where each clue's constraints have a literal that demands them. */
  static async ofConstraints(
    { variables, rules, clues: posted }: Parted,
    assignment: Assignment,
    clues: readonly Clue[],
    engine: Engine,
    watch: Watch,
  ): Promise<Thinning> {
    const selectors = clues.map((_, at): BoolVar => ({ op: 'bool', id: variables.length + at }));
    const all = [...variables, ...selectors];
    const lowering = new Lowering(all);
    const at = new Map(clues.map(({ spot }, n) => [placeKey(spot.place), n]));
    for (const one of rules) lowering.require(one);
    for (const one of posted) {
      const [selector] = lowering.literalsOf(selectors[at.get(placeKey(one.places[0]!))!]!);
      lowering.require(one, [-selector!]);
    }
    for (const variable of variables) lowering.chooseOne(variable);
    const program = fold(lowering.draft);
    const asking = await Asking.open(program, engine, watch);
    const literals = clues.map((clue, n) => [clue, literalOf(program, selectors[n]!, true)] as const);
    return new Thinning(asking, literals, asking.otherThan(assignment, variables));
  }

  /** Whether some clues leave no other answer. */
  unique(clues: readonly Clue[]): boolean {
    if (this.asking.possible([this.other, ...clues.map((clue) => this.#literals.get(clue)!)])) return false;
    this.#core = new Set([...this.asking.core()].flatMap((literal) => this.#clues.get(literal) ?? []));
    return true;
  }

  /** Whether some clues that are known to leave no other answer do so without these. */
  without(clues: ReadonlySet<Clue>, taken: readonly Clue[]): boolean {
    // What the last proof did without is known not to be needed.
    if (this.#core && !taken.some((clue) => this.#core!.has(clue))) return true;
    return this.unique([...clues].filter((clue) => !taken.includes(clue)));
  }

  /**
   * Takes clues away one orbit after the other, at random, as long as no other answer is left; returns what was taken, in order.
   * Throws `Undecided`.
   */
  async chain(
    clues: readonly Clue[],
    orbits: readonly (readonly Clue[])[],
    { random, least, watch }: Thinned,
  ): Promise<readonly (readonly Clue[])[]> {
    const left = new Set(clues);
    const taken: (readonly Clue[])[] = [];
    for (const orbit of random.shuffled(orbits)) {
      if (left.size - orbit.length < least) continue;
      await goOn(watch);
      if (!this.without(left, orbit)) continue;
      for (const clue of orbit) left.delete(clue);
      taken.push(orbit);
    }
    return taken;
  }

  /** Lets go of what was asked, so that the session can serve for another answer. */
  forget(): void {
    this.asking.forget(this.other);
  }
}
