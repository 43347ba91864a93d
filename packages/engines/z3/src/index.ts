import { counting, type Engine, type ProgramShape } from '@gridproof/core';
import { type Choice, choose } from './choice.js';
import { compiled } from './load.js';
import { Z3Session } from './session.js';

export type { Choice } from './choice.js';

/** The Z3 theorem prover, compiled to WebAssembly. The first session of a thread loads it, in about a tenth of a second. */
export const z3: Engine = choosing(choose);

/** Z3 with a solver of one's own choosing, whatever the program, for benchmarks. */
export function z3With(choice: Choice): Engine {
  return choosing(() => choice);
}

function choosing(choiceFor: (shape: ProgramShape) => Choice): Engine {
  return {
    name: 'z3',
    async open(shape) {
      const choice = choiceFor(shape);
      const session = new Z3Session(await compiled.load(), choice);
      return choice.pairwise === 'all' ? counting(session) : session;
    },
  };
}

export default z3;
