import type { PuzzleResponse } from '@gridproof/api';
import { renderText } from '@gridproof/render';

/** The complete result of a tool, before pagination. */
export interface ToolResult {
  /** Text for the model. */
  readonly lines: readonly string[];
  /** Data for programs, most important first. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The next call, if there is more to show. */
  readonly more?: string | undefined;
}

/** A response as a tool result: board, sentence and reasons, with the listed keys of its data. */
export function toolResult(response: PuzzleResponse, keys: readonly string[]): ToolResult {
  const { data, sentence, because } = response;
  return { lines: [...boardLines(response), sentence, ...because], facts: pick(data, keys) };
}

/** The board as lines, followed by an empty line. */
export const boardLines = ({ picture }: PuzzleResponse): readonly string[] =>
  picture ? [...renderText(picture(), { unicode: false }).split('\n'), ''] : [];

/** The listed keys of data, with places replaced by their names. */
export function pick(data: object, keys: readonly string[]): Record<string, unknown> {
  const known = data as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    keys.filter((key) => known[key] !== undefined).map((key) => [key, replacePlaces(known[key])]),
  );
}

/** Replaces each place in data by its name. */
function replacePlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replacePlaces);
  if (typeof value !== 'object' || value === null) return value;
  if (!('name' in value && 'row' in value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replacePlaces(one)]));
  const { kind, row, column, towards, name, ...rest } = value as Readonly<Record<string, unknown>>;
  return Object.keys(rest).length ? { place: name, ...rest } : name;
}
