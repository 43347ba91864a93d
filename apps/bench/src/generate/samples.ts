import { type AnyPuzzle, PuzzleError, readPuzzle } from '@gridproof/core';
import { mean } from 'simple-statistics';
import { suiteAt } from '../suites/corpora.js';
import { clueCount } from './board-layout.js';
import type { SampleClues } from './generate-benchmark.js';

/**
 * Reads published puzzles and returns their mean number of clues by type and size. Lines that no type reads are left out. With a single type,
 * they may be ids, which do not name their type.
 * @throws UsageError if there is no such file or folder.
 */
export function readSamples(path: string, types: readonly AnyPuzzle[]): SampleClues {
  const counts = new Map<string, number[]>();
  for (const { text } of suiteAt(path).entries(types)) {
    const sample = parsed(text, types);
    if (!sample) continue;
    const { type, puzzle } = sample;
    const { width, height } = type.draw(puzzle);
    const key = `${type.id} ${width}x${height}`;
    counts.set(key, [...(counts.get(key) ?? []), clueCount(type, puzzle)]);
  }
  return ({ type, size }) => {
    const found = counts.get(`${type} ${size}`);
    return found && mean(found);
  };
}

function parsed(text: string, types: readonly AnyPuzzle[]) {
  const [type, another] = types;
  try {
    return readPuzzle(text, types, type && !another ? { as: type.id } : {});
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
