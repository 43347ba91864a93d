import type { RequestName } from '@gridproof/api';
import { COORDINATES, GRADES, SYMMETRIES } from '@gridproof/core';
import type { ServerLimits } from '@gridproof/http';
import {
  array,
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

const text = (help: string) => pipe(string(), minLength(1), description(help));
const integerBetween = (min: number, max: number, help: string) =>
  pipe(number(), integer(), minValue(min), maxValue(max), description(help));
const flag = (help: string) => pipe(boolean(), description(help));

/** Maximum number of answers and steps that a request may name. */
const MAX_COUNT = 1_000_000;

/** Maximum number of techniques that a request may name. */
const MAX_TECHNIQUES = 20;

/** Schemas of the request bodies. */
export function createRequestSchemas({ maxTimeout, maxBody }: Pick<ServerLimits, 'maxTimeout' | 'maxBody'>) {
  const size = pipe(
    string(),
    regex(/^\d{1,4}x\d{1,4}$/),
    description('Width x height, as in 14x14, for formats that do not hold it.'),
  );
  const timeout = integerBetween(
    1,
    maxTimeout,
    'Milliseconds for the answer; without it, what /v1/limits says.',
  );
  const puzzleText = {
    puzzle: pipe(text('A puzzle in any format: text, an id, an address, JSON.'), maxLength(maxBody)),
    as: optional(text('The puzzle type, where the text does not name it.')),
    size: optional(size),
    coordinates: optional(pipe(picklist(COORDINATES), description('How cells are named.'))),
    timeout: optional(timeout),
  };
  const puzzleRequest = {
    ...puzzleText,
    entries: optional(text('What a player has entered: an answer with ? for what is open.')),
  };
  const conflicts = optional(
    integerBetween(
      1,
      1e9,
      'What a call of the engine may take: the same point on every machine, however fast.',
    ),
  );
  const limit = optional(integerBetween(1, MAX_COUNT, 'No more answers than this.'));
  return {
    solve: strictObject({
      ...puzzleRequest,
      all: optional(flag('Every answer, but no more than /v1/limits says.')),
      limit,
      count: optional(flag('Only how many answers there are.')),
      forced: optional(flag('What all answers have in common.')),
      unique: optional(flag('Whether there is another answer; true by default.')),
      conflicts,
    }),
    unique: strictObject(puzzleRequest),
    count: strictObject({ ...puzzleRequest, limit }),
    explain: strictObject({
      ...puzzleRequest,
      budget: optional(
        integerBetween(1, maxTimeout, 'Milliseconds after which no better explanation is looked for.'),
      ),
      conflicts,
    }),
    hint: strictObject({
      ...puzzleRequest,
      where: optional(flag('Only where to look.')),
      technique: optional(flag('Only the technique, and where it applies.')),
    }),
    steps: strictObject({
      ...puzzleRequest,
      most: optional(integerBetween(1, MAX_COUNT, 'No more steps than this.')),
      conflicts,
    }),
    rate: strictObject(puzzleRequest),
    check: strictObject({
      ...puzzleText,
      answer: text('An answer, or a part of one with ? for what is open.'),
    }),
    convert: strictObject({ ...puzzleText, to: text('The format to write.') }),
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
      difficulty: optional(picklist(GRADES)),
      needs: optional(
        pipe(
          array(string()),
          maxLength(MAX_TECHNIQUES),
          description('Ids of techniques that the path to the answer uses, as in steps.'),
        ),
      ),
      atMost: optional(text('The id of the hardest technique that the path may use.')),
      symmetry: optional(picklist(SYMMETRIES)),
      clues: optional(
        pipe(
          union([
            tuple([integerBetween(0, 1e6, 'At least.'), integerBetween(0, 1e6, 'At most.')]),
            literal('least'),
          ]),
          description('How many clues there may be, or as few as possible.'),
        ),
      ),
      rate: optional(flag('Also rates a puzzle without a requested difficulty.')),
      timeout: optional(timeout),
    }),
    draw: strictObject({
      ...puzzleRequest,
      answer: optional(text('An answer, which is drawn.')),
      step: optional(integerBetween(1, MAX_COUNT, 'Draws this step of the path.')),
    }),
  } as const satisfies Record<RequestName | 'draw', unknown>;
}

/** Request schemas by name. */
export type RequestBodies = ReturnType<typeof createRequestSchemas>;

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
