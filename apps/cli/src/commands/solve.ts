import { availableParallelism } from 'node:os';
import type { ReadPuzzle } from '@gridproof/core';
import { printJson, type Size } from '@gridproof/formats';
import { Runner } from '@gridproof/runner';
import { type Command, Option } from 'commander';
import { ask, type Question, type Result } from '../ask.js';
import { Boards, svgOf } from '../boards.js';
import { EXIT, UsageError } from '../exit.js';
import { type Item, readInput, readItems } from '../input.js';
import { engineNamed, type LoadedPuzzle, puzzles } from '../installed.js';
import { resultJson } from '../json.js';
import { duration, positive, size } from '../options.js';
import { Output } from '../output.js';
import { Spinner } from '../spinner.js';
import { terminal } from '../terminal.js';
import { counted, exitOf, sentence } from '../verdict.js';

interface SolveOptions {
  readonly as?: string;
  readonly engine: string;
  readonly all?: true;
  readonly limit?: number;
  readonly count?: true;
  readonly unique: boolean;
  readonly format: 'text' | 'json' | 'svg';
  readonly out?: string;
  readonly timeout?: number;
  readonly size?: Size;
  readonly quiet?: true;
  readonly ascii?: true;
}

export function addSolve(program: Command, finish: (status: number) => void): void {
  program
    .command('solve')
    .summary('solve a puzzle and prove that its answer is the only one')
    .description(
      'Solves a puzzle and proves that its answer is the only one, or shows two answers that differ.\n' +
        'A file may hold one puzzle on each line (ids, addresses, sudoku lines): all of them are solved.',
    )
    .argument('[puzzles...]', 'files, addresses, ids such as takuzu:6x6u:…, or - for standard input')
    .option('--as <puzzle>', 'the kind of puzzle, where the text does not tell it')
    .option('--engine <engine>', 'the engine that solves', 'z3')
    .addOption(new Option('--all', 'show every answer').conflicts(['limit', 'count']))
    .addOption(
      new Option('--limit <n>', 'show the first n answers; with --count, count no further').argParser(
        positive,
      ),
    )
    .option('--count', 'count the answers')
    .addOption(
      new Option('--format <format>', 'how to show the result')
        .choices(['text', 'json', 'svg'])
        .default('text'),
    )
    .option('--out <file>', 'write the result into a file')
    .addOption(new Option('--timeout <time>', 'stop after this time: 500ms, 30s, 2m').argParser(duration))
    .addOption(
      new Option('--size <WxH>', 'the size of the board, for tasks that do not tell it').argParser(size),
    )
    .option('--no-unique', 'stop at the first answer, without asking for others')
    .option('--quiet', 'only the answers, as text that check reads')
    .option('--ascii', 'draw with plain characters')
    .addHelpText(
      'after',
      `
Examples:
  gridproof solve takuzu.txt
  gridproof solve sudoku:3x3:a7c6_5a4a8_3b9b2_1c1a4_2a5b7b6b3b9_1a2_5a4c9_4b2b8_3a5_7a6c1a --format svg --out answer.svg
  gridproof solve - --as sudoku < puzzle.txt

Exit status: 0 done, 1 the puzzle is unsolvable, 2 bad input or usage, 3 don't know (time limit)`,
    )
    .action(async (args: string[], options: SolveOptions, command: Command) => {
      if (args.length === 0 && process.stdin.isTTY) command.help({ error: true });
      finish(await new Solving(options, await puzzles()).run(args.length ? args : ['-']));
    });
}

/** One call of the command: all its puzzles, with one set of options. */
class Solving {
  readonly #boards: Boards;
  readonly #question: Question;

  constructor(
    readonly options: SolveOptions,
    readonly loaded: readonly LoadedPuzzle[],
  ) {
    this.#boards = new Boards(terminal(options));
    const { all, count, limit, unique, timeout } = options;
    const task = count ? 'count' : all || limit ? 'enumerate' : unique ? 'unique' : 'solve';
    this.#question = { task, timeout, limit };
  }

