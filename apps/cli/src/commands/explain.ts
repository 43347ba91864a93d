import { Teller } from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import type { Command } from 'commander';
import { given } from '../arguments.js';
import { type AskingOptions, addAsking } from '../asking.js';
import { atWork } from '../at-work.js';
import { Boards, svgOf } from '../boards.js';
import { EXIT } from '../exit.js';
import { type Explanation, explaining } from '../explaining.js';
import { halfDone } from '../half-done.js';
import { afterword } from '../help/afterword.js';
import { reasoner } from '../installed.js';
import { explanationJson } from '../json.js';
import { twoInputs } from '../one-puzzle.js';
import { shared } from '../options.js';
import { Output } from '../output.js';
import { terminal } from '../terminal.js';
import { textOf, told } from '../why.js';
import { textWidth } from '../wrapped.js';

interface ExplainOptions extends AskingOptions {
  readonly budget?: number;
  readonly quiet?: true;
}

export function addExplain(program: Command, finish: (status: number) => void): void {
  addAsking(
    program
      .command('explain')
      .summary('say why a puzzle has no answer, or what it lacks to have only one')
      .description(
        'Of a puzzle without an answer: clues and rules that cannot hold together, none of which can be left out.\n' +
          'Of one with several: what is certain, and the fewest places that would make it unique if they were told.',
      )
      .addArgument(given.puzzle())
      .addArgument(given.partial()),
  )
    .addOption(shared.budget('look no longer for a better explanation, 3s unless said'))
    .option('--quiet', 'only the words, without the board')
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Say why a puzzle has no answer': "sed 's/4/3/' examples/puzzle.txt | gridproof explain -",
          'Say what one lacks that has several': "sed 's/4/./' examples/puzzle.txt | gridproof explain -",
          'Say why what is entered cannot be completed':
            "gridproof explain examples/puzzle.txt '1?2?/????/????/????'",
        },
        exit: { 0: 'the puzzle has an answer', 1: 'it is unsolvable', 3: "don't know (time limit)" },
      }),
    )
    .action(async (puzzle: string, partial: string | undefined, options: ExplainOptions) => {
      finish(await explain(puzzle, partial, options));
    });
}

async function explain(
  argument: string,
  partial: string | undefined,
  options: ExplainOptions,
): Promise<number> {
  const { format, budget, timeout, quiet } = options;
  const inputs = twoInputs(argument, partial);
  const item = await halfDone(argument, partial, options, 'explained');
  const { read, entries } = item;
  const engine = await reasoner(options.engine);
  const output = new Output(options.out, inputs);
  const shown = terminal(options);
  const explanation = await atWork({ unicode: shown.unicode, small: false }, ({ runners, onProgress }) =>
    explaining(runners.of(engine), { ...item, engine, budget, timeout, onProgress }),
  );
  const teller = new Teller(read.type, read.puzzle, entries);
  const why = told(read, explanation, teller, entries);
  const text = textOf(why, textWidth(options));
  if (format === 'json') output.write(printJson(explanationJson(item, explanation, teller, entries)));
  else if (format === 'svg') {
    output.write(svgOf(read.type, why.picture));
    if (!quiet) process.stderr.write(`${text}\n`);
  } else output.write(quiet ? text : `${new Boards(shown).picture(why.picture)}\n\n${text}`);
  return exitOf(explanation);
}

const exitOf = ({ status }: Explanation): number =>
  status === 'unsolvable' ? EXIT.no : status === 'unknown' ? EXIT.unknown : EXIT.done;
