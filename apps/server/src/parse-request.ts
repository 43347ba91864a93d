import { readSize } from '@gridproof/core';
import { type ConnectionInfo, Problem } from '@gridproof/http';
import type { Context } from 'hono';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

/** Hono environment: the connection of a request, and its client. */
export interface Env {
  Bindings: ConnectionInfo;
  Variables: { client: string };
}

/** Query parameters that are numbers, and those that are booleans. */
const NUMBERS = ['timeout', 'limit', 'budget', 'conflicts', 'most', 'step'];
const FLAGS = ['all', 'count', 'forced', 'unique', 'where', 'rate'];

/** Parses a request by its schema. Throws `Problem`. */
export async function parseRequest<S extends GenericSchema>(c: Context, schema: S): Promise<InferOutput<S>> {
  const body = c.req.method === 'POST' ? await readBody(c) : {};
  const { success, output, issues } = safeParse(schema, { ...parseQuery(c.req.query()), ...body });
  if (success) return output;
  const [issue] = issues!;
  const path = getDotPath(issue);
  const expected = issue.expected ? `, expected ${issue.expected}` : '';
  throw new Problem(
    422,
    'bad-request',
    issue.expected === 'never'
      ? `'${path}' is nothing that can be said here`
      : `${path ?? 'the body'}: ${issue.received === 'undefined' ? 'it is missing' : `found ${issue.received}`}${expected}`,
  );
}

/** Parses a size given as text. Throws `PuzzleError` if it is invalid. */
export const parseSize = <T extends { readonly size?: string | undefined }>({ size, ...rest }: T) => ({
  ...rest,
  ...(size === undefined ? {} : { size: readSize(size) }),
});

/** The body: JSON, or the text of a puzzle with further parameters in the query. */
async function readBody(c: Context): Promise<object> {
  const type = (c.req.header('content-type') ?? 'text/plain').split(';')[0]!.trim().toLowerCase();
  const isJson = type === 'application/json';
  if (!isJson && type !== 'text/plain')
    throw new Problem(
      415,
      'unsupported-type',
      `the body is ${type.slice(0, 60)}, expected application/json or text/plain`,
    );
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding !== 'identity')
    throw new Problem(415, 'unsupported-type', 'the body is compressed, expected it as it is');
  const bytes = await c.req.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'not-text', 'the body is no UTF-8');
  }
  if (!isJson) return text === '' ? {} : { puzzle: text };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Problem(400, 'not-json', `the body is no JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Problem(400, 'not-json', 'the body is no JSON object');
  return data;
}

const parseQuery = (query: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(query).map(([name, text]) => [name, parseValue(name, text)]));

function parseValue(name: string, text: string): unknown {
  if (NUMBERS.includes(name) && /^\d{1,9}$/.test(text)) return Number(text);
  if (FLAGS.includes(name)) return text === '' || text === 'true' ? true : text === 'false' ? false : text;
  if (name === 'needs') return text.split(',');
  const [, min, max] = (name === 'clues' && /^(\d{1,6})\.\.(\d{1,6})$/.exec(text)) || [];
  return min === undefined ? text : [Number(min), Number(max)];
}
