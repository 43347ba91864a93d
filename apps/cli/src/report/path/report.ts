import {
  isComplete,
  PathBoards,
  type PuzzleWithEntries,
  pathJson,
  type StepsResult,
  stepJson,
  svgOf,
} from '@gridproof/api';
import { instructionsFor, printJson, type Step, Verbalizer } from '@gridproof/core';
import type { Boards } from '../boards.js';
import { pathPage } from '../page/page.js';
import type { Write } from '../report.js';
import { pathEnd } from './path-end.js';
import { type StepTextOptions, stepText } from './step-text.js';

/** Shows a path. */
export interface PathReport {
  /** Shows a step as soon as it is found. Missing if the format shows only the whole path. May be called twice for a step. */
  step?(step: Step, number: number): void;
  end(result: StepsResult): void;
}

/** Display options of a path. */
export interface DisplayOptions {
  readonly format: 'text' | 'json' | 'jsonl' | 'svg' | 'html';
  readonly quiet: boolean;
  /** Shows the reasons of each step. */
  readonly verbose?: boolean | undefined;
  readonly boards: Boards;
  /** Maximum width of the text, in columns. */
  readonly width: number;
}

export function pathReport(
  puzzle: PuzzleWithEntries,
  { format, quiet, verbose, boards, width }: DisplayOptions,
  write: Write,
  say: Write,
): PathReport {
  const path = new PathInWords(puzzle, write, say);
  if (format === 'json') return new JsonPath(path);
  if (format === 'jsonl') return new JsonLinesPath(path);
  if (format === 'svg') return new SvgPath(path, quiet, { width, verbose });
  if (format === 'html') return new HtmlPath(path, quiet);
  return quiet ? new QuietPath(path) : new TextPath(path, boards, { width, verbose });
}

/** The display context of a path: its puzzle and the verbalizer. */
class PathInWords {
  readonly verbalizer: Verbalizer;

  constructor(
    readonly puzzle: PuzzleWithEntries,
    readonly write: Write,
    /** Writes a line to the error output. */
    readonly say: Write,
  ) {
    this.verbalizer = new Verbalizer(puzzle.read.type, puzzle.read.puzzle, puzzle.entries);
  }

  /** Sentences of the rules that the puzzle uses. */
  get rules(): readonly string[] {
    const { type, puzzle } = this.puzzle.read;
    return instructionsFor(type, puzzle);
  }

  sentence(result: StepsResult): string {
    return pathEnd(this.puzzle.read.type, result, this.puzzle.entries !== undefined);
  }

  boards(result: StepsResult): PathBoards {
    return new PathBoards(this.puzzle.read, this.puzzle.entries, result);
  }
}

/** Shows the steps as text, then the last board. */
class TextPath implements PathReport {
  constructor(
    readonly path: PathInWords,
    readonly boards: Boards,
    readonly text: StepTextOptions,
  ) {}

  step(step: Step, number: number): void {
    const { verbalizer, write } = this.path;
    const text = stepText(verbalizer.step(step), { ...this.text, number });
    write(this.text.verbose ? `${text}\n` : text);
  }

  end(result: StepsResult): void {
    const { path, boards } = this;
    const { type, puzzle } = path.puzzle.read;
    const end = path.boards(result).boardAt(result.steps.length);
    if (result.steps.length > 0 && !this.text.verbose) path.write('');
    path.write(`${result.steps.length ? boards.step(type.draw(puzzle), end) : boards.picture(end)}\n`);
    path.write(path.sentence(result));
  }
}

/** Shows the finding of each step on one line. The end of the path goes to the error output, unless it is the only answer. */
class QuietPath implements PathReport {
  constructor(readonly path: PathInWords) {}

  step(step: Step): void {
    const { verbalizer, write } = this.path;
    write(verbalizer.step(step).claim);
  }

  end(result: StepsResult): void {
    if (result.status !== 'unique') this.path.say(this.path.sentence(result));
  }
}

/** Shows the path as one JSON object. */
class JsonPath implements PathReport {
  readonly #steps: object[] = [];

  constructor(readonly path: PathInWords) {}

  /** Formats the step immediately, because there may be no time at the end. */
  step(step: Step, number: number): void {
    this.#steps[number - 1] = stepJson(step, this.path.verbalizer);
  }

  end(result: StepsResult): void {
    const { puzzle, write } = this.path;
    write(printJson(pathJson(puzzle, result, this.#steps)));
  }
}

/** Shows each step as a line of JSON as soon as it is found, then the path without its steps. */
class JsonLinesPath implements PathReport {
  constructor(readonly path: PathInWords) {}

  step(step: Step): void {
    const { verbalizer, write } = this.path;
    write(JSON.stringify(stepJson(step, verbalizer)));
  }

  end(result: StepsResult): void {
    const { puzzle, write } = this.path;
    write(JSON.stringify({ ...pathJson(puzzle, result, []), steps: undefined }));
  }
}

/** Shows the last step as a drawing, and its text on the error output. */
class SvgPath implements PathReport {
  constructor(
    readonly path: PathInWords,
    readonly quiet: boolean,
    readonly text: StepTextOptions,
  ) {}

  end(result: StepsResult): void {
    const { path } = this;
    const number = result.steps.length;
    const last = result.steps.at(-1);
    const boards = path.boards(result);
    const picture = last ? boards.boardOfStep(number - 1, path.verbalizer) : boards.boardAt(0);
    path.write(svgOf(path.puzzle.read.type, picture));
    if (this.quiet) return;
    if (last) path.say(`${stepText(path.verbalizer.step(last), { ...this.text, number })}\n`);
    path.say(path.sentence(result));
  }
}

/** Shows an interactive page, and the end of the path on the error output. */
class HtmlPath implements PathReport {
  constructor(
    readonly path: PathInWords,
    readonly quiet: boolean,
  ) {}

  end(result: StepsResult): void {
    const { puzzle, verbalizer, rules, write } = this.path;
    const { title } = puzzle.read.type;
    const boards = this.path.boards(result);
    const conclusion = this.path.sentence(result);
    const steps = result.steps.map((step, at) => ({
      words: verbalizer.step(step),
      picture: boards.boardOfStep(at, verbalizer),
    }));
    const [start, end] = [boards.boardAt(0), boards.boardAt(steps.length)];
    write(pathPage({ title, rules, start, steps, end, conclusion, complete: isComplete(result) }).trimEnd());
    if (!this.quiet) this.path.say(conclusion);
  }
}
