import { PuzzleError } from '@gridproof/core';
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { jsonFault } from './json-fault.js';
import { schemas } from './schemas.js';

/** Parses JSON of a shape, which a function builds from valibot schemas. Throws `PuzzleError` with the path of the fault. */
export function readJson<Schema extends GenericSchema>(
  text: string,
  shape: (library: typeof schemas) => Schema,
): InferOutput<Schema> {
  const { success, output, issues } = safeParse(shape(schemas), parseJson(text), { abortEarly: true });
  if (success) return output;
  throw new PuzzleError('bad-json-value', faultOf(issues[0]));
}

/** Parses JSON. Throws `PuzzleError` at the position of the fault. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw jsonFault(text) ?? new PuzzleError('bad-json', 'this is not JSON');
  }
}

function faultOf(issue: BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const name = path.join('').replace(/^\./, '') || 'the whole';
  const { expected, received, message } = issue;
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

/** Formats types in words: `a number or null` for `(number | null)`. */
const inWords = (types: string): string =>
  types
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((type) => WORDS[type] ?? type)
    .join(' or ');
