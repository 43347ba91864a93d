import { type Highlight, placesName, readAnswer, type Violation } from '@gridproof/core';
import { printJson, type Size } from '@gridproof/formats';
import type { Command } from 'commander';
import { Boards, pictureOf, svgOf } from '../boards.js';
import { EXIT, UsageError } from '../exit.js';
import { readAll, readArgument } from '../input.js';
import { puzzleTypes } from '../installed.js';
import { checkJson } from '../json.js';
import { shared } from '../options.js';
import { Output } from '../output.js';
import { terminal } from '../terminal.js';

interface CheckOptions {
  readonly as?: string;
  readonly size?: Size;
  readonly format: 'text' | 'json' | 'svg';
  readonly out?: string;
  readonly quiet?: true;
  readonly ascii?: true;
}

export function addCheck(program: Command, finish: (status: number) => void): void {
  program
    .command('check')
    .summary('check an answer against the rules')
    .description(
      'Checks an answer against the clues and rules of a puzzle and shows what it breaks, and where.',
    )
    .argument('<puzzle>', 'a file, an address, an id, or - for standard input')
    .argument('<answer>', 'a file, the answer itself (rows parted by /), or -')
    .addOption(shared.as())
    .addOption(shared.size())
    .addOption(shared.format())
    .addOption(shared.out())
    .option('--quiet', 'say nothing; the exit status tells')
    .addOption(shared.ascii())
    .addHelpText('after', '\nExit status: 0 the answer is correct, 1 it is not, 2 bad input or usage')
    .action(async (puzzle: string, answer: string, options: CheckOptions) => {
      finish(await check(puzzle, answer, options));
    });
}

async function check(puzzleArgument: string, answerArgument: string, options: CheckOptions): Promise<number> {
  if (puzzleArgument === '-' && answerArgument === '-')
    throw new UsageError('the puzzle and the answer cannot both come from standard input');
  const types = await puzzleTypes();
  const [item, another] = readAll([puzzleArgument], types, options);
  if (another || !item?.read) throw new UsageError('one puzzle is checked at a time, and here are several');
  const { type, puzzle } = item.read;
  const answer = readArgument(answerArgument, (text) => readAnswer(answerIn(text), type, puzzle));
  const violations: Violation[] = [...type.verify(puzzle, answer)];
  const status = violations.length ? EXIT.no : EXIT.done;
  if (options.quiet) return status;
  const output = new Output(options.out, [puzzleArgument, answerArgument]);
  const places = violations.flatMap((violation) => violation.places);
  const wrong: Highlight[] = places.length
    ? [{ places, meaning: 'wrong', label: 'breaks a rule or ignores a clue' }]
    : [];
  const rules: Readonly<Record<string, string>> = { given: 'The clues stay as they are.', ...type.rules };
  if (options.format === 'json') output.write(printJson(checkJson(type, violations)));
  else if (options.format === 'svg') output.write(svgOf(type, pictureOf(type, puzzle, answer, wrong)));
  else {
    output.write(`${new Boards(terminal(options)).draw(type, puzzle, answer, wrong)}\n`);
    for (const [rule, sentence] of Object.entries(rules)) {
      const broken = violations.filter((violation) => violation.rule === rule);
      if (broken.length)
        output.write(
          `${sentence}\n${broken.map((one) => `  not so at ${placesName(one.places)}`).join('\n')}`,
        );
    }
    output.write(
      violations.length
        ? 'wrong: the answer breaks these rules'
        : 'correct: the answer keeps every rule and clue',
    );
  }
  return status;
}

/** The answer itself; of what `solve --format json` wrote, the first one. */
function answerIn(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { answers } = JSON.parse(text);
    if (Array.isArray(answers) && typeof answers[0] === 'string') return answers[0];
  } catch {
    // It is no JSON: the puzzle type says what is wrong with it.
  }
  return text;
}
