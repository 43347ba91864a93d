import { isValue } from '@gridproof/core';
import type { Command } from 'commander';
import { given } from '../arguments.js';
import { atWork } from '../asking/at-work.js';
import { Clock } from '../asking/clock.js';
import { explaining } from '../asking/explaining.js';
import { type AskingOptions, addAsking } from '../asking-options.js';
import { afterword } from '../help/afterword.js';
import { halfDone } from '../input/half-done.js';
import { twoInputs } from '../input/one-puzzle.js';
import { reasoner } from '../installed.js';
import { hintOf, refusal, whereToLook } from '../path/hint.js';
import { walk } from '../path/walk.js';
import { Boards } from '../report/boards.js';
import { putDown, write } from '../report/told.js';
import { Output } from '../terminal/output.js';
import { terminal } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrapped.js';

interface HintOptions extends AskingOptions {
  readonly where?: true;
  readonly quiet?: true;
}

export function addHint(program: Command, finish: (status: number) => void): void {
  addAsking(
    program
      .command('hint')
      .summary('tell what can be found next, and why')
      .description(
        'Tells what can be found next in a puzzle, or in one that is half done, and why. Where what is entered cannot be ' +
          'completed, it says so, and why.',
      )
      .addArgument(given.puzzle())
      .addArgument(given.partial()),
  )
    .option('--where', 'only where to look, and at which rule')
    .option('--quiet', 'only the words, without the board')
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Tell what can be found first': 'gridproof hint examples/puzzle.txt',
          'Tell only where to look next': "gridproof hint examples/puzzle.txt '14??/32??/??41/???3' --where",
        },
        exit: {
          0: 'done',
          1: 'there is no answer, or none that agrees with what is entered',
          3: "don't know (time limit)",
        },
      }),
    )
    .action(async (puzzle: string, partial: string | undefined, options: HintOptions) => {
      finish(await hint(puzzle, partial, options));
    });
}

async function hint(argument: string, partial: string | undefined, options: HintOptions): Promise<number> {
  const { timeout, where = false, format, quiet } = options;
  const clock = new Clock(timeout);
  const inputs = twoInputs(argument, partial);
  const puzzle = await halfDone(argument, partial, options, 'looked at', clock);
  const engine = await reasoner(options.engine);
  const output = new Output(options.out, inputs);
  const shown = terminal(options);
  const found = await atWork({ unicode: shown.unicode, small: false }, async ({ runners, onProgress }) => {
    const runner = runners.of(engine);
    const asked = { ...puzzle, engine, onProgress };
    const walked = await walk(runner, {
      ...asked,
      timeout: clock.left,
      isEnough: ({ claims }) => where || claims.some(isValue),
    });
    return walked.status === 'unsolvable'
      ? await explaining(runner, { ...asked, timeout: clock.left })
      : walked;
  });
  const width = textWidth(options);
  const { exit, written } = clock.hold(() => {
    const told = !('steps' in found)
      ? refusal(puzzle, found, width)
      : where
        ? whereToLook(puzzle, found, width)
        : hintOf(puzzle, found, width);
    const showing = { format, quiet, boards: new Boards(shown) };
    return { exit: told.exit, written: putDown(puzzle.read.type, told, showing) };
  });
  write(written, output);
  return exit;
}
