import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { tell } from '../measure/progress.js';
import { growthOf, MOST_GROWTH, memoryTable, watchMemory } from '../memory/memory.js';
import { atLeast } from '../options.js';
import type { Run } from '../run.js';
import { installedType } from '../suites/installed-type.js';

export function addMemory(program: Command, run: Run): void {
  program
    .command('memory')
    .summary('look for leaks')
    .description(
      'Solves many sudokus in one process and watches its memory; the exit status is 1 if it grows.',
    )
    .option('--puzzles <n>', 'how many', atLeast(8), 2000)
    .option('--engine <name>', 'the engine', 'z3')
    .action(async ({ puzzles, engine }: { puzzles: number; engine: string }) => {
      const types = await run.plugins.types();
      installedType('sudoku', types);
      const readings = await watchMemory(
        puzzles,
        types,
        await run.plugins.engine(engine),
        ({ puzzles: solved }) => tell(`${solved} of ${puzzles} solved`),
      );
      tell('');
      console.log(memoryTable(readings));
      for (const kind of ['resident', 'heap'] as const) {
        const growth = growthOf(readings, kind);
        const most = MOST_GROWTH[kind];
        const leaks = growth > most;
        if (leaks) process.exitCode = EXIT.fault;
        console.log(
          `${kind}: second half ${growth.toFixed(3)} times the first${leaks ? `, more than ${most}` : ''}`,
        );
      }
    });
}
