import {
  type AnyPuzzle,
  type Assignment,
  type EntriesFeedback,
  type Example,
  Feedback,
  type Field,
  formatPlaces,
  type Place,
  placeKey,
  Random,
  readAnswer,
} from '@gridproof/core';
import { readExample } from './read-example.js';
import { recordedAssignment } from './recorded-answer.js';
import { scaledRuns } from './run-budget.js';

/** The number of partial answers per type. */
const PARTS = scaledRuns(1000, 30);

/**
 * Returns faults of the feedback on correct partial answers: no rule may be broken; nothing may be settled or finished that is not so in
 * the answer, be settled only because it follows from the rest, or be finished before the first entry.
 */
export function feedbackFaults(type: AnyPuzzle, examples: readonly Example[]): readonly string[] {
  const random = new Random(53);
  const judged = examples.map((example) => new JudgedExample(type, example));
  const faults = judged.flatMap((one) => [
    ...one.untouchedFaults(),
    ...one.faults(new Map()),
    ...one.faults(new Map(one.answer.entries())),
  ]);
  for (let n = 0; n < PARTS && faults.length === 0; n++) {
    const one = judged[n % judged.length]!;
    faults.push(...one.faults(new Map([...one.answer.entries()].filter(() => random.below(2) === 0))));
  }
  return faults;
}

/** Returns the recorded wrong answers without a broken rule in the feedback. */
export function unseenBreaks(type: AnyPuzzle, examples: readonly Example[]): readonly string[] {
  return examples.flatMap((example) => {
    const { puzzle } = readExample(type, example);
    const feedback = new Feedback(type, puzzle);
    return Object.entries(example.broken ?? {})
      .filter(([, answer]) => {
        const values = type.described!.factory.values(puzzle, readAnswer(answer!, type, puzzle));
        return feedback.judge(new Map(values.entries())).violations.length === 0;
      })
      .map(([rule]) => `${example.name}: nothing is found broken in the answer that breaks ${rule}`);
  });
}

class JudgedExample {
  readonly answer: Assignment;
  readonly #feedback: Feedback;
  /** The places that are settled in the answer. */
  readonly #settledKeys: ReadonlySet<number>;
  readonly #finishedKeys: ReadonlySet<number>;
  readonly #fields: readonly Field[];

  constructor(
    readonly type: AnyPuzzle,
    readonly example: Example,
  ) {
    const { puzzle } = readExample(type, example);
    this.answer = recordedAssignment(type, puzzle, example.answer!)!;
    this.#feedback = new Feedback(type, puzzle);
    this.#fields = type.described?.fields(puzzle) ?? [];
    const whole = this.#feedback.judge(new Map(this.answer.entries()));
    this.#settledKeys = keysOf(whole.settled);
    this.#finishedKeys = keysOf(whole.finished);
  }

  /** Returns the faults of the feedback on correct values. */
  faults(values: ReadonlyMap<number, boolean | number>): readonly string[] {
    const { violations, settled, finished }: EntriesFeedback = this.#feedback.judge(values);
    const asLeft = new Set(keysOf(this.#feedback.judge(this.#withBlanks(values)).settled));
    const early = settled.filter((place) => !this.#settledKeys.has(placeKey(place)));
    // A clue in a finished region is settled by its surroundings.
    for (const place of finished) asLeft.add(placeKey(place));
    const following = settled.filter((place) => !asLeft.has(placeKey(place)));
    const open = finished.filter((place) => !this.#finishedKeys.has(placeKey(place)));
    const found = [
      ...violations.map(({ rule, places }) => `breaks ${rule} at ${formatPlaces(places)}`),
      ...(early.length > 0 ? [`settles ${formatPlaces(early)}`] : []),
      ...(following.length > 0
        ? [`settles ${formatPlaces(following)}, which hold only if more is entered`]
        : []),
      ...(open.length > 0 ? [`finishes ${formatPlaces(open)}`] : []),
    ];
    return found.map((what) => `${this.example.name}: a right part of the answer ${what}`);
  }

  /** Returns the faults of the feedback on a board without entries. */
  untouchedFaults(): readonly string[] {
    const { finished } = this.#feedback.judge(new Map());
    return finished.length > 0 ? [`${this.example.name}: finishes ${formatPlaces(finished)} at once`] : [];
  }

  /** Adds blank values at open places without a clue that has another value. */
  #withBlanks(values: ReadonlyMap<number, boolean | number>): ReadonlyMap<number, boolean | number> {
    const blanks = this.#fields.flatMap(({ given, blank }, at) =>
      given === undefined && blank !== undefined ? [[at, blank] as const] : [],
    );
    return new Map([...blanks, ...this.#feedback.clueValues, ...values]);
  }
}

const keysOf = (places: readonly Place[]): ReadonlySet<number> => new Set(places.map(placeKey));
