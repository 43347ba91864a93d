import { readFileSync } from 'node:fs';
import type { Entry } from './suite.js';

/** The puzzles of `corpora/`, one a line, each named by its kind, its size and its number among its like. */
export function readCorpus(genre: string): readonly Entry[] {
  const text = readFileSync(new URL(`../corpora/${genre}.txt`, import.meta.url), 'utf8');
  const seen = new Map<string, number>();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, id, width, height] = /^\w+:(\w+):|\?\w+\/(\d+)\/(\d+)\//.exec(line) ?? [];
      const size = id ?? (width ? `${width}x${height}` : 'line');
      const number = (seen.get(size) ?? 0) + 1;
      seen.set(size, number);
      return { name: `${genre} ${size} ${number}`, text: line };
    });
}
