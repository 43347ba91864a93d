import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolResult } from './tool-result.js';

/** Maximum bytes of a result: models read all of it, which costs money. */
const MOST = 4096;

/** Maximum bytes of structured content. */
const MOST_FACTS = 1400;

/** Bytes reserved for the `more` text, which appears twice, and for the structure of a result. */
const AROUND = 600;

/** Returns a page of a result. Facts that fit are structured content; the lines contain the others. */
export function paginate({ lines, facts, more }: ToolResult, page = 1): CallToolResult {
  const [held, left] = parted(facts);
  const pages = pagesOf(
    [...lines, ...Object.entries(left).flatMap(([key, value]) => ['', `${key}:`, ...written(value)])],
    MOST - AROUND - bytes(held),
  );
  const at = Math.min(page, pages.length);
  const on = at < pages.length ? `page ${at} of ${pages.length}: call again with page ${at + 1}` : more;
  return {
    content: [{ type: 'text', text: [...pages[at - 1]!, ...(on ? ['', `More: ${on}`] : [])].join('\n') }],
    structuredContent: { ...held, ...(on && { more: on }) },
  };
}

/** Splits facts into those that fit into structured content and the rest. */
function parted(facts: ToolResult['facts']): [Record<string, unknown>, Record<string, unknown>] {
  const [held, left]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, value] of Object.entries(facts))
    (bytes({ ...held, [key]: value }) <= MOST_FACTS ? held : left)[key] = value;
  return [held, left];
}

/** A fact as lines. */
function written(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(written);
  return typeof value === 'string' ? value.split('\n') : [JSON.stringify(value)];
}

/** Divides lines into pages of at most `size` bytes; returns at least one page. */
function pagesOf(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const pages: string[][] = [[]];
  let left = room;
  for (const line of lines.flatMap((line) => pieces(line, room))) {
    const size = bytes(line);
    if (size > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)!.push(line);
    left -= size;
  }
  return pages;
}

/** Splits a line that is longer than a page. A character takes at most six bytes. */
const pieces = (line: string, room: number): readonly string[] =>
  bytes(line) <= room ? [line] : (line.match(new RegExp(`.{1,${Math.floor(room / 6) - 1}}`, 'gsu')) ?? []);

/** Bytes of a value as JSON. */
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
