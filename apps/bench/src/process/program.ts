import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('gridproof/package.json');

/** Path of the installed command line. */
export const PROGRAM = join(manifest, '..', JSON.parse(readFileSync(manifest, 'utf8')).bin.gridproof);