  async run(args: readonly string[]): Promise<number> {
    const types = this.loaded.map(({ type }) => type);
    const items = args.flatMap((argument) => readItems(readInput(argument), types, this.options));
    const { format, out } = this.options;
    if (format === 'svg' && items.length > 1)
      throw new UsageError(`a drawing holds one puzzle, and here are ${items.length}`);
    const engine = engineNamed(this.options.engine);
    const output = new Output(out);
    const runner = new Runner({ threads: Math.min(items.length, availableParallelism()) });
    const spinner = new Spinner(this.#boards.terminal.unicode);
    try {
      const asking = (item: Item, read: ReadPuzzle, write: (text: string) => void) =>
        ask(runner, {
          read,
          typeUrl: this.loaded.find(({ type }) => type === read.type)!.plugin.url,
          engine: { name: this.options.engine, url: engine.url },
          question: this.#question,
          onProgress: (progress) => spinner.report(progress),
          ...(format === 'text' && items.length === 1
            ? { onAnswer: (answer: unknown) => write(this.#streamed(read, answer)) }
            : {}),
        });
      const write = (text: string) => {
        spinner.clear();
        output.write(text);
      };
      const [only] = items;
      if (items.length === 1 && only?.read)
        return this.#single(only.source, only.read, await asking(only, only.read, write), write);
      return await this.#batch(items, (item) => asking(item, item.read!, write), write, spinner);
    } finally {
      spinner.stop();
      output.close();
      await runner.close();
    }
  }

  #single(source: string, read: ReadPuzzle, result: Result, write: (text: string) => void): number {
    const { type, puzzle } = read;
    const { format, quiet } = this.options;
    if (format === 'json') write(printJson(resultJson(source, read, result)));
    else if (format === 'svg') {
      write(svgOf(type, puzzle, result));
      if (!quiet) process.stderr.write(`${sentence(result)}\n`);
    } else {
      const streamed =
        result.status === 'enumerated' ||
        (result.status === 'unknown' && this.#question.task === 'enumerate');
      if (quiet && !streamed && result.status !== 'counted')
        for (const answer of result.answers) write(type.printAnswer(answer, puzzle));
      if (quiet && result.status === 'counted') write(`${result.count}`);
      if (!quiet && !streamed && result.status !== 'counted')
        write(`${this.#boards.result(type, puzzle, result)}\n`);
      if (!quiet) write(sentence(result));
      // An answer that is no must not be silent.
      else if (exitOf(result) !== EXIT.done) process.stderr.write(`${sentence(result)}\n`);
    }
    return exitOf(result);
  }

  /** One answer of many, as soon as it is found. */
  #streamed({ type, puzzle }: ReadPuzzle, answer: unknown): string {
    if (this.options.quiet) return `${type.printAnswer(answer, puzzle)}\n`;
    return `${this.#boards.draw(type, puzzle, answer)}\n`;
  }

  /** Several puzzles: a line for each, in their order, and what they come to. */
  async #batch(
    items: readonly Item[],
    asking: (item: Item) => Promise<Result>,
    write: (text: string) => void,
    spinner: Spinner,
  ): Promise<number> {
    const { format, quiet } = this.options;
    const tally = new Map<string, number>();
    const statuses = new Set<number>();
    let done = 0;
    const running = items.map(async (item) => {
      const result = item.read ? await asking(item) : undefined;
      done++;
      spinner.label(`, ${done} of ${items.length} puzzles`);
      return result;
    });
    for (const [at, item] of items.entries()) {
      const result = await running[at];
      const status = result?.status ?? 'wrong input';
      tally.set(status, (tally.get(status) ?? 0) + 1);
      statuses.add(result ? exitOf(result) : EXIT.wrong);
      if (format === 'json')
        write(JSON.stringify(result ? resultJson(item.source, item.read!, result) : faultJson(item)));
      else if (result && !quiet) write(`${item.source}  ${item.read!.type.id}  ${sentence(result)}`);
      else if (!result) process.stderr.write(`${item.source}  ${item.error!.sentence}\n`);
    }
    const sums = [...tally].map(([status, n]) => `${n} ${status}`).join(', ');
    if (format === 'text') write(`${counted(items.length, 'puzzle')}: ${sums}`);
    return [EXIT.wrong, EXIT.unknown, EXIT.no].find((status) => statuses.has(status)) ?? EXIT.done;
  }
}

function faultJson({ source, error }: Item): object {
  const { code, message, line, column } = error!;
  return { source, status: 'wrong input', error: { code, message, line, column } };
}
