import {
  type AnyPuzzle,
  Feedback,
  type Field,
  PuzzleError,
  Random,
  readEntries,
  readPuzzle,
  type Size,
} from '@gridproof/core';
import { quantile } from 'simple-statistics';
import { processorTime } from './processor-time.js';

/** How many part answers with a wrong entry break a rule, and how many right ones seem to. */
export interface FeedbackShare {
  readonly type: string;
  readonly wrong: number;
  readonly found: number;
  readonly right: number;
  readonly alarms: number;
}

/** How long it takes to judge a board after one entry, in milliseconds of processor time. */
export interface EntryTimes {
  readonly median: number;
  /** Of 95 in 100 entries. */
  readonly most: number;
  /** Until the first entry can be judged. */
  readonly opening: number;
}

/** An example with its answer, value by value. */
interface Answered {
  readonly feedback: Feedback;
  readonly fields: readonly Field[];
  readonly answer: readonly (boolean | number)[];
  /** The variables that are not given. */
  readonly open: readonly number[];
}

/** Judges parts of the answers to a type's examples, each with half of the entries: as they are, and with one wrong entry. */
export function shareFound(type: AnyPuzzle, draws: number, seed: number): FeedbackShare {
  const random = new Random(seed);
  const examples = type.examples.flatMap(({ puzzle, answer }) =>
    answer === null ? [] : (answered(type, puzzle, answer) ?? []),
  );
  let [found, alarms] = [0, 0];
  for (let n = 0; n < draws; n++) {
    const { feedback, fields, answer, open } = examples[random.below(examples.length)]!;
    const values = new Map(open.filter(() => random.below(2) === 0).map((at) => [at, answer[at]!]));
    if (feedback.of(values).violations.length > 0) alarms++;
    const at = open[random.below(open.length)]!;
    const others = fields[at]!.values.filter(({ value }) => value !== answer[at]);
    values.set(at, others[random.below(others.length)]!.value);
    if (feedback.of(values).violations.length > 0) found++;
  }
  return { type: type.id, wrong: draws, found, right: draws, alarms };
}

function answered(type: AnyPuzzle, text: string, answer: string): Answered | undefined {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const values: (boolean | number)[] = [];
  for (const { variable, value } of readEntries(type, puzzle, answer)) values[variable] = value;
  const fields = type.described!.fields(puzzle);
  const open = [...fields.keys()].filter(
    (at) => fields[at]!.given === undefined && fields[at]!.values.length > 1,
  );
  if (open.length === 0) return undefined;
  return { feedback: new Feedback(type, puzzle), fields, answer: values, open };
}

/**
 * Enters values on a board of this size, half of which is filled, one in twenty of them wrong; where the type draws no answers of its own,
 * all of them are drawn at random. Undefined where it has no such board.
 */
export function entryTimes(type: AnyPuzzle, size: Size, entries: number): EntryTimes | undefined {
  const random = new Random(3);
  const { puzzle, answer } = boardOf(type, size, random) ?? {};
  if (puzzle === undefined) return undefined;
  const fields = type.described!.fields(puzzle);
  if (fields.length === 0) return undefined;
  const drawn = (wrong: number) => {
    const at = random.below(fields.length);
    const { values } = fields[at]!;
    const isWrong = !answer || random.below(wrong) === 0;
    return [at, isWrong ? values[random.below(values.length)]!.value : answer[at]!] as const;
  };
  const start = processorTime();
  const feedback = new Feedback(type, puzzle);
  const opening = processorTime() - start;
  const entered = new Map(Array.from({ length: fields.length >> 1 }, () => drawn(fields.length)));
  feedback.of(entered);
  const times = Array.from({ length: entries }, () => {
    entered.set(...drawn(20));
    const before = processorTime();
    feedback.of(entered);
    return processorTime() - before;
  });
  return { median: quantile(times, 0.5), most: quantile(times, 0.95), opening };
}

/** A puzzle, with the values of an answer to it where its type draws both together. */
function boardOf(type: AnyPuzzle, size: Size, random: Random) {
  const { maker } = type.described!;
  try {
    const composed =
      maker.draws === 'puzzles' ? maker.composed({ size, symmetry: 'none', random }) : undefined;
    if (composed) return { ...composed, answer: maker.values(composed.puzzle, composed.answer) };
  } catch (error) {
    // It makes no puzzles of this size.
    if (!(error instanceof PuzzleError)) throw error;
  }
  return { puzzle: maker.blank(size, (bound) => random.below(bound)), answer: undefined };
}
