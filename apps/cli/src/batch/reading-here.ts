import { askInTurn, type Question } from '@gridproof/answers';
import type { Engines } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import type { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';
import type { PatientReader } from './patient-reader.js';
import { solutionVerdict } from './solution.js';
import type { Told } from './told.js';

/** Who is asked, and what. */
export interface Asked {
  readonly plugins: Plugins;
  /** Their turns come in this order. */
  readonly engines: Engines;
  /** The conflicts that each may take the first time. */
  readonly conflicts?: number | undefined;
  readonly question: Question;
}

/** Reads entries in this thread, has them answered in another one, and reads and verifies what comes back. */
export class ReadingHere {
  constructor(
    readonly runner: Pick<Runner, 'run'>,
    readonly reader: PatientReader,
    readonly asked: Asked,
  ) {}

  /** Throws `PuzzleError` or `TypeFault`. */
  async answer(entry: Entry): Promise<Told> {
    const { plugins, engines, conflicts, question } = this.asked;
    const { read, milliseconds } = await this.reader.read(entry, question.timeout);
    const { type, puzzle, format, claimed = false } = read;
    const typeUrl = plugins.pluginOf(type).url;
    const timeout = question.timeout && Math.max(1, question.timeout - milliseconds);
    const posed = { read, typeUrl, question: { ...question, timeout } };
    const result = await askInTurn(this.runner, posed, engines, conflicts);
    const verdict = solutionVerdict(read, result, entry.solution);
    const answers = result.answers.map((answer) => type.printAnswer(answer, puzzle));
    const elapsed = result.elapsed + milliseconds;
    return { ...result, elapsed, answers, puzzle: type.id, format, claimed, verdict };
  }
}
