// `npm run examples <type>`: writes src/examples.ts of a puzzle type: unique puzzles of several sizes, and a wrong answer for each rule.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, install, mustRun, run } from './bootstrap.mjs';
import { built, root } from './workspace.mjs';

const HELP = `Usage: npm run examples <type> [-- --sizes 4x4,6x6,8x8] [--seed <text>] [--timeout <seconds>] [--force]

Writes packages/puzzles/<type>/src/examples.ts: unique puzzles of these sizes, more for rules that they do not have, and for each rule an
answer that breaks it. The type must be able to generate puzzles. A file with examples is kept unless --force is given.
`;
const SIZES = '4x4,5x5,6x6,8x8,9x9,10x10';

const { values, positionals } = parseArgs({
  options: {
    sizes: { type: 'string', default: SIZES },
    seed: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '20' },
    force: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});
const sizes = values.sizes.split(',').map((text) => /^(\d+)x(\d+)$/.exec(text));
const seconds = Number(values.timeout);
if (values.help || positionals.length !== 1 || sizes.includes(null) || !(seconds > 0)) {
  (values.help ? process.stdout : process.stderr).write(HELP);
  process.exit(values.help ? 0 : 2);
}

try {
  const [id] = positionals;
  const folder = join(root, 'packages', 'puzzles', id);
  const path = join(folder, 'src', 'examples.ts');
  if (!existsSync(folder)) throw new Failure(`there is no puzzle type '${id}' in packages/puzzles`);
  if (!values.force && existsSync(path) && /^ {2}\{$/m.test(readFileSync(path, 'utf8')))
    throw new Failure(`${relative(root, path)} has examples; --force replaces them`);
  install();
  run('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
  const { default: type } = await built(folder);
  const { defaultSizeOf } = await built(join(root, 'packages', 'core'));
  const { cadical } = await built(join(root, 'packages', 'engines', 'cadical'));
  const { createExamples, printExamples } = await import('../packages/testkit/dist/create-examples.js');
  const { examples, unbroken } = await createExamples(type, cadical, {
    sizes: [
      ...sizes.map(([, width, height]) => ({ width: Number(width), height: Number(height) })),
      // Some types have only boards of their own sizes.
      ...(values.sizes === SIZES ? [defaultSizeOf(type)] : []),
    ],
    seed: values.seed,
    timeout: seconds * 1000,
    onProgress: (what) => console.error(what),
  });
  writeFileSync(path, printExamples(examples));
  mustRun('biome', ['check', '--write', path], { quiet: true });
  console.log(
    `${relative(root, path)}: ${examples.length} examples (${examples.map(({ name }) => name).join(', ')})`,
  );
  if (examples.length < 3)
    console.log('A type needs three examples: choose other --sizes or a longer --timeout.');
  if (unbroken.length > 0)
    console.log(
      `No wrong answer was found for: ${unbroken.join(', ')}. Add one by hand, or choose other --sizes.`,
    );
} catch (error) {
  if (!(error instanceof Failure) && error.name !== 'PuzzleError') throw error;
  console.error(`npm run examples: ${error.message}`);
  process.exitCode = 1;
}
