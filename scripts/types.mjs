// Writes the declarations of all packages beside their builds, `node scripts/types.mjs`: as one program, since each of them would read core
// again. Only those who install a package need them.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mustRun } from './ready.mjs';
import { packageFolders, root } from './workspace.mjs';

const written = mkdtempSync(join(tmpdir(), 'gridproof-types-'));
try {
  mustRun('tsc', ['-p', 'tsconfig.types.json', '--outDir', written]);
  for (const folder of packageFolders()) {
    const types = join(written, relative(root, folder), 'src');
    const build = join(folder, 'dist');
    if (!existsSync(types) || !existsSync(join(folder, 'src', 'index.ts'))) continue;
    for (const old of declarationsIn(build)) rmSync(old);
    cpSync(types, build, { recursive: true });
  }
} finally {
  rmSync(written, { recursive: true });
}

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}
