#!/usr/bin/env node
import { addBatch } from './commands/batch.js';
import { addChoices } from './commands/choices.js';
import { addCompare } from './commands/compare.js';
import { addGenerate } from './commands/generate.js';
import { addGrowth } from './commands/growth.js';
import { addMemory } from './commands/memory.js';
import { addReasons } from './commands/reasons.js';
import { addReport } from './commands/report.js';
import { addRun } from './commands/run.js';
import { addStart } from './commands/start.js';
import { finish } from './finish.js';
import { main } from './main.js';

await finish(
  main(process.argv, {
    name: 'gridproof-bench',
    description: 'Benchmarks of GridProof: any puzzles on any engines.',
    commands: [
      addRun,
      addReport,
      addCompare,
      addGrowth,
      addReasons,
      addGenerate,
      addStart,
      addBatch,
      addMemory,
      addChoices,
    ],
  }),
);
