// Writes the declarations of all packages next to their builds: `node scripts/build-declarations.mjs`. Uses one program,
// because each package would read core again. Only users of an installed package need declarations.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './bootstrap.mjs';
import { packageFolders, root } from './workspace.mjs';

const output = mkdtempSync(join(tmpdir(), 'gridproof-types-'));
try {
  run('tsc', ['-p', 'tsconfig.types.json', '--outDir', output]);
  for (const folder of packageFolders()) {
    const types = join(output, relative(root, folder), 'src');
    const build = join(folder, 'dist');
    if (!existsSync(types) || !existsSync(join(folder, 'src', 'index.ts'))) continue;
    for (const old of declarationsIn(build)) rmSync(old);
    cpSync(types, build, { recursive: true });
    checkImports(folder, build);
  }
} finally {
  rmSync(output, { recursive: true });
}

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

/**
 * Finds imports of packages that are not dependencies. TypeScript imports an inferred type from any package that exports it,
 * which must be installed together with this one.
 */
function checkImports(folder, build) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const there = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const file of declarationsIn(build))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\()['"]((?:@[\w-]+\/)?[\w-]+)/g,
    )) {
      if (there.includes(name) || name === 'node') continue;
      console.error(
        `${relative(root, file)} names '${name}', which ${manifest.name} does not depend on: write the type down`,
      );
      process.exitCode = 1;
    }
}
