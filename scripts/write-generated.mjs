// A file that is made of the packages. With `--check` on the command line nothing is written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { root } from './workspace.mjs';

/** Writes a file of the repository, by its path from the root, if that changes it, or fails where it would with `--check`. */
export function writeGenerated(path, text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (argv.includes('--check')) {
    console.log(`${path} is not as it would be written: npm run generate`);
    process.exitCode = 1;
    return;
  }
  console.log(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
