import {
  faultJson,
  type Item,
  positionText,
  type ReadablePuzzle,
  resultJson,
  resultPicture,
  resultSentence,
  statusOf,
  svgOf,
  type TaskResult,
} from '@gridproof/api';
import { type AnyPuzzle, printJson } from '@gridproof/core';
import { EXIT, exitOf } from '../exit.js';
import type { Boards } from './boards.js';
import { nextCommand } from './next-command.js';
import { Tally } from './tally.js';

/** Shows what comes of the puzzles, in their order. */
export interface Report {
  /** One answer of many, as soon as it is found; left out where only the whole is shown. */
  answer?(item: ReadablePuzzle, answer: unknown): void;
  result(item: ReadablePuzzle, result: TaskResult): void;
  /** What is wrong with one puzzle of many; a single one is not begun. */
  fault?(item: Item): void;
  end?(): void;
}

export type Write = (text: string) => void;

/** Boards and a sentence, for people. */
class TextReport implements Report {
  constructor(
    readonly write: Write,
    readonly boards: Boards,
  ) {}

  answer({ read: { type, puzzle } }: ReadablePuzzle, answer: unknown): void {
    this.write(`${this.boards.draw(type, puzzle, answer)}\n`);
  }

  result({ read, read: { type } }: ReadablePuzzle, result: TaskResult): void {
    // What was counted or shown one by one needs no board at the end.
    if (result.count === undefined) this.write(`${this.boards.result(read, result)}\n`);
    this.write(resultSentence(result));
    const next = nextFor(type, result);
    if (next) this.write(next);
  }
}

/** Which command shows more. Where several answers are usual, what would make it unique is of no interest. */
const nextFor = (type: AnyPuzzle, result: TaskResult): string =>
  type.openEnded && result.status !== 'unsolvable' ? '' : nextCommand(result);

/** The answers alone, or their number, for other programs; what is no answer is said on the error output. */
class QuietReport implements Report {
  constructor(
    readonly write: Write,
    readonly say: Write,
  ) {}

  answer({ read: { type, puzzle } }: ReadablePuzzle, answer: unknown): void {
    this.write(`${type.printAnswer(answer, puzzle)}\n`);
  }

  result(item: ReadablePuzzle, result: TaskResult): void {
    // The answers of an enumeration have been written already.
    const text = result.task === 'enumerate' ? '' : bare(item, result);
    if (text) this.write(text);
    sayNo(item, result, this.say);
  }
}

/** As `QuietReport`, of many puzzles: a blank line behind the answers of each. */
export class QuietBatchReport implements Report {
  constructor(
    readonly write: Write,
    readonly say: Write,
  ) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    const text = bare(item, result);
    if (text) this.write(`${text}\n`);
    sayNo(item, result, this.say);
  }

  fault(item: Item): void {
    sayFault(item, this.say);
  }
}

/** One object. */
class JsonReport implements Report {
  constructor(readonly write: Write) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    this.write(printJson(resultJson(item, item.read, result)));
  }
}

/** A drawing, and the sentence on the error output. */
class SvgReport implements Report {
  constructor(
    readonly write: Write,
    readonly say: Write,
    readonly quiet: boolean,
  ) {}

  result({ read, read: { type } }: ReadablePuzzle, result: TaskResult): void {
    this.write(svgOf(type, resultPicture(read, result)));
    if (this.quiet) return;
    const first = result.answers.length > 1 ? 'the drawing shows the first of them' : '';
    const next = nextFor(type, result);
    for (const line of [resultSentence(result), next, first]) if (line) this.say(line);
  }
}

/** Many puzzles: a line for each, then what they come to. */
export class BatchReport implements Report {
  readonly #tally = new Tally();

  constructor(
    readonly write: Write,
    readonly say: Write,
  ) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    this.#tally.add(result.status);
    this.write(`${positionText(item)}  ${item.read.type.id}  ${resultSentence(result)}`);
  }

  fault(item: Item): void {
    this.#tally.add(statusOf(item.error!));
    sayFault(item, this.say);
  }

  end(): void {
    this.write(this.#tally.summary);
  }
}

/** Many puzzles: an object on each line. */
export class JsonLinesReport implements Report {
  constructor(readonly write: Write) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    this.write(JSON.stringify(resultJson(item, item.read, result)));
  }

  fault(item: Item): void {
    this.write(JSON.stringify(faultJson(item)));
  }
}

/** How a single puzzle is shown. */
export function reportOfOne(
  { format, quiet = false }: { readonly format: 'text' | 'json' | 'svg'; readonly quiet?: boolean },
  boards: Boards,
  write: Write,
  say: Write,
): Report {
  if (format === 'json') return new JsonReport(write);
  if (format === 'svg') return new SvgReport(write, say, quiet);
  return quiet ? new QuietReport(write, say) : new TextReport(write, boards);
}

/** Nothing but the answers of a result, or their number where they were counted. */
function bare(
  { read: { type, puzzle } }: ReadablePuzzle,
  { task, status, answers, count }: TaskResult,
): string {
  if (task === 'count') return status === 'unknown' || count === undefined ? '' : `${count}`;
  // One of several answers is not the answer.
  if (status === 'forced') return '';
  return answers.map((answer) => type.printAnswer(answer, puzzle)).join('\n\n');
}

/** Says on the error output that there is no answer, that it is not known, or that it is one of several. */
function sayNo(item: Item, result: TaskResult, say: Write): void {
  const place = positionText(item);
  if (exitOf(result) !== EXIT.done || result.status === 'forced')
    say(`${place && `${place}  `}${resultSentence(result)}`);
}

function sayFault(item: Item, say: Write): void {
  say(`${positionText(item)}  ${item.error!.sentence}`);
}
