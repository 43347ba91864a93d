// Walks through a page like a reader who copies everything: `docs/adding-a-puzzle.md`, in a folder of its own. Blocks
// called `sh walk` are typed, in the folder that the last `cd` led to; those called `ts FILE` are written into that file;
// what a `text` block shows behind commands must be printed. A command of `sh walk fails` must fail, in tests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, comparable } from './code-blocks.mjs';

/**
 * Walks, and resolves with the folder in which it ends; throws where something is not as the page says. Commands are typed
 * by `type(command, folder, status)`, which resolves with what was printed and throws where they end with another status.
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
