import { z } from 'zod';

/** Arguments of most tools. */
export const PUZZLE = {
  puzzle: z
    .string()
    .min(1)
    .max(100_000)
    .describe(
      'the puzzle as text: its type on the first line and the board below, or type:row/row/row, or an address of a puzzle site, or a game id',
    ),
  as: z.string().optional().describe('the puzzle type, if the text does not name it'),
  size: z
    .object({ width: z.int().min(1).max(1000), height: z.int().min(1).max(1000) })
    .optional()
    .describe('the size of the board, for Puzzle Team tasks without one'),
};

export const ENTRIES = {
  entries: z
    .string()
    .max(100_000)
    .optional()
    .describe('what is entered so far: the board of the answer, ? or . where a cell is open'),
};

export const PAGE = {
  page: z.int().min(1).optional().describe('a further page of the same result, when `more` names it'),
};

/** Keys of most results. */
export const RESULT = {
  puzzle: z.string().optional().describe('the puzzle type'),
  status: z.string().optional().describe('what was found; "unknown" is an answer, too'),
  reason: z.string().optional().describe('why it is unknown'),
  contradictions: z
    .array(z.looseObject({ sentence: z.string() }))
    .optional()
    .describe('what is entered where the puzzle says something else'),
  more: z.string().optional().describe('how to go on'),
};

export const NAMES = z.array(z.string()).describe('places by their names');

/** A reason as data. */
export const REASON = z.looseObject({ rule: z.string(), sentence: z.string() });

/** A fact as data. */
export const FACT = z.looseObject({
  value: z.union([z.string(), z.number(), z.boolean()]),
  holds: z.boolean(),
});

/** A step as sentences. */
export const STEP = z.looseObject({
  technique: z.looseObject({ id: z.string(), name: z.string() }).nullish(),
  sentence: z.string(),
  because: z.array(z.string()),
  known: z.string().optional(),
  argument: z.array(z.string()).optional().describe('an argument by contradiction, line by line'),
});
