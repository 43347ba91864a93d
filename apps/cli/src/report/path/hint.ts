import {
  type Explanation,
  type HintDegree,
  hintResponse,
  type PuzzleWithEntries,
  type StepsResult,
} from '@gridproof/api';
import { EXIT, exitOf } from '../../exit.js';
import { wrapText } from '../../terminal/wrap-text.js';
import { UNIQUE_ADVICE } from '../next-command.js';
import { hintPage } from '../page/page.js';
import { type Report, reportOf } from '../puzzle-report.js';
import { PathView } from './path-view.js';
import { type StepTextOptions, stepText } from './step-text.js';

/** Returns the report for a hint, or for an explanation why no answer agrees with the entries. */
export function hintReport(
  puzzle: PuzzleWithEntries,
  result: StepsResult | Explanation,
  { where, technique, ...text }: HintDegree & StepTextOptions,
): Report {
  const response = hintResponse(puzzle, result, { where, technique });
  const { width } = text;
  if (!('steps' in result)) return reportOf(response, width, EXIT.no);
  const { status, steps } = result;
  const report = reportOf(response, width, exitOf(result));
  const { sentence } = response;
  if (status === 'forced') return { ...report, text: `${sentence}; ${UNIQUE_ADVICE}` };
  if (status !== 'enough') return report;
  if (where || technique) return { ...report, text: wrapText(sentence, width, { hang: 2 }) };
  const path = new PathView(puzzle);
  const texts = steps.map((step, at) =>
    stepText(path.verbalizer.step(step), { ...text, number: steps.length > 1 ? at + 1 : undefined }),
  );
  const { title } = puzzle.read.type;
  return {
    ...report,
    text: texts.join('\n\n'),
    page: () => hintPage({ title, steps: path.scenes(result) }),
  };
}
