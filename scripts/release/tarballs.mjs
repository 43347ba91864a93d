// Checks published packages: manifests, types, documents, sizes.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { environment, root } from '../workspace.mjs';
import { run } from './run-command.mjs';
import { bytesIn } from './sizes.mjs';

const PAPERS = ['README.md', 'LICENSE'];

/** Checks every tarball. Throws an error with all problems, or resolves with the sizes. */
export async function checkTarballs(packages, folder) {
  const looks = new Map(packages.map((one) => [one, undefined]));
  const waiting = [...packages];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      looks.set(one, await lookAt(one, join(folder, one.name)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  const faults = [...looks.values()].flatMap((look) => look.faults);
  if (faults.length) throw new Error(faults.join('\n\n'));
  return packages.map((one) => ({ ...one, ...looks.get(one).sizes }));
}

/** Unpacks, measures and checks a tarball. */
async function lookAt({ name, tarball, importable }, folder) {
  mkdirSync(folder, { recursive: true });
  await run(`tar -xzf "${tarball}"`, folder, environment());
  const content = join(folder, 'package');
  const faults = PAPERS.filter((paper) => !existsSync(join(content, paper))).map(
    (paper) => `${name}: there is no ${paper} in its tarball`,
  );
  const manifest = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'));
  const needed = Object.keys(manifest.dependencies ?? {});
  if (name === '@gridproof/core' && needed.length)
    faults.push(`${name} depends on ${needed.join(', ')}, expected nothing`);
  const linters = [`publint run "${tarball}" --strict`];
  // A program without exports has no types to check.
  if (importable) linters.push(`attw "${tarball}" --profile esm-only --no-definitely-typed --no-emoji`);
  for (const linter of linters)
    await run(linter, root, environment({ FORCE_COLOR: '0' })).catch(({ message }) => faults.push(message));
  return { faults, sizes: { packed: statSync(tarball).size, unpacked: bytesIn(content) } };
}
