import { ParityEquations } from '../techniques/parity.js';
import type { TechniqueUse } from '../techniques/technique.js';
import type { AssumptionProgram } from './assumption-program.js';
import type { BoundedPropagation } from './bounded-propagation.js';
import type { FactLiterals } from './fact-literals.js';

/** Finds uses of parity from what a propagation knows. */
export class ParitySearch {
  readonly #equations: ParityEquations | undefined;

  constructor(
    program: AssumptionProgram,
    readonly factLiterals: FactLiterals,
    readonly propagation: BoundedPropagation,
  ) {
    this.#equations = ParityEquations.of(program.reasons.map(({ reason }) => reason));
  }

  *findings(): Iterable<TechniqueUse> {
    if (!this.#equations) return;
    yield* this.#equations.findings(
      (variable) => {
        const value = this.propagation.known(this.factLiterals.literalsOf(variable)[0]!);
        return value === 0 ? undefined : value > 0;
      },
      (reason) => this.propagation.isReleased(reason),
    );
  }
}
