import {
  hintJson,
  noStepSentence,
  PathBoards,
  type PuzzleWithEntries,
  type StepsResult,
  techniqueJson,
  whereToLookJson,
} from '@gridproof/api';
import { type Highlight, Verbalizer } from '@gridproof/core';
import { EXIT, exitOf } from '../../exit.js';
import { wrapText } from '../../terminal/wrap-text.js';
import { UNIQUE_ADVICE } from '../next-command.js';
import { hintPage } from '../page/page.js';
import type { ReportItem } from '../report-item.js';
import { type StepTextOptions, stepText } from './step-text.js';

/** A hint in the form in which the player sees it, with the exit status of the command. */
export interface Hint extends ReportItem {
  readonly exit: number;
}

/** Formats the steps of a hint: the last one finds a value. */
export function formatHint(
  puzzle: PuzzleWithEntries,
  result: StepsResult,
  text: Omit<StepTextOptions, 'number'>,
): Hint {
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
    stepText(verbalizer.step(step), { ...text, number: numbered ? at + 1 : undefined }),
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

/** Formats where to look for the next step, or its technique, without its conclusion. */
export function formatClueToStep(
  puzzle: PuzzleWithEntries,
  result: StepsResult,
  degree: 'where' | 'technique',
  text: Omit<StepTextOptions, 'number'>,
): Hint {
  const hint = formatHint(puzzle, result, text);
  const [step] = result.steps;
  if (result.status !== 'enough' || !step) return hint;
  const { read, entries } = puzzle;
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const places = step.claims.flatMap(({ place }) => place ?? []);
  const highlights: readonly Highlight[] =
    degree === 'where'
      ? [{ places, meaning: 'certain', label: LOOK_HERE }]
      : verbalizer.highlightStep(step).map(withoutClaim);
  const board = new PathBoards(read, entries, result).boardAt(0, highlights);
  const sentence =
    degree === 'where' ? `Look at ${verbalizer.places(places, board)}.` : verbalizer.techniqueAndArea(step);
  const { page: _, ...rest } = hint;
  return {
    ...rest,
    picture: board,
    text: wrapText(sentence, text.width, { hang: 2 }),
    data: degree === 'where' ? whereToLookJson(puzzle, result) : techniqueJson(puzzle, result),
  };
}

const LOOK_HERE = 'something can be found here';

/** Replaces the label of a highlight that states the conclusion of a step. */
const withoutClaim = (highlight: Highlight): Highlight =>
  highlight.meaning === 'certain' ? { ...highlight, label: LOOK_HERE } : highlight;
