import {
  contradictedLines,
  contradictedPicture,
  contradictionJson,
  type EntryConflicts,
  type PuzzleWithEntries,
} from '@gridproof/api';
import { Verbalizer } from '@gridproof/core';
import { EXIT } from '../exit.js';
import type { Finding } from './finding.js';
import { inLines } from './lines.js';

/** What is shown to a player whose entries contradict the clues: no engine need be asked. */
export function contradictedFinding(
  puzzle: PuzzleWithEntries,
  contradicted: EntryConflicts,
  width: number,
): Finding & { readonly exit: number } {
  const { read, entries = [] } = puzzle;
  const half = { ...puzzle, contradicted };
  const lines = contradictedLines(contradicted, new Verbalizer(read.type, read.puzzle, entries));
  const indented = lines.map((line) => `  ${line}`);
  return {
    picture: contradictedPicture(half),
    text: inLines(['wrong: what is entered contradicts the puzzle', ...indented], width),
    data: contradictionJson(half),
    exit: EXIT.no,
  };
}
