import type { ReadPuzzle } from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import type { Result } from './ask.js';
import { type Boards, svgOf } from './boards.js';
import { EXIT } from './exit.js';
import type { Item } from './input.js';
import { faultJson, resultJson } from './json.js';
import { counted, exitOf, sentence } from './verdict.js';

/** A puzzle that could be read, and where it stands. */
export interface Readable extends Item {
  readonly read: ReadPuzzle;
}

/** Shows what comes of the puzzles, in their order. */
export interface Report {
  /** One answer of many, as soon as it is found; left out where only the whole is shown. */
  answer?(item: Readable, answer: unknown): void;
  result(item: Readable, result: Result): void;
  /** What is wrong with one puzzle of many; a single one is not begun. */
  fault?(item: Item): void;
  end?(): void;
}

export type Write = (text: string) => void;

/** Boards and a sentence, for people. */
export class TextReport implements Report {
  constructor(
    readonly write: Write,
    readonly boards: Boards,
  ) {}

  answer({ read: { type, puzzle } }: Readable, answer: unknown): void {
    this.write(`${this.boards.draw(type, puzzle, answer)}\n`);
  }

  result({ read: { type, puzzle } }: Readable, result: Result): void {
    // What was counted or shown one by one needs no board at the end.
    if (result.count === undefined) this.write(`${this.boards.result(type, puzzle, result)}\n`);
    this.write(sentence(result));
  }
}

/** The answers alone, or their number, for other programs; what is no answer is told on the error output. */
export class QuietReport implements Report {
  constructor(readonly write: Write) {}

  answer({ read: { type, puzzle } }: Readable, answer: unknown): void {
    this.write(`${type.printAnswer(answer, puzzle)}\n`);
  }

  result({ source, read: { type, puzzle } }: Readable, result: Result): void {
    if (result.task === 'count' && result.status !== 'unknown') this.write(`${result.count}`);
    // Those of an enumeration have been written already.
    if (result.task !== 'enumerate' && result.answers.length)
      this.write(result.answers.map((answer) => type.printAnswer(answer, puzzle)).join('\n\n'));
    if (exitOf(result) !== EXIT.done) process.stderr.write(`${source && `${source}  `}${sentence(result)}\n`);
  }
}

/** As `QuietReport`, of many puzzles: a blank line behind the answers of each. */
export class QuietBatchReport implements Report {
  readonly #quiet: QuietReport;

  constructor(readonly write: Write) {
    this.#quiet = new QuietReport((text) => write(`${text}\n`));
  }

  result(item: Readable, result: Result): void {
    if (result.task === 'enumerate')
      for (const answer of result.answers) new QuietReport(this.write).answer(item, answer);
    this.#quiet.result(item, result);
  }

  fault(item: Item): void {
    tellFault(item);
  }
}

/** One object. */
export class JsonReport implements Report {
  constructor(readonly write: Write) {}

  result({ source, read }: Readable, result: Result): void {
    this.write(printJson(resultJson(source, read, result)));
  }
}

/** A drawing, and the sentence on the error output. */
export class SvgReport implements Report {
  constructor(
    readonly write: Write,
    readonly quiet: boolean,
  ) {}

  result({ read: { type, puzzle } }: Readable, result: Result): void {
    this.write(svgOf(type, puzzle, result));
    if (!this.quiet) process.stderr.write(`${sentence(result)}\n`);
  }
}

/** Many puzzles: a line for each, then what they come to. */
export class BatchReport implements Report {
  readonly #tally = new Map<string, number>();

  constructor(readonly write: Write) {}

  result({ source, read }: Readable, result: Result): void {
    this.#count(result.status);
    this.write(`${source}  ${read.type.id}  ${sentence(result)}`);
  }

  fault(item: Item): void {
    this.#count('wrong input');
    tellFault(item);
  }

  end(): void {
    const counts = [...this.#tally];
    const all = counts.reduce((sum, [, n]) => sum + n, 0);
    this.write(`${counted(all, 'puzzle')}: ${counts.map(([status, n]) => `${n} ${status}`).join(', ')}`);
  }

  #count(status: string): void {
    this.#tally.set(status, (this.#tally.get(status) ?? 0) + 1);
  }
}

/** Many puzzles: an object on each line. */
export class JsonLinesReport implements Report {
  constructor(readonly write: Write) {}

  result({ source, read }: Readable, result: Result): void {
    this.write(JSON.stringify(resultJson(source, read, result)));
  }

  fault(item: Item): void {
    this.write(JSON.stringify(faultJson(item)));
  }
}

function tellFault({ source, error }: Item): void {
  process.stderr.write(`${source}  ${error!.sentence}\n`);
}
