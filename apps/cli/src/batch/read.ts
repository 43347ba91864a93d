import {
  type AnyPuzzle,
  type Claim,
  findType,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
} from '@gridproof/core';
import { readSize } from '@gridproof/formats';
import { fitting } from '../input/items.js';
import { LARGEST } from '../input/texts.js';
import { recognising } from '../installed.js';
import type { Entry } from './entries.js';

type Told = Pick<Entry, 'text' | 'as' | 'size'>;

/** Reads the puzzle of an entry; throws `PuzzleError`. */
export function readEntry(entry: Entry, types: readonly AnyPuzzle[], claims: readonly Claim[]): ReadPuzzle {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${LARGEST / 1_000_000} MB`,
    );
  if (entry.misread) throw entry.misread;
  const { text, ...options } = asked(entry, types, claims);
  return fitting(
    recognising(types, () => readPuzzle(text, types, options)),
    options,
  );
}

/** The text of an entry, and all that is to be known when it is read. */
export const asked = (
  entry: Entry,
  types: readonly AnyPuzzle[],
  claims: readonly Claim[],
): RecogniseOptions & { readonly text: string } => ({
  ...unwrapped(entry, types),
  claims,
  oneOfMany: entry.line !== undefined,
});

/**
 * `{"puzzle": "…", "as": "…", "size": "…"}` holds a puzzle in any format, or one in JSON in the place of its text, and
 * what else one would say with `--as` and `--size`; other fields are somebody else's, but `"type": "…"` names the puzzle type
 * where it names one, as `generate` writes it. A puzzle's own JSON has the name of its kind there.
 */
function unwrapped({ text, as, size }: Told, types: readonly AnyPuzzle[]): Told {
  const data = text.startsWith('{') ? parsed(text) : undefined;
  const { puzzle } = data ?? {};
  const own = typeof puzzle === 'string' ? findType(puzzle, types) : !isObject(puzzle);
  if (!data || own) return { text, as, size };
  return {
    text: typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle),
    as: textIn(data, 'as') ?? typeIn(data, types) ?? as,
    size: data.size === undefined ? size : readSize(textIn(data, 'size')!),
  };
}

/** The puzzle type that a field names; what else it says is somebody else's. */
function typeIn(
  { type }: Readonly<Record<string, unknown>>,
  types: readonly AnyPuzzle[],
): string | undefined {
  return typeof type === 'string' ? findType(type, types)?.id : undefined;
}

/** Undefined for what is no JSON: the formats say what is wrong with it. */
function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function textIn(data: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = data[field];
  if (value === undefined || typeof value === 'string') return value;
  throw new PuzzleError('bad-json-value', `${field} is ${JSON.stringify(value)}, expected a text`);
}
