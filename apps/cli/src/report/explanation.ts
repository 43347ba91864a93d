import { type Explanation, explanationJson, explanationText, type PuzzleWithEntries } from '@gridproof/api';
import { Verbalizer } from '@gridproof/core';
import type { ReportItem } from './report-item.js';
import { wrapLines } from './wrap-lines.js';

/** The report for an explanation, in lines of at most `width` columns except for the first. */
export function explanationItem(
  puzzle: PuzzleWithEntries,
  explanation: Explanation,
  width: number,
): ReportItem {
  const { read, entries } = puzzle;
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const { picture, sentence, because } = explanationText(read, explanation, verbalizer, entries);
  return {
    picture,
    text: because.length ? `${sentence}\n\n${wrapLines(because, width)}` : sentence,
    data: explanationJson(puzzle, explanation, verbalizer, entries),
  };
}
