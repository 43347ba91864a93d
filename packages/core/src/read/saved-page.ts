import type { ReadOptions } from '../puzzle.js';

/** A task of the Puzzle Team sites in the line of a page's source that sets it: `var task = '…'`. */
const TASK = /(?<![\w$.])(?:var|let|const)\s+task\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)")/d;

/** A page of these sites, or the part of its source that sets a task. */
export interface Page {
  /** Where the task begins and ends. */
  readonly task: readonly [start: number, end: number];
  /** The size of the board, where the page says it. */
  readonly size?: ReadOptions['size'];
  /** What the site is called, which is named after its puzzle type: `binairo` of `www.puzzle-binairo.com`. */
  readonly site?: string;
}

/** What a text says that has a task set in it. */
export function pageIn(text: string): Page | undefined {
  const indices = TASK.exec(text)?.indices;
  const task = indices?.[1] ?? indices?.[2];
  if (!task) return undefined;
  const size = sizeIn(text);
  const site = /\bpuzzles?-([a-z][a-z-]{0,62})\.com\b/i.exec(text)?.[1];
  return { task, ...(size && { size }), ...(site && { site }) };
}

/** Numbers of the script by their names; else the first `10x10` in the page's title or above its board. */
function sizeIn(text: string): ReadOptions['size'] {
  const named = (name: string) => new RegExp(`\\b${name}['"]?\\s*[:=]\\s*['"]?(\\d{1,3})\\b`).exec(text)?.[1];
  const width = named('puzzleWidth');
  const height = named('puzzleHeight');
  if (width && height) return { width: Number(width), height: Number(height) };
  const said =
    /(?:<title[^>]{0,200}>|puzzleInfo)(?:(?!<\/title|<\/div)[\s\S]){0,1000}?\b(\d{1,3})\s{0,20}[x×]\s{0,20}(\d{1,3})\b/i.exec(
      text,
    );
  return said ? { width: Number(said[1]), height: Number(said[2]) } : undefined;
}
