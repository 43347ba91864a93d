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
  Tally,
  type TaskResult,
} from '@gridproof/api';
import { type AnyPuzzle, printJson } from '@gridproof/core';
import { EXIT, exitOf } from '../exit.js';
import type { PicturePlaces } from '../input/picture-places.js';
import type { Boards } from './boards.js';
import { movesOf } from './moves.js';
import { nextCommand } from './next-command.js';

/** Shows the results of puzzles in their order. */
export interface ResultReport {
  /** Shows one of many answers as soon as it is found. Missing if the format shows only the whole result. */
  answer?(item: ReadablePuzzle, answer: unknown): void;
  result(item: ReadablePuzzle, result: TaskResult): void;
  /** Shows the error of one of many puzzles. The error of a single puzzle is thrown earlier. */
  fault?(item: Item): void;
  end?(): void;
}

export type Write = (text: string) => void;

/** Shows boards and a sentence. */
class TextReport implements ResultReport {
  constructor(
    readonly write: Write,
    readonly boards: Boards,
  ) {}

  answer({ read: { type, puzzle } }: ReadablePuzzle, answer: unknown): void {
    this.write(`${this.boards.draw(type, puzzle, answer)}\n`);
  }

  result({ read, read: { type } }: ReadablePuzzle, result: TaskResult): void {
    // Counted answers, and answers shown one by one, need no board at the end.
    if (result.count === undefined) this.write(`${this.boards.result(read, result)}\n`);
    this.write(resultSentence(result));
    const next = nextFor(type, result);
    if (next) this.write(next);
  }
}

/** Advice for a result, unless puzzles of the type commonly have several answers. */
const nextFor = (type: AnyPuzzle, result: TaskResult): string =>
  type.openEnded && result.status !== 'unsolvable' ? '' : nextCommand(result);

/** Writes only the answers, or their number; everything else goes to the error output. */
class QuietReport implements ResultReport {
  constructor(
    readonly write: Write,
    readonly say: Write,
  ) {}

  answer({ read: { type, puzzle } }: ReadablePuzzle, answer: unknown): void {
    this.write(`${type.printAnswer(answer, puzzle)}\n`);
  }

  result(item: ReadablePuzzle, result: TaskResult): void {
    // The answers of an enumeration have already been written.
    const text = result.task === 'enumerate' ? '' : answersOnly(item, result);
    if (text) this.write(text);
    sayNo(item, result, this.say);
  }
}

/** Like `QuietReport`, for many puzzles: a blank line follows the answers of each. */
export class QuietBatchReport implements ResultReport {
  constructor(
    readonly write: Write,
    readonly say: Write,
  ) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    const text = answersOnly(item, result);
    if (text) this.write(`${text}\n`);
    sayNo(item, result, this.say);
  }

  fault(item: Item): void {
    sayFault(item, this.say);
  }
}

/** Writes one JSON object. */
class JsonReport implements ResultReport {
  constructor(readonly write: Write) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    this.write(printJson(resultJson(item, item.read, result)));
  }
}

/** Writes a drawing, and the sentence to the error output. */
class SvgReport implements ResultReport {
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

/** Writes the moves of the answer, and everything else to the error output. */
export class MovesReport implements ResultReport {
  constructor(
    readonly write: Write,
    readonly say: Write,
    readonly places: PicturePlaces,
  ) {}

  result({ read: { type, puzzle } }: ReadablePuzzle, result: TaskResult): void {
    const [answer, other] = result.answers;
    // One of several answers is not the answer.
    if (answer === undefined || other !== undefined || result.status === 'forced') {
      this.say(resultSentence(result));
      return;
    }
    for (const move of movesOf({ type, puzzle, answer }, this.places)) this.write(move);
  }
}

/** Writes a line for each of many puzzles, then the totals. */
export class BatchReport implements ResultReport {
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

/** Writes a JSON object per line for many puzzles. */
export class JsonLinesReport implements ResultReport {
  constructor(readonly write: Write) {}

  result(item: ReadablePuzzle, result: TaskResult): void {
    this.write(JSON.stringify(resultJson(item, item.read, result)));
  }

  fault(item: Item): void {
    this.write(JSON.stringify(faultJson(item)));
  }
}

/** Returns the report for a single puzzle. */
export function reportOfOne(
  { format, quiet = false }: { readonly format: 'text' | 'json' | 'svg'; readonly quiet?: boolean },
  boards: Boards,
  write: Write,
  say: Write,
): ResultReport {
  if (format === 'json') return new JsonReport(write);
  if (format === 'svg') return new SvgReport(write, say, quiet);
  return quiet ? new QuietReport(write, say) : new TextReport(write, boards);
}

/** Returns only the answers of a result, or their number if they were counted. */
function answersOnly(
  { read: { type, puzzle } }: ReadablePuzzle,
  { task, status, answers, count }: TaskResult,
): string {
  if (task === 'count') return status === 'unknown' || count === undefined ? '' : `${count}`;
  // One of several answers is not the answer.
  if (status === 'forced') return '';
  return answers.map((answer) => type.printAnswer(answer, puzzle)).join('\n\n');
}

/** Reports on the error output that there is no answer, that it is unknown, or that it is one of several. */
function sayNo(item: Item, result: TaskResult, say: Write): void {
  const place = positionText(item);
  if (exitOf(result) !== EXIT.done || result.status === 'forced')
    say(`${place && `${place}  `}${resultSentence(result)}`);
}

function sayFault(item: Item, say: Write): void {
  say(`${positionText(item)}  ${item.error!.sentence}`);
}
