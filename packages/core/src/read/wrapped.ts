import type { Size } from '../board/board.js';
import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { readSize } from './size.js';
import { findType } from './type-names.js';

/** A text that holds a puzzle, and what is said of it. */
export interface Wrapped {
  readonly text: string;
  /** Its puzzle type, where the text does not name it. */
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
}

/**
 * `{"puzzle": "…", "as": "…", "size": "…"}` holds a puzzle in any format, or one in JSON instead of its text, and
 * what else one would say with `--as` and `--size`; other fields are passed over, but `"type": "…"` names the puzzle type
 * where it names one, as `generate` writes it. A puzzle's own JSON has the name of its type there.
 */
export function unwrapped({ text, as, size }: Wrapped, types: readonly AnyPuzzle[]): Wrapped {
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

/** The puzzle type that a field names; anything else in it is passed over. */
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
