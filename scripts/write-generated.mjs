// Writes files generated from the packages. With `--check` on the command line, checks them instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { root } from './workspace.mjs';

/** Writes a file, by its path from the root, if its content changes. With `--check`, fails instead. */
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
