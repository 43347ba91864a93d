import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AnyPuzzle, Claim } from '@gridproof/core';
import { runnerImport } from 'vite';

/** A package of a puzzle type, and the type. */
export interface InstalledType {
  readonly name: string;
  readonly type: AnyPuzzle;
  readonly claims: Omit<Claim, 'type'> | undefined;
}

/** The list that `scripts/write-known.mjs` writes from the packages of this project, relative to the folder of an app. */
const KNOWN = '../../packages/plugins/known.json';

const LIST = 'virtual:installed-types';
const ALL = { conditions: ['@gridproof/source', 'node'], noExternal: [/^@gridproof\//] };

/** Loads the puzzle types of this project from their sources, so no package needs to be built first. `folder` is that of an app. */
export async function installedIn(folder: string): Promise<readonly InstalledType[]> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const names: readonly string[] = readJson(join(folder, KNOWN)).puzzles.map(
    (one: { readonly package: string }) => one.package,
  );
  const found = names.map((name) => ({
    name,
    claims: readJson(resolve(`${name}/package.json`)).gridproof?.claims as InstalledType['claims'],
  }));
  const { module } = await runnerImport<{ readonly types: readonly AnyPuzzle[] }>(LIST, {
    root: folder,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: ALL } },
    plugins: [
      {
        name: 'installed-types',
        resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
        load: (id) => (id === `\0${LIST}` ? listOf(found.map(({ name }) => name)) : undefined),
      },
    ],
  });
  return found.map((one, nth) => ({ ...one, type: module.types[nth]! }));
}

const listOf = (names: readonly string[]): string =>
  [
    ...names.map((name, nth) => `import type${nth} from ${JSON.stringify(name)};`),
    `export const types = [${names.map((_, nth) => `type${nth}`)}];`,
  ].join('\n');
