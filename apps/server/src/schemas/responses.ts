import { GRADES } from '@gridproof/core';
import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot';

const place = {
  kind: picklist(['cell', 'corner', 'side']),
  row: number(),
  column: number(),
  towards: optional(picklist(['right', 'down'])),
  name: string(),
};
const places = array(strictObject(place));
const fact = strictObject({
  kind: optional(place.kind),
  row: optional(number()),
  column: optional(number()),
  towards: place.towards,
  name: optional(string()),
  value: union([boolean(), number()]),
  holds: boolean(),
});
const facts = array(fact);
const reason = strictObject({ rule: string(), sentence: string(), places, cut: optional(unknown()) });
const stats = record(string(), union([number(), string(), record(string(), number())]));
const rating = strictObject({
  name: picklist(GRADES),
  score: number(),
  steps: number(),
  maxReasons: number(),
  maxEffort: number(),
  globalSteps: number(),
  techniques: array(strictObject({ id: string(), name: string(), steps: number(), maxEffort: number() })),
  choices: number(),
});
const technique = nullable(strictObject({ id: string(), name: string() }));
const stepEntries = {
  technique,
  sentence: string(),
  claim: string(),
  because: array(string()),
  known: string(),
  argument: array(string()),
  found: facts,
  reasons: array(reason),
  facts,
  effort: number(),
  choices: number(),
};
const step = strictObject(stepEntries);
const puzzleEntries = { puzzle: string(), format: string() };
const engineEntries = { engine: string(), milliseconds: number() };
const conflict = {
  conflict: optional(array(reason)),
  minimal: optional(boolean()),
  sums: optional(string()),
};
const contradictions = array(
  strictObject({
    sentence: string(),
    kind: optional(place.kind),
    row: optional(number()),
    column: optional(number()),
    towards: place.towards,
    name: optional(string()),
  }),
);

const timeLimitResponse = strictObject({ status: literal('unknown'), reason: string() });
const contradictionResponse = strictObject({
  ...puzzleEntries,
  status: literal('contradiction'),
  contradictions,
});
const result = strictObject({
  ...puzzleEntries,
  status: picklist([
    'unique',
    'multiple',
    'forced',
    'solved',
    'enumerated',
    'counted',
    'unsolvable',
    'unknown',
  ]),
  answers: optional(array(string())),
  differ: optional(places),
  certain: optional(facts),
  count: optional(number()),
  complete: optional(boolean()),
  reason: optional(string()),
  ...engineEntries,
  stats: optional(stats),
});
const explanation = strictObject({
  ...puzzleEntries,
  status: picklist(['unique', 'multiple', 'unsolvable', 'unknown']),
  entered: optional(facts),
  answers: optional(array(string())),
  certain: optional(facts),
  missingGivens: optional(facts),
  missingGivensAtLeast: optional(number()),
  ...conflict,
  reason: optional(string()),
  ...engineEntries,
});
const stepsResult = {
  ...puzzleEntries,
  status: picklist(['unique', 'forced', 'unsolvable', 'hint', 'unknown']),
  answers: optional(array(string())),
  remaining: optional(facts),
  reason: optional(string()),
  ...engineEntries,
  stats: optional(stats),
};
const placesOnly = strictObject({ places });
const techniqueOnly = strictObject({
  technique,
  sentence: string(),
  because: array(string()),
  reasons: array(reason),
});
const rejected = record(string(), number());
const generatedPuzzle = strictObject({
  type: string(),
  seed: string(),
  number: number(),
  puzzle: string(),
  answer: string(),
  clues: number(),
  rating: optional(rating),
  rejected,
});

/** Schemas of the responses, equal to the JSON of the command line, key for key. */
export const RESPONSES = {
  solve: union([result, contradictionResponse, timeLimitResponse]),
  unique: union([result, contradictionResponse, timeLimitResponse]),
  count: union([result, contradictionResponse, timeLimitResponse]),
  explain: union([explanation, contradictionResponse, timeLimitResponse]),
  hint: union([
    strictObject({ ...stepsResult, steps: union([array(step), array(placesOnly), array(techniqueOnly)]) }),
    explanation,
    contradictionResponse,
    timeLimitResponse,
  ]),
  steps: union([
    strictObject({ ...stepsResult, rating: optional(rating), steps: array(step) }),
    contradictionResponse,
    timeLimitResponse,
  ]),
  rate: union([
    strictObject({
      ...stepsResult,
      rating: optional(rating),
      hardest: optional(strictObject({ number: number(), ...stepEntries })),
    }),
    contradictionResponse,
    timeLimitResponse,
  ]),
  check: union([
    strictObject({
      puzzle: string(),
      format: optional(string()),
      status: picklist(['correct', 'wrong', 'correct so far', 'contradictory', 'unknown']),
      violations: array(strictObject({ rule: string(), places })),
      contradictions: optional(contradictions),
      ...conflict,
      reason: optional(string()),
      engine: optional(string()),
      milliseconds: optional(number()),
    }),
    timeLimitResponse,
  ]),
  convert: union([strictObject({ ...puzzleEntries, to: string(), text: string() }), timeLimitResponse]),
  generate: union([
    generatedPuzzle,
    strictObject({
      type: string(),
      seed: string(),
      status: literal('unknown'),
      reason: string(),
      rejected,
      best: optional(generatedPuzzle),
    }),
    timeLimitResponse,
  ]),
} as const satisfies Record<string, GenericSchema>;
