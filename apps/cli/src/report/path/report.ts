import { type PuzzleWithEntries, pathJson, type StepsResult, stepJson, svgOf } from '@gridproof/api';
import { printJson, type Step } from '@gridproof/core';
import type { CommonOptions } from '../../options.js';
import type { PuzzleCall } from '../../solving/puzzle-call.js';
import type { ReportFormat } from '../puzzle-report.js';
import type { Write } from '../report.js';
import { PathView } from './path-view.js';
import { stepText } from './step-text.js';

/** Shows a path. */
export interface PathReport {
  /** Shows a step as soon as it is found. Missing if the format shows only the whole path. May be called twice for a step. */
  step?(step: Step, number: number): void;
  end(result: StepsResult): void;
}

/** Returns a report that writes a path to `write`, and to the error output what belongs there. */
export function pathReport(
  puzzle: PuzzleWithEntries,
  { format, quiet, verbose }: CommonOptions & { readonly format: ReportFormat },
  { boards, width, output: { say } }: PuzzleCall,
  write: Write,
): PathReport {
  const path = new PathView(puzzle);
  const { verbalizer } = path;
  const { type } = puzzle.read;
  const textOf = (step: Step, number: number): string =>
    stepText(verbalizer.step(step), { width, number, verbose });
  switch (format) {
    case 'json': {
      const steps: object[] = [];
      return {
        // Formats the step immediately, because there may be no time at the end.
        step: (step, number) => {
          steps[number - 1] = stepJson(step, verbalizer);
        },
        end: (result) => write(printJson(pathJson(puzzle, result, steps))),
      };
    }
    case 'jsonl':
      return {
        step: (step) => write(JSON.stringify(stepJson(step, verbalizer))),
        end: (result) => write(JSON.stringify({ ...pathJson(puzzle, result, []), steps: undefined })),
      };
    case 'svg':
      return {
        end(result) {
          const last = result.steps.at(-1);
          const number = result.steps.length;
          const boards = path.boards(result);
          write(svgOf(type, last ? boards.boardOfStep(number - 1, verbalizer) : boards.boardAt(0)));
          if (quiet) return;
          if (last) say(`${textOf(last, number)}\n`);
          say(path.sentence(result));
        },
      };
    case 'html':
      return {
        end(result) {
          write(path.page(result));
          if (!quiet) say(path.sentence(result));
        },
      };
    case 'text':
      if (quiet)
        return {
          step: (step) => write(verbalizer.step(step).claim),
          // The only answer is the usual end.
          end: (result) => {
            if (result.status !== 'unique') say(path.sentence(result));
          },
        };
      return {
        step: (step, number) => write(verbose ? `${textOf(step, number)}\n` : textOf(step, number)),
        end(result) {
          const { length } = result.steps;
          const end = path.boards(result).boardAt(length);
          if (length > 0 && !verbose) write('');
          write(`${length > 0 ? boards.step(type.draw(puzzle.read.puzzle), end) : boards.picture(end)}\n`);
          write(path.sentence(result));
        },
      };
  }
}
