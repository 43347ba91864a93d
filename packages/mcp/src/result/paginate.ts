import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolResult } from './tool-result.js';

/** Maximum bytes of a result: models read all of it, which costs money. */
const MAX_BYTES = 4096;

/** Maximum bytes of structured content. */
const MAX_FACT_BYTES = 1400;

/** Bytes reserved for the `more` text, which appears twice, and for the structure of a result. */
const RESERVED_BYTES = 600;

/** Returns a page of a result. Facts that fit are structured content; the lines contain the others. */
export function paginate({ lines, facts, more }: ToolResult, page = 1): CallToolResult {
  const [structured, rest] = splitFacts(facts);
  const pages = splitPages(
    [...lines, ...Object.entries(rest).flatMap(([key, value]) => ['', `${key}:`, ...factLines(value)])],
    MAX_BYTES - RESERVED_BYTES - byteLength(structured),
  );
  const number = Math.min(page, pages.length);
  const next =
    number < pages.length ? `page ${number} of ${pages.length}: call again with page ${number + 1}` : more;
  return {
    content: [
      { type: 'text', text: [...pages[number - 1]!, ...(next ? ['', `More: ${next}`] : [])].join('\n') },
    ],
    structuredContent: { ...structured, ...(next && { more: next }) },
  };
}

/** Splits facts into those that fit into structured content and the rest. */
function splitFacts(facts: ToolResult['facts']): [Record<string, unknown>, Record<string, unknown>] {
  const [structured, rest]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, value] of Object.entries(facts))
    (byteLength({ ...structured, [key]: value }) <= MAX_FACT_BYTES ? structured : rest)[key] = value;
  return [structured, rest];
}

/** A fact as lines. */
function factLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(factLines);
  return typeof value === 'string' ? value.split('\n') : [JSON.stringify(value)];
}

/** Divides lines into pages of at most `pageSize` bytes; returns at least one page. */
function splitPages(lines: readonly string[], pageSize: number): readonly (readonly string[])[] {
  const pages: string[][] = [[]];
  let remaining = pageSize;
  for (const line of lines.flatMap((line) => splitLine(line, pageSize))) {
    const size = byteLength(line);
    if (size > remaining) {
      pages.push([]);
      remaining = pageSize;
    }
    pages.at(-1)!.push(line);
    remaining -= size;
  }
  return pages;
}

/** Splits a line that is longer than a page. A character takes at most six bytes. */
const splitLine = (line: string, size: number): readonly string[] =>
  byteLength(line) <= size
    ? [line]
    : (line.match(new RegExp(`.{1,${Math.floor(size / 6) - 1}}`, 'gsu')) ?? []);

/** Bytes of a value as JSON. */
const byteLength = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
