import { type Codec, PuzzleError } from '@gridproof/core';
import * as v from 'valibot';
import { jsonFault } from './json-fault.js';

/** What a puzzle's JSON holds besides `"puzzle"`, and how it becomes a puzzle and back. */
export interface JsonOptions<Entries extends v.ObjectEntries, P> {
  /** The value of `"puzzle"`. */
  readonly puzzle: string;
  /** Written with the schemas of valibot, which are handed in. */
  readonly entries: (schemas: typeof v) => Entries;
  /** Makes a puzzle of what the schemas let through; throws `PuzzleError` for what they cannot see. */
  readonly read: (data: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => P;
  /** The inverse of `read`. */
  readonly write: (puzzle: P) => v.InferInput<v.StrictObjectSchema<Entries, undefined>>;
}

/** The schema of a whole number within bounds, for the `entries` of a JSON format. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.check((n) => Number.isInteger(n) && n >= min && n <= max, `a number from ${min} to ${max}`),
  );

/** The JSON format of a puzzle type; a fault names its path: `givens[3][2]`. */
export function jsonCodec<const Entries extends v.ObjectEntries, P>({
  puzzle: id,
  entries,
  read,
  write,
}: JsonOptions<Entries, P>): Codec<P> {
  const schema = v.strictObject({ puzzle: v.literal(id), ...entries(v) });
  return {
    title: `JSON, {"puzzle": "${id}", …}`,
    accepts: (text) => text.startsWith('{'),
    read(text) {
      const { puzzle: _, ...data } = readJson(text, () => schema) as { puzzle: string };
      return read(data as never);
    },
    write: (puzzle) => printJson({ puzzle: id, ...(write(puzzle) as object) }),
  };
}

/** Reads JSON of a shape that is written with the schemas of valibot, which are handed in; a fault names its path. */
export function readJson<Schema extends v.GenericSchema>(
  text: string,
  shape: (schemas: typeof v) => Schema,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(shape(v), parseJson(text), { abortEarly: true });
  if (success) return output;
  throw new PuzzleError('bad-json-value', faultOf(issues[0]));
}

/** Reads JSON; throws `PuzzleError` where a text is none, at the place of the fault. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw jsonFault(text) ?? new PuzzleError('bad-json', 'this is not JSON');
  }
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const name = path.join('').replace(/^\./, '') || 'the whole';
  const { expected, received, type, message } = issue;
  if (type === 'check') return `${name} is ${received}, expected ${message}`;
  if (expected === 'never') return `${name} is not known here`;
  if (received === 'undefined') return `${name} is missing`;
  if (expected === null) return `${name}: ${message}`;
  return `${name} is ${inWords(shortened(received))}, expected ${inWords(expected)}`;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
};

/** Types as a player says them: of `(number | null)`, `a number or null`. */
const inWords = (types: string): string =>
  types
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((type) => WORDS[type] ?? type)
    .join(' or ');

/** JSON with each innermost list on one line. */
export function printJson(value: unknown): string {
  // Line ends stand between values only, never in a string.
  return JSON.stringify(value, null, 2).replace(/\[\n[^[\]{}]*\]/g, (list) =>
    list.replace(/^\[\n\s*|\n\s*\]$/g, (bracket) => bracket.trim()).replace(/\n\s*/g, ' '),
  );
}
