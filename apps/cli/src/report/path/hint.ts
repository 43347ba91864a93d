import {
  hintJson,
  nothingNext,
  PathBoards,
  type PuzzleWithEntries,
  type StepsResult,
  whereJson,
} from '@gridproof/api';
import { type Highlight, Verbalizer } from '@gridproof/core';
import { EXIT, exitOf } from '../../exit.js';
import { wrapText } from '../../terminal/wrap-text.js';
import { SHOWS_MORE } from '../next-command.js';
import { hintPage } from '../page/page.js';
import type { ReportItem } from '../report-item.js';
import { stepText } from './step-text.js';

/** A hint as it is shown to the player. */
export interface Hint extends ReportItem {
  readonly exit: number;
}

/** Reports the steps of a path whose last step finds a value. */
export function formatHint(puzzle: PuzzleWithEntries, walk: StepsResult, width: number): Hint {
  const { read, entries } = puzzle;
  const { status, steps } = walk;
  const boards = new PathBoards(read, entries, walk);
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const data = hintJson(puzzle, walk);
  const last = steps.at(-1);
  if (status !== 'enough' || !last)
    return {
      picture: boards.boardAt(0),
      text: walk.status === 'forced' ? `${nothingNext(walk)}; ${SHOWS_MORE}` : nothingNext(walk),
      data,
      exit: exitOf(walk),
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

/** Reports where to look next, and at which rules: a step without its finding. */
export function formatWhereToLook(puzzle: PuzzleWithEntries, walk: StepsResult, width: number): Hint {
  const whole = formatHint(puzzle, walk, width);
  const [step] = walk.steps;
  if (walk.status !== 'enough' || !step) return whole;
  const { read, entries } = puzzle;
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const because = verbalizer.reasons(step.reasons);
  const places = step.claims.flatMap(({ place }) => place ?? []);
  const board = new PathBoards(read, entries, walk).boardAt(
    0,
    verbalizer.highlightStep(step).map(withoutMeaning),
  );
  const lines = [
    wrapText(`Look at ${verbalizer.places(places, board)}.`, width, { hang: 2 }),
    ...because.map((sentence) => wrapText(sentence, width, { indent: 2, hang: 2 })),
  ];
  const { page: _, ...rest } = whole;
  return { ...rest, picture: board, text: lines.join('\n'), data: whereJson(puzzle, walk) };
}

/** Removes the meaning of a highlight. */
const withoutMeaning = (highlight: Highlight): Highlight =>
  highlight.meaning === 'certain' ? { ...highlight, label: 'something can be found here' } : highlight;
