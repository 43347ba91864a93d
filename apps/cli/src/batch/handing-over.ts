import { crashSentence, inTurnWithin } from '@gridproof/answers';
import type { AnyPuzzle } from '@gridproof/core';
import type { Outcome, Runner } from '@gridproof/runner';
import type { Entry } from './entries.js';
import { type Reading, type RecognisedEntry, recogniseEntry } from './read.js';
import type { Asked } from './reading-here.js';
import type { Told } from './told.js';

/** What came of a text. */
type Came = Omit<Told, 'status' | 'format' | 'puzzle' | 'claimed' | 'verdict'> & {
  readonly status: Told['status'] | 'unread';
  readonly format?: string;
};

/**
 * Has the texts of entries read, answered and verified in another thread, and takes its word for what comes back, so that this
 * thread has next to nothing to do for each of very many. Only for puzzle types that are known to return.
 */
export class HandingOver {
  readonly #reading: Reading;

  constructor(
    readonly runner: Pick<Runner, 'run'>,
    readonly asked: Asked,
    types: readonly AnyPuzzle[],
    claims: Reading['claims'],
  ) {
    this.#reading = { plugins: asked.plugins, types, claims };
  }

  /**
   * Undefined where something is to be looked at that needs the puzzle in this thread: what is wrong with a text, whether it
   * has a size, or whether its solution is the answer. Throws `PuzzleError`.
   */
  async answer(entry: Entry): Promise<Told | undefined> {
    if (entry.solution !== undefined) return undefined;
    const recognised = recogniseEntry(entry, this.#reading);
    const { type, size, claimed = false } = recognised;
    if (size) return undefined;
    const came = await this.#inTurn(recognised);
    const { status } = came;
    if (status === 'unread') return undefined;
    // A thread that is gone did not say.
    const { format = recognised.read().format } = came;
    return { ...came, status, puzzle: type.id, format, claimed, verdict: {} };
  }

  #inTurn({ type, text }: RecognisedEntry): Promise<Came> {
    const { plugins, engines, question, conflicts } = this.asked;
    const unique = question.task === 'unique';
    const typeUrl = plugins.pluginOf(type).url;
    return inTurnWithin(
      engines,
      question,
      async ({ name, url }, limits, continues) => {
        const outcome = await this.runner.run(
          { task: 'row', type: typeUrl, engine: url, puzzle: text, unique, ...limits },
          { continues },
        );
        return {
          engine: name,
          answers: [],
          ...concluded(outcome, type),
          elapsed: ('milliseconds' in outcome && outcome.milliseconds) || 0,
        };
      },
      conflicts,
    );
  }
}

/** What an outcome says, as far as it does. */
function concluded(outcome: Outcome<'row'>, { id }: AnyPuzzle): Pick<Came, 'status'> & Partial<Came> {
  switch (outcome.status) {
    case 'killed':
      return { status: 'unknown', reason: outcome.reason };
    case 'crashed':
      return { status: 'unknown', reason: crashSentence(id, outcome) };
    default:
      return outcome;
  }
}
