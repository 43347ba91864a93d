import type { Engine } from '../engine.js';
import { withDerived } from '../expressions/derived-choice.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, PuzzleFactory } from '../puzzle.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { boardWith, type Clue } from './implied-clues.js';
import { Oracle } from './oracle.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** Proves uniqueness with a new model each time, for clues that change other constraints. */
export class ReencodingProver implements UniquenessProver {
  constructor(
    private readonly type: AnyPuzzle,
    private readonly factory: PuzzleFactory<unknown>,
    private readonly blank: unknown,
    private readonly answer: unknown,
    private readonly engine: Engine,
    private readonly monitor: TaskMonitor,
  ) {}

  async core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined> {
    const model = new Model();
    const encoded = this.monitor.run(() => {
      const puzzle = boardWith(this.factory, this.blank, clues);
      if (puzzle === undefined) return undefined;
      this.type.encode(model, puzzle);
      const values = withDerived(this.factory.values(puzzle, this.answer), model.derived);
      return { program: lower(model), values };
    });
    if (!encoded) return undefined;
    const oracle = await Oracle.open(encoded.program, this.engine, this.monitor);
    try {
      const other = oracle.requireOther(encoded.values, model.variables);
      return oracle.isPossible([other]) ? undefined : new Set(clues);
    } finally {
      oracle.close();
    }
  }

  end(): void {}
}
