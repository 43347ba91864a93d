import type { Engine } from '../engine.js';
import { withNotes } from '../expressions/note.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, Maker } from '../puzzle.js';
import type { Watch } from '../search/watch.js';
import { Asking } from './asking.js';
import { boardWith, type Clue } from './full.js';
import type { Prover } from './prover.js';

/** Proves with a new model each time, where clues change more than what they say themselves. */
export class Afresh implements Prover {
  constructor(
    private readonly type: AnyPuzzle,
    private readonly maker: Maker<unknown>,
    private readonly blank: unknown,
    private readonly answer: unknown,
    private readonly engine: Engine,
    private readonly watch: Watch,
  ) {}

  async core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined> {
    const model = new Model();
    const written = this.watch.run(() => {
      const puzzle = boardWith(this.maker, this.blank, clues);
      if (puzzle === undefined) return undefined;
      this.type.encode(model, puzzle);
      const values = withNotes(this.maker.values(puzzle, this.answer), model.notes);
      return { program: lower(model), values };
    });
    if (!written) return undefined;
    const asking = await Asking.open(written.program, this.engine, this.watch);
    try {
      const other = asking.otherThan(written.values, model.variables);
      return asking.possible([other]) ? undefined : new Set(clues);
    } finally {
      asking.close();
    }
  }

  end(): void {}
}
