// Follows a page like a reader who copies everything, in a temporary folder: `docs/adding-a-puzzle.md` and
// `docs/adding-lines.md`. Runs `sh walk` blocks in the folder of the last `cd`, writes `ts FILE` blocks to that file, and compares output with `text` blocks after
// commands. A command of a `sh walk fails` block must fail in its tests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, comparable } from './code-blocks.mjs';

/**
 * Follows a page and resolves with the final folder; throws an error if anything differs from the page. `type(command,
 * folder, status)` runs a command and resolves with its output; it throws an error for another exit status.
 */
export async function runTutorial(page, start, type) {
  let folder = start;
  const blocks = blocksOf(page);
  for (const [at, { language, info, code, line }] of blocks.entries()) {
    const [kind, fails] = info.split(' ');
    if (language === 'ts' && kind) writeFileSync(join(folder, kind), code);
    if (language !== 'sh' || kind !== 'walk') continue;
    let printed = '';
    for (const command of code.trim().split('\n')) {
      if (command.startsWith('cd ')) {
        folder = join(folder, command.slice(3));
        continue;
      }
      try {
        printed += (await type(command, folder, fails === 'fails' ? 1 : 0)).stdout;
      } catch (error) {
        throw new Error(`${page}:${line}: ${error.message}`);
      }
    }
    const shown = blocks[at + 1];
    if (shown?.language === 'text' && comparable(shown.code) !== comparable(printed))
      throw new Error(`${page}:${shown.line}: expected\n${shown.code}\nfound\n${printed}`);
  }
  return folder;
}
