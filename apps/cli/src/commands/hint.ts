import { isValue } from '@gridproof/core';
import { printJson, type Size } from '@gridproof/formats';
import type { Command } from 'commander';
import { atWork } from '../at-work.js';
import { Boards, svgOf } from '../boards.js';
import { explaining } from '../explaining.js';
import { halfDone } from '../half-done.js';
import { hintOf, refusal, whereToLook } from '../hint.js';
import { reasoner } from '../installed.js';
import { twoInputs } from '../one-puzzle.js';
import { shared } from '../options.js';
import { Output } from '../output.js';
import { terminal } from '../terminal.js';
import { walk } from '../walk.js';
import { textWidth } from '../wrapped.js';

interface HintOptions {
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly timeout?: number;
  readonly where?: true;
  readonly format: 'text' | 'json' | 'svg';
  readonly out?: string;
  readonly ascii?: true;
}

export function addHint(program: Command, finish: (status: number) => void): void {
  program
    .command('hint')
    .summary('tell what can be found next, and why')
    .description(
      'Tells what can be found next in a puzzle, or in one that is half done, and why. Where what is entered cannot be\n' +
        'completed, it says so, and why.',
    )
    .argument('<puzzle>', 'a file, an address, an id, or - for standard input')
    .argument(
      '[partial]',
      'what has been entered: an answer with ? for what is open; a file, text (rows parted by /) or -',
    )
    .addOption(shared.as())
    .addOption(shared.size())
    .option('--where', 'only where to look, and at which rule')
    .addOption(shared.reasoner('the engine that is asked'))
    .addOption(shared.timeout('stop after this time: 500ms, 30s, 2m; a number alone is seconds'))
    .addOption(shared.format())
    .addOption(shared.out())
    .addOption(shared.ascii())
    .addHelpText(
      'after',
      `
Examples:
  gridproof hint puzzle.txt
  gridproof hint puzzle.txt entered.txt --where

Exit status: 0 done, 1 there is no answer, or none that agrees with what is entered, 2 bad input or usage,
3 don't know (time limit)`,
    )
    .action(async (puzzle: string, partial: string | undefined, options: HintOptions) => {
      finish(await hint(puzzle, partial, options));
    });
}

async function hint(argument: string, partial: string | undefined, options: HintOptions): Promise<number> {
  const { timeout, where = false } = options;
  const inputs = twoInputs(argument, partial);
  const puzzle = await halfDone(argument, partial, options, 'looked at');
  const engine = reasoner(options.engine);
  const output = new Output(options.out, inputs);
  const shown = terminal(options);
  const found = await atWork({ unicode: shown.unicode, small: false }, async ({ runners, onProgress }) => {
    const runner = runners.of(engine);
    const asked = { ...puzzle, engine, timeout, onProgress };
    const walked = await walk(runner, { ...asked, isEnough: ({ claims }) => where || claims.some(isValue) });
    return walked.status === 'unsolvable' ? await explaining(runner, asked) : walked;
  });
  const width = textWidth(options);
  const { picture, text, data, exit } = !('steps' in found)
    ? refusal(puzzle, found)
    : where
      ? whereToLook(puzzle, found, width)
      : hintOf(puzzle, found, width);
  if (options.format === 'json') output.write(printJson(data));
  else if (options.format === 'svg') {
    output.write(svgOf(puzzle.read.type, picture));
    process.stderr.write(`${text}\n`);
  } else output.write(`${new Boards(shown).picture(picture)}\n\n${text}`);
  return exit;
}
