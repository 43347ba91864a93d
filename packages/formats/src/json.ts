import { type Codec, PuzzleError, type TextPosition } from '@gridproof/core';
import * as v from 'valibot';

/** What a puzzle's JSON holds besides `"puzzle"`, and how it becomes a puzzle and back. */
export interface JsonOptions<Entries extends v.ObjectEntries, P> {
  /** The value of `"puzzle"`. */
  readonly puzzle: string;
  /** Written with the schemas of valibot, which are handed in. */
  readonly entries: (schemas: typeof v) => Entries;
  readonly read: (data: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => P;
  readonly write: (puzzle: P) => v.InferInput<v.StrictObjectSchema<Entries, undefined>>;
}

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
      const { success, output, issues } = v.safeParse(schema, parseJson(text), { abortEarly: true });
      if (!success) throw new PuzzleError('bad-json-value', faultOf(issues[0]));
      const { puzzle: _, ...data } = output as { puzzle: string };
      return read(data as never);
    },
    write: (puzzle) => printJson({ puzzle: id, ...(write(puzzle) as object) }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    const said = message.replace(/ in JSON at position.*| \(line \d+ column \d+\)/s, '').slice(0, 120);
    throw new PuzzleError(
      'bad-json',
      `this is not JSON: ${said}`,
      position === undefined ? {} : positionAt(text, Number(position)),
    );
  }
}

function positionAt(text: string, at: number): TextPosition {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const name = path.join('').replace(/^\./, '') || 'the whole';
  const found = issue.received.slice(0, 60);
  if (issue.expected === 'never') return `${name} is not known here`;
  if (found === 'undefined') return `${name} is missing`;
  return `${name} is ${found}, expected ${issue.expected ?? issue.message}`;
}

/** JSON with each innermost list on one line. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/\[[^[\]{}]*\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
}
