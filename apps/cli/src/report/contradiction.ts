import {
  contradictedLines,
  contradictedPicture,
  contradictionJson,
  type EntryConflicts,
  type PuzzleWithEntries,
} from '@gridproof/api';
import { Verbalizer } from '@gridproof/core';
import { EXIT } from '../exit.js';
import type { ReportItem } from './report-item.js';
import { wrapLines } from './wrap-lines.js';

/** The report for entries that contradict the clues. No engine is needed. */
export function contradictionItem(
  puzzle: PuzzleWithEntries,
  contradicted: EntryConflicts,
  width: number,
): ReportItem & { readonly exit: number } {
  const { read, entries = [] } = puzzle;
  const half = { ...puzzle, contradicted };
  const lines = contradictedLines(contradicted, new Verbalizer(read.type, read.puzzle, entries));
  const indented = lines.map((line) => `  ${line}`);
  return {
    picture: contradictedPicture(half),
    text: wrapLines(['wrong: what is entered contradicts the puzzle', ...indented], width),
    data: contradictionJson(half),
    exit: EXIT.no,
  };
}
