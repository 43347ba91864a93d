import {
  hintJson,
  noStepSentence,
  PathBoards,
  type PuzzleWithEntries,
  type StepsResult,
  whereToLookJson,
} from '@gridproof/api';
import { type Highlight, Verbalizer } from '@gridproof/core';
import { EXIT, exitOf } from '../../exit.js';
import { wrapText } from '../../terminal/wrap-text.js';
import { UNIQUE_ADVICE } from '../next-command.js';
import { hintPage } from '../page/page.js';
import type { ReportItem } from '../report-item.js';
import { stepText } from './step-text.js';

/** A hint in the form in which the player sees it, with the exit status of the command. */
export interface Hint extends ReportItem {
  readonly exit: number;
}

/** Formats the steps of a hint: the last one finds a value. */
export function formatHint(puzzle: PuzzleWithEntries, result: StepsResult, width: number): Hint {
  const { read, entries } = puzzle;
  const { status, steps } = result;
  const boards = new PathBoards(read, entries, result);
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const data = hintJson(puzzle, result);
  const lastStep = steps.at(-1);
  if (status !== 'enough' || !lastStep)
    return {
      picture: boards.boardAt(0),
      text:
        result.status === 'forced' ? `${noStepSentence(result)}; ${UNIQUE_ADVICE}` : noStepSentence(result),
      data,
      exit: exitOf(result),
    };
  const numbered = steps.length > 1;
  const texts = steps.map((step, at) =>
    stepText(verbalizer.step(step), width, numbered ? at + 1 : undefined),
  );
  return {
    picture: boards.boardOfStep(steps.length - 1, verbalizer),
    text: texts.join('\n\n'),
    data,
    page: () =>
      hintPage({
        title: read.type.title,
        steps: steps.map((step, at) => ({
          words: verbalizer.step(step),
          picture: boards.boardOfStep(at, verbalizer),
        })),
      }),
    exit: EXIT.done,
  };
}

/** Formats the places and rules of the next step, without its conclusion. */
export function formatWhereToLook(puzzle: PuzzleWithEntries, result: StepsResult, width: number): Hint {
  const hint = formatHint(puzzle, result, width);
  const [step] = result.steps;
  if (result.status !== 'enough' || !step) return hint;
  const { read, entries } = puzzle;
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const because = verbalizer.reasons(step.reasons);
  const places = step.claims.flatMap(({ place }) => place ?? []);
  const board = new PathBoards(read, entries, result).boardAt(
    0,
    verbalizer.highlightStep(step).map(withoutClaim),
  );
  const lines = [
    wrapText(`Look at ${verbalizer.places(places, board)}.`, width, { hang: 2 }),
    ...because.map((sentence) => wrapText(sentence, width, { indent: 2, hang: 2 })),
  ];
  const { page: _, ...rest } = hint;
  return { ...rest, picture: board, text: lines.join('\n'), data: whereToLookJson(puzzle, result) };
}

/** Replaces the label of a highlight that states the conclusion of a step. */
const withoutClaim = (highlight: Highlight): Highlight =>
  highlight.meaning === 'certain' ? { ...highlight, label: 'something can be found here' } : highlight;
