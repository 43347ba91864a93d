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
import { printJson } from '@gridproof/core';
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

/** Returns the report for a single puzzle. */
export function reportOfOne(
  { format, quiet = false }: { readonly format: 'text' | 'json' | 'svg'; readonly quiet?: boolean },
  boards: Boards,
  write: Write,
  say: Write,
): ResultReport {
  if (format === 'json')
    return { result: (item, result) => write(printJson(resultJson(item, item.read, result))) };
  if (format === 'svg')
    return {
      result({ read, read: { type } }, result) {
        write(svgOf(type, resultPicture(read, result)));
        if (quiet) return;
        const first = result.answers.length > 1 ? 'the drawing shows the first of them' : '';
        for (const line of [resultSentence(result), nextCommand(type, result), first]) if (line) say(line);
      },
    };
  if (quiet)
    return {
      answer: ({ read: { type, puzzle } }, answer) => write(`${type.printAnswer(answer, puzzle)}\n`),
      result(item, result) {
        // The answers of an enumeration have already been written.
        const text = result.task === 'enumerate' ? '' : answersOnly(item, result);
        if (text) write(text);
        sayNo(item, result, say);
      },
    };
  return {
    answer: ({ read: { type, puzzle } }, answer) => write(`${boards.draw(type, puzzle, answer)}\n`),
    result({ read }, result) {
      // Counted answers, and answers shown one by one, need no board at the end.
      if (result.count === undefined) write(`${boards.result(read, result)}\n`);
      write(resultSentence(result));
      const next = nextCommand(read.type, result);
      if (next) write(next);
    },
  };
}

/** Returns the report for many puzzles: a line for each and the totals, a JSON object per line, or only the answers. */
export function reportOfMany(
  { format, quiet = false }: { readonly format: string; readonly quiet?: boolean },
  write: Write,
  say: Write,
): ResultReport {
  if (format === 'json')
    return {
      result: (item, result) => write(JSON.stringify(resultJson(item, item.read, result))),
      fault: (item) => write(JSON.stringify(faultJson(item))),
    };
  const sayFault = (item: Item) => say(`${positionText(item)}  ${item.error!.sentence}`);
  if (quiet)
    return {
      // A blank line follows the answers of each puzzle.
      result(item, result) {
        const text = answersOnly(item, result);
        if (text) write(`${text}\n`);
        sayNo(item, result, say);
      },
      fault: sayFault,
    };
  const tally = new Tally();
  return {
    result(item, result) {
      tally.add(result.status);
      write(`${positionText(item)}  ${item.read.type.id}  ${resultSentence(result)}`);
    },
    fault(item) {
      tally.add(statusOf(item.error!));
      sayFault(item);
    },
    end: () => write(tally.summary),
  };
}

/** Returns a report of the moves that enter an answer into a picture. Everything else goes to the error output. */
export const movesReport = (places: PicturePlaces, write: Write, say: Write): ResultReport => ({
  result({ read: { type, puzzle } }, result) {
    const [answer, other] = result.answers;
    // One of several answers is not the answer.
    if (answer === undefined || other !== undefined || result.status === 'forced')
      say(resultSentence(result));
    else for (const move of movesOf({ type, puzzle, answer }, places)) write(move);
  },
});

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
