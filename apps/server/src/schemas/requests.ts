import type { RequestName } from '@gridproof/api';
import { COORDINATES, GRADES, SYMMETRIES } from '@gridproof/core';
import type { Limits } from '@gridproof/http';
import {
  boolean,
  description,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  tuple,
  union,
} from 'valibot';

const text = (says: string) => pipe(string(), minLength(1), description(says));
const whole = (least: number, most: number, says: string) =>
  pipe(number(), integer(), minValue(least), maxValue(most), description(says));
const flag = (says: string) => pipe(boolean(), description(says));

/** Maximum number of answers and steps that a request may name. */
const MOST = 1_000_000;

/** Schemas of the request bodies. */
export function requestSchema({ maxTimeout, maxBody }: Pick<Limits, 'maxTimeout' | 'maxBody'>) {
  const size = pipe(
    string(),
    regex(/^\d{1,4}x\d{1,4}$/),
    description('Width x height, as in 14x14, for formats that do not hold it.'),
  );
  const timeout = whole(1, maxTimeout, 'Milliseconds for the answer; without it, what /v1/limits says.');
  const reading = {
    puzzle: pipe(text('A puzzle in any format: text, an id, an address, JSON.'), maxLength(maxBody)),
    as: optional(text('The puzzle type, where the text does not name it.')),
    size: optional(size),
    coordinates: optional(pipe(picklist(COORDINATES), description('How cells are named.'))),
    timeout: optional(timeout),
  };
  const asking = {
    ...reading,
    entries: optional(text('What a player has entered: an answer with ? for what is open.')),
  };
  const conflicts = optional(
    whole(1, 1e9, 'What a call of the engine may take: the same point on every machine, however fast.'),
  );
  const limit = optional(whole(1, MOST, 'No more answers than this.'));
  return {
    solve: strictObject({
      ...asking,
      all: optional(flag('Every answer, but no more than /v1/limits says.')),
      limit,
      count: optional(flag('Only how many answers there are.')),
      forced: optional(flag('What all answers have in common.')),
      unique: optional(flag('Whether there is another answer; true by default.')),
      conflicts,
    }),
    unique: strictObject(asking),
    count: strictObject({ ...asking, limit }),
    explain: strictObject({
      ...asking,
      budget: optional(whole(1, maxTimeout, 'Milliseconds after which no better explanation is looked for.')),
      conflicts,
    }),
    hint: strictObject({ ...asking, where: optional(flag('Only where to look.')) }),
    steps: strictObject({
      ...asking,
      most: optional(whole(1, MOST, 'No more steps than this.')),
      conflicts,
    }),
    rate: strictObject(asking),
    check: strictObject({ ...reading, answer: text('An answer, or a part of one with ? for what is open.') }),
    convert: strictObject({ ...reading, to: text('The format to write.') }),
    generate: strictObject({
      type: text('The puzzle type, by any of its names.'),
      seed: optional(
        pipe(
          union([pipe(string(), minLength(1), maxLength(200)), number()]),
          description('A text or a number: the same seed makes the same puzzle.'),
          transform(String),
        ),
      ),
      size: optional(size),
      variant: optional(text('A variant of the type.')),
      difficulty: optional(picklist(Object.keys(GRADES) as (keyof typeof GRADES)[])),
      symmetry: optional(picklist(SYMMETRIES)),
      clues: optional(
        pipe(
          tuple([whole(0, 1e6, 'At least.'), whole(0, 1e6, 'At most.')]),
          description('How many clues there may be.'),
        ),
      ),
      rate: optional(flag('Rates it, though no difficulty is wished.')),
      timeout: optional(timeout),
    }),
    draw: strictObject({
      ...asking,
      answer: optional(text('An answer, which is drawn.')),
      step: optional(whole(1, MOST, 'Draws this step of the path.')),
    }),
  } as const satisfies Record<RequestName | 'draw', unknown>;
}

/** Request schemas by name. */
export type RequestBodies = ReturnType<typeof requestSchema>;

/** The schema of a problem; `line` and `column` refer to the text of the puzzle. */
export const problem = strictObject({
  type: literal('about:blank'),
  title: string(),
  status: number(),
  code: pipe(string(), description('A short stable name of the fault.')),
  detail: pipe(string(), description('What was found and what was expected, in a sentence.')),
  line: optional(number()),
  column: optional(number()),
});
