import { type AnyPuzzle, Feedback, type Field, Random, readEntries, readPuzzle } from '@gridproof/core';

/** How often feedback reports a violation in drawn partial answers of one puzzle type. */
export interface FeedbackShare {
  readonly type: string;
  /** Number of partial answers drawn; each is checked as it is and with one wrong entry. */
  readonly draws: number;
  /** Partial answers in which the wrong entry violates a rule. */
  readonly found: number;
  /** Correct partial answers that are reported as violating a rule. */
  readonly falseAlarms: number;
}

/** An example with its answer, value by value. */
interface AnsweredExample {
  readonly feedback: Feedback;
  readonly fields: readonly Field[];
  readonly answer: readonly (boolean | number)[];
  /** Variables that are not given. */
  readonly open: readonly number[];
}

/** Checks drawn halves of the answers to a type's examples, each as it is and with one wrong entry. */
export function measureFeedback(type: AnyPuzzle, draws: number, seed: number): FeedbackShare {
  const random = new Random(seed);
  const examples = type.examples.flatMap(({ puzzle, answer }) =>
    answer === null ? [] : (readExample(type, puzzle, answer) ?? []),
  );
  let [found, falseAlarms] = [0, 0];
  for (let n = 0; n < draws; n++) {
    const { feedback, fields, answer, open } = examples[random.below(examples.length)]!;
    const values = new Map(open.filter(() => random.below(2) === 0).map((at) => [at, answer[at]!]));
    if (feedback.judge(values).violations.length > 0) falseAlarms++;
    const at = open[random.below(open.length)]!;
    const others = fields[at]!.values.filter(({ value }) => value !== answer[at]);
    values.set(at, others[random.below(others.length)]!.value);
    if (feedback.judge(values).violations.length > 0) found++;
  }
  return { type: type.id, draws, found, falseAlarms };
}

/** Returns undefined for an example in which nothing is open. */
function readExample(type: AnyPuzzle, text: string, answer: string): AnsweredExample | undefined {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const values: (boolean | number)[] = [];
  for (const { variable, value } of readEntries(type, puzzle, answer)) values[variable] = value;
  const fields = type.described!.fields(puzzle);
  const open = [...fields.keys()].filter(
    (at) => fields[at]!.given === undefined && fields[at]!.values.length > 1,
  );
  return open.length > 0 ? { feedback: new Feedback(type, puzzle), fields, answer: values, open } : undefined;
}
