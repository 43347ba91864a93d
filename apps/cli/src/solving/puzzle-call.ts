import {
  contradictionResponse,
  Deadline,
  type OnePuzzle,
  type PuzzleWithEntries,
  type Runners,
  readWithEntries,
} from '@gridproof/api';
import type { AnyPuzzle } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import { readAll, readArgument } from '../input/items.js';
import { Boards } from '../report/boards.js';
import { contradictionReport, type Report, renderReport } from '../report/puzzle-report.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';
import { type CallOptions, openRunners } from './run-items.js';

/** A call of a command on one puzzle: its input, its time limit and its output. */
export class PuzzleCall {
  readonly deadline: Deadline;
  readonly output: Output;
  readonly boards: Boards;
  /** Width of text, in columns. */
  readonly width: number;

  /**
   * `puzzle` and `answer` are arguments of the command.
   * @throws {UsageError} if both come from standard input, or the output cannot be written
   */
  constructor(
    readonly run: CommandRun,
    readonly options: CallOptions,
    readonly puzzle: string,
    readonly answer?: string,
  ) {
    if (puzzle === '-' && answer === '-')
      throw new UsageError('the puzzle and the answer cannot both come from standard input');
    this.deadline = new Deadline(options.timeout);
    this.output = new Output(run.io, options.out, answer === undefined ? [puzzle] : [puzzle, answer]);
    this.boards = new Boards(terminalOf(run.io, options));
    this.width = textWidth(run.io, options);
  }

  /**
   * Reads the puzzle. `participle` names the operation in the error message: `checked`.
   * @throws {UsageError} if there are several puzzles
   */
  async readPuzzle(participle: string): Promise<OnePuzzle> {
    const [item, another] = await readAll([this.puzzle], this.run, this.options, this.deadline);
    if (another || !item?.read)
      throw new UsageError(`only one puzzle can be ${participle} at a time, and several were given`);
    const { source, line, read } = item;
    return { source, line, read, typeUrl: this.run.plugins.pluginOf(read.type).url };
  }

  /** Reads the puzzle, and the answer as entries. */
  async readPuzzleWithEntries(participle: string): Promise<PuzzleWithEntries> {
    const puzzle = await this.readPuzzle(participle);
    if (this.answer === undefined) return puzzle;
    return this.readAnswer((text) => readWithEntries(puzzle, text, this.deadline));
  }

  /** Reads the answer. */
  readAnswer<T>(read: (text: string) => T): Promise<T> {
    return readArgument(this.answer!, this.run.io, (text) => {
      this.deadline.begin();
      return read(text);
    });
  }

  /** Runs work and shows the elapsed time on a terminal. `allowInline`: short tasks may run in this thread. */
  async withThreads<T>(
    work: (runners: Runners, spinner: Spinner) => Promise<T>,
    allowInline = false,
  ): Promise<T> {
    const spinner = new Spinner(this.run.io, this.boards.terminal.unicode);
    const runners = openRunners(this.run, this.options, spinner, { threads: 1, allowInline });
    try {
      return await work(runners, spinner);
    } finally {
      spinner.stop();
      await runners.close();
    }
  }

  /** Reports that the entries contradict the clues, and returns the exit status. No engine is needed. */
  reportContradiction(puzzle: PuzzleWithEntries): number {
    return this.report(puzzle.read.type, () =>
      contradictionReport(contradictionResponse(puzzle), this.width),
    );
  }

  /** Formats a report within a deadline, that of the call by default, writes it, and returns its exit status. */
  report(type: AnyPuzzle, create: () => Report, deadline = this.deadline): number {
    const { output, error, exit } = deadline.run(() => {
      const report = create();
      return { ...renderReport(type, report, this.options, this.boards), exit: report.exit };
    });
    this.output.write(output);
    if (error !== undefined) this.output.say(error);
    return exit;
  }
}
