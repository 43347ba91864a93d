import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyPuzzle, Claim } from '@gridproof/core';
import { runnerImport } from 'vite';

/** A package of a puzzle type, with the type. */
export interface Installed {
  readonly name: string;
  readonly type: AnyPuzzle;
  readonly claims: Omit<Claim, 'type'> | undefined;
}

interface Manifest {
  readonly keywords?: readonly string[];
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly gridproof?: { readonly claims?: Omit<Claim, 'type'> };
}

const LIST = 'virtual:installed-types';
const ALL = { conditions: ['@gridproof/source', 'node'], noExternal: [/^@gridproof\//] };

/** The puzzle types that the manifest in a folder lists, as their sources have them: nothing needs to be built before. */
export async function installedIn(folder: string): Promise<readonly Installed[]> {
  const manifestOf = (...path: string[]): Manifest =>
    JSON.parse(readFileSync(join(folder, ...path, 'package.json'), 'utf8'));
  const names = Object.keys(manifestOf().devDependencies ?? {});
  const found = names.flatMap((name) => {
    const { keywords, gridproof } = manifestOf('node_modules', name);
    return keywords?.includes('gridproof-puzzle') ? [{ name, claims: gridproof?.claims }] : [];
  });
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
