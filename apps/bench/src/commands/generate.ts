import { writeFileSync } from 'node:fs';
import { defaultSizeOf, GRADES, type Grade, generationSupport, PuzzleError } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit.js';
import {
  difficultiesTable,
  type GenerateTimes,
  generateTable,
  gradesTable,
  measureGenerate,
} from '../generate/generate-benchmark.js';
import { nativeSeconds } from '../generate/native-generators.js';
import { readSamples } from '../generate/samples.js';
import { statusLine } from '../measure/progress.js';
import { atLeast, duration } from '../options.js';
import type { Plugins } from '../plugins.js';
import { checkWritable } from '../report/report.js';
import type { Run } from '../run.js';
import { installedType } from '../suites/installed-type.js';

interface GenerateOptions {
  readonly type?: readonly string[];
  readonly size?: readonly string[];
  readonly difficulty: readonly (Grade | 'any')[];
  readonly count: number;
  readonly timeout: number;
  readonly seed: string;
  readonly engine: string;
  readonly rate?: true;
  readonly beside?: true;
  readonly samples?: string;
  readonly markdown?: true;
  readonly json?: string;
}

const DIFFICULTIES = ['any', ...GRADES] as const;
/** Number of puzzles requested from another program, which is fast. */
const BESIDE = 20;

export function addGenerate(program: Command, run: Run): void {
  program
    .command('generate')
    .summary('measure the generation of puzzles')
    .description(
      'Generates puzzles by type, size and difficulty. Shows the number per second of processor time, the median and longest ' +
        'time, and rejected answers. With --rate, shows the difficulty of puzzles without a requested one.',
    )
    .option('--type <ids...>', 'only these puzzle types (default: all that can be generated)')
    .option('--size <sizes...>', 'as 10x10, or the side of a square (default: the usual one of each type)')
    .addOption(
      new Option('--difficulty <grades...>', 'requested difficulties').choices(DIFFICULTIES).default(['any']),
    )
    .option('--count <n>', 'puzzles of each', atLeast(1), 20)
    .option('--timeout <time>', 'processor time after which a puzzle is given up', duration, 20_000)
    .option('--seed <text>', 'generates other puzzles', 'bench')
    .option('--engine <name>', 'the engine', 'cadical')
    .option('--rate', 'also rates puzzles without a requested difficulty')
    .option('--beside', "also times Debian's sgt-puzzles, where they are installed and make such puzzles")
    .option('--samples <folder>', 'also shows the clues of published puzzles: files with one on each line')
    .option('--markdown', 'prints a row per type in Markdown')
    .option('--json <file>', 'writes all numbers to a file')
    .addHelpText(
      'after',
      `
Examples:
  gridproof-bench generate --type takuzu slant --size 5 10 15 --count 50
  gridproof-bench generate --type sudoku --difficulty easy medium hard --beside
  gridproof-bench generate --difficulty easy medium hard --count 5 --timeout 15s --markdown
  gridproof-bench generate --type mosaic --rate

Exit status: 0 done, 2 wrong usage`,
    )
    .action(async (options: GenerateOptions) => {
      if (options.json) checkWritable(options.json);
      const samples = options.samples ? readSamples(options.samples, await run.plugins.types()) : undefined;
      const all = await measureAll(options, run.plugins);
      if (all.length === 0) throw new UsageError('no board of these types has such a size');
      const beside = options.beside && ((one: GenerateTimes) => nativeSeconds(one, BESIDE));
      console.log(
        options.markdown ? difficultiesTable(all, samples) : generateTable(all, { beside, samples }),
      );
      if (options.rate) console.log(`\n${gradesTable(all)}`);
      if (options.json) writeFileSync(options.json, `${JSON.stringify(all, undefined, 1)}\n`);
      process.exitCode = EXIT.done;
    });
}

async function measureAll(options: GenerateOptions, plugins: Plugins): Promise<readonly GenerateTimes[]> {
  const { type: only, size: sizes, difficulty: difficulties, engine: name, rate, ...setting } = options;
  const types = await plugins.types();
  const engine = await plugins.engine(name);
  const wanted =
    only?.map((id) => installedType(id, types)) ??
    types.filter((type) => generationSupport(type).isSupported);
  const results: GenerateTimes[] = [];
  for (const type of wanted)
    for (const size of sizes?.map(sizeOf) ?? [defaultSizeOf(type)])
      for (const name of difficulties) {
        const difficulty = name === 'any' ? undefined : name;
        const label = `${type.id} ${size.width}x${size.height} ${name}`;
        const rated = rate === true && difficulty === undefined;
        try {
          results.push(
            await measureGenerate({ type, size, difficulty }, engine, { ...setting, rated }, (count) =>
              statusLine(`${label}: ${count} of ${setting.count}`),
            ),
          );
        } catch (error) {
          // Other types have boards of this size.
          if (!(error instanceof PuzzleError)) throw error;
          if (only?.length === 1 && sizes?.length === 1) throw new UsageError(error.message);
        }
      }
  statusLine('');
  return results;
}

/** Parses `10x8`, or `10` for a square. */
function sizeOf(text: string): { readonly width: number; readonly height: number } {
  const [, width, height = width] = /^(\d{1,2})(?:x(\d{1,2}))?$/.exec(text) ?? [];
  if (width === undefined) throw new UsageError(`found the size '${text}', expected 10x10 or 10`);
  return { width: Number(width), height: Number(height) };
}
