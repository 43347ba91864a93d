import { Teller } from '@gridproof/core';
import { printJson, type Size } from '@gridproof/formats';
import type { Command } from 'commander';
import { atWork } from '../at-work.js';
import { Boards, svgOf } from '../boards.js';
import { EXIT } from '../exit.js';
import { type Explanation, explaining } from '../explaining.js';
import { halfDone } from '../half-done.js';
import { reasoner } from '../installed.js';
import { explanationJson } from '../json.js';
import { twoInputs } from '../one-puzzle.js';
import { shared } from '../options.js';
import { Output } from '../output.js';
import { terminal } from '../terminal.js';
import { textOf, told } from '../why.js';
import { textWidth } from '../wrapped.js';

interface ExplainOptions {
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly budget?: number;
  readonly timeout?: number;
  readonly format: 'text' | 'json' | 'svg';
  readonly out?: string;
  readonly ascii?: true;
}

export function addExplain(program: Command, finish: (status: number) => void): void {
  program
    .command('explain')
    .summary('say why a puzzle has no answer, or what it lacks to have only one')
    .description(
      'Of a puzzle without an answer: clues and rules that cannot hold together, none of which can be left out.\n' +
        'Of one with several: what is certain, and the fewest places that would make it unique if they were told.',
    )
    .argument('<puzzle>', 'a file, an address, an id, or - for standard input')
    .argument(
      '[partial]',
      'what has been entered: an answer with ? for what is open; a file, text (rows parted by /) or -',
    )
    .addOption(shared.as())
    .addOption(shared.size())
    .addOption(shared.reasoner('the engine that is asked'))
    .addOption(shared.budget('look no longer for a better explanation, 3s unless said'))
    .addOption(shared.timeout('stop after this time: 500ms, 30s, 2m; a number alone is seconds'))
    .addOption(shared.format())
    .addOption(shared.out())
    .addOption(shared.ascii())
    .addHelpText(
      'after',
      `
Examples:
  gridproof explain puzzle.txt
  gridproof explain puzzle.txt entered.txt --budget 20s

Exit status: 0 the puzzle has an answer, 1 it is unsolvable, 2 bad input or usage, 3 don't know (time limit)`,
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
  const { format, budget, timeout } = options;
  const inputs = twoInputs(argument, partial);
  const item = await halfDone(argument, partial, options, 'explained');
  const { read, entries } = item;
  const engine = reasoner(options.engine);
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
    process.stderr.write(`${text}\n`);
  } else output.write(`${new Boards(shown).picture(why.picture)}\n\n${text}`);
  return exitOf(explanation);
}

const exitOf = ({ status }: Explanation): number =>
  status === 'unsolvable' ? EXIT.no : status === 'unknown' ? EXIT.unknown : EXIT.done;
