import type { Size } from '../board/board.js';
import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { readSize } from './size.js';
import { findType } from './type-names.js';

/** A text that contains a puzzle, with options for reading it. */
export interface WrappedText {
  readonly text: string;
  /** Puzzle type, if the text does not name it. */
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
}

/**
 * Reads the envelope `{"puzzle": "…", "as": "…", "size": "…"}` with a puzzle in any format, or as JSON instead of its text, and the options
 * `--as` and `--size`. Ignores other fields, but `"type": "…"` also names the puzzle type, as `generate` writes it. In a puzzle's own JSON,
 * `puzzle` is the name of its type.
 */
export function unwrap({ text, as, size }: WrappedText, types: readonly AnyPuzzle[]): WrappedText {
  const data = text.startsWith('{') ? parseJson(text) : undefined;
  const { puzzle } = data ?? {};
  const isPuzzleJson = typeof puzzle === 'string' ? findType(puzzle, types) : !isObject(puzzle);
  if (!data || isPuzzleJson) return { text, as, size };
  return {
    text: typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle),
    as: textIn(data, 'as') ?? typeIn(data, types) ?? as,
    size: data.size === undefined ? size : readSize(textIn(data, 'size')!),
  };
}

/** Returns the puzzle type that a field names; undefined for anything else. */
function typeIn(
  { type }: Readonly<Record<string, unknown>>,
  types: readonly AnyPuzzle[],
): string | undefined {
  return typeof type === 'string' ? findType(type, types)?.id : undefined;
}

/** Returns undefined for invalid JSON, whose error the formats report. */
function parseJson(text: string): Record<string, unknown> | undefined {
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
