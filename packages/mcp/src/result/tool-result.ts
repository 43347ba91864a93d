import type { PuzzleResponse } from '@gridproof/api';
import { renderText } from '@gridproof/render';

/** What a tool has to say, before it is cut to size. */
export interface ToolResult {
  /** For reading. */
  readonly lines: readonly string[];
  /** For programs; what comes first matters most. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** How to go on, where there is more than was asked for. */
  readonly more?: string | undefined;
}

/** An answer: the board, the sentence and why that is so. `facts`: those of its data that matter. */
export function toolResult(answer: PuzzleResponse, facts: readonly string[]): ToolResult {
  const { data, sentence, because } = answer;
  return { lines: [...boardLines(answer), sentence, ...because], facts: pick(data, facts) };
}

/** The board as lines, with an empty one behind it. */
export const boardLines = ({ picture }: PuzzleResponse): readonly string[] =>
  picture ? [...renderText(picture(), { unicode: false }).split('\n'), ''] : [];

/** Some of the data, places by their names. */
export function pick(data: object, keys: readonly string[]): Record<string, unknown> {
  const known = data as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    keys.filter((key) => known[key] !== undefined).map((key) => [key, named(known[key])]),
  );
}

/** Data in which each place is its name alone. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  if (!('name' in value && 'row' in value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]));
  const { kind, row, column, towards, name, ...rest } = value as Readonly<Record<string, unknown>>;
  return Object.keys(rest).length ? { place: name, ...rest } : name;
}
