import type { ReadOptions } from '../puzzle.js';

/** The task in the source of a Puzzle Team page: `var task = '…'`. */
const TASK = /(?<![\w$.])(?:var|let|const)\s+task\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)")/d;

/** A page of these sites, or the part of its source with the task. */
export interface SavedPage {
  /** Start and end of the task. */
  readonly task: readonly [start: number, end: number];
  /** Size of the board; absent if the page lacks it. */
  readonly size?: ReadOptions['size'];
  /** Puzzle type in the name of the site: `binairo` of `www.puzzle-binairo.com`. */
  readonly site?: string;
}

/** Parses a page; undefined for a text without a task. */
export function pageIn(text: string): SavedPage | undefined {
  const indices = TASK.exec(text)?.indices;
  const task = indices?.[1] ?? indices?.[2];
  if (!task) return undefined;
  const size = sizeIn(text);
  const site = /\bpuzzles?-([a-z][a-z-]{0,62})\.com\b/i.exec(text)?.[1];
  return { task, ...(size && { size }), ...(site && { site }) };
}

/** Finds the size in the variables of the script, or the first `10x10` in the page's title or above its board. */
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
