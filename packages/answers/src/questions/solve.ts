import type { AnyPuzzle } from '@gridproof/core';
import { ask, type Question, type Result } from '../asking/ask.js';
import { Clock } from '../asking/clock.js';
import { openJson, resultJson } from '../data/json.js';
import { resultPicture } from '../pictures/marked.js';
import type { Readable } from '../puzzle/puzzle.js';
import { sentence } from '../words/verdict.js';
import { type Answer, contradiction } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** What may be asked of the answers of a puzzle. */
export interface AnswersWanted {
  /** Every answer. */
  readonly all?: boolean | undefined;
  /** At most this many; with `count`, counted no further. */
  readonly limit?: number | undefined;
  /** What a call of the engine may take; a limit that comes at the same point on every machine. */
  readonly conflicts?: number | undefined;
  /** Only how many there are. */
  readonly count?: boolean | undefined;
  /** What all have in common. */
  readonly forced?: boolean | undefined;
  /** Whether there is another one; true by default. */
  readonly unique?: boolean | undefined;
}

/** The question that this is: where several answers are usual, what all have in common. */
export function questionOf(
  type: AnyPuzzle,
  { all, count, limit, conflicts, forced, unique = true }: AnswersWanted,
  timeout: number | undefined,
): Question {
  const many = count ? 'count' : all || limit ? 'enumerate' : undefined;
  const one = unique ? (forced || type.openEnded ? 'forced' : 'unique') : 'solve';
  return { task: many ?? one, timeout, conflicts, limit };
}

/** What is certain in all answers, and what is possible elsewhere. */
export const forcedJson = (item: Readable, result: Result): object => ({
  ...resultJson(item, item.read, result),
  ...(result.open ? { open: result.open.map((one) => openJson(one, item.read.type)) } : {}),
});

/** Who listens to the answers, too: each comes as text when it is found, where several are asked for. */
export interface ListeningToAnswers extends Listening {
  /** Called with an answer as its type prints it, after it has been read and verified again. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** As `gridproof solve`. Of what a player has entered, all answers are those that agree with it. */
export const solve = (desk: Desk, asking: Asking & AnswersWanted, listening: ListeningToAnswers = {}) =>
  answersOf(desk, asking, (type, timeout) => questionOf(type, asking, timeout), listening);

/** Whether there is one answer and no other, whatever is usual for puzzles of the type. */
export const unique = (desk: Desk, asking: Asking, listening: Listening = {}) =>
  answersOf(desk, asking, (_, timeout) => ({ task: 'unique', timeout }), listening);

/** How many answers there are. */
export const count = (desk: Desk, asking: Asking & Pick<AnswersWanted, 'limit'>, listening: Listening = {}) =>
  answersOf(desk, asking, (_, timeout) => ({ task: 'count', timeout, limit: asking.limit }), listening);

async function answersOf(
  desk: Desk,
  asking: Asking,
  question: (type: AnyPuzzle, timeout: number | undefined) => Question,
  { signal, onProgress = () => {}, onAnswer }: ListeningToAnswers,
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradiction(puzzle);
  const { read, typeUrl, entries } = puzzle;
  const { type } = read;
  const result = await ask(desk.runner, {
    read,
    typeUrl,
    engine: await desk.engine(),
    question: { ...question(type, clock.left), entries },
    signal,
    onProgress,
    onAnswer: (answer) => onAnswer?.(type.printAnswer(answer, read.puzzle)),
  });
  return desk.hold(clock, read, () => ({
    data: resultJson(puzzle, read, result),
    sentence: sentence(result),
    because: [],
    read,
    picture: () => resultPicture(read, result),
  }));
}
