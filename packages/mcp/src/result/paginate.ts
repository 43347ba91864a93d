import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolResult } from './tool-result.js';

/** The most bytes that a result may have: all of it is read by a model, and paid for. */
const MOST = 4096;

/** At most this much of it is for programs. */
const MOST_FACTS = 1400;

/** Room for what says how to go on, which is said twice, and for what holds a result together. */
const AROUND = 600;

/** What is told, cut to size: a page of its lines, and of its facts those that there is room for; the lines tell the others. */
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

/** Facts that there is room for, and those that there is none for. */
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

/** Lines in pages of at most so many bytes; there is one at least. */
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

/** A line that is longer than a page, in pieces. A letter takes at most six bytes. */
const pieces = (line: string, room: number): readonly string[] =>
  bytes(line) <= room ? [line] : (line.match(new RegExp(`.{1,${Math.floor(room / 6) - 1}}`, 'gsu')) ?? []);

/** What it takes when it is sent. */
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
