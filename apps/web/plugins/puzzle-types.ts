import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPuzzle } from '@gridproof/core';
import type { Plugin } from 'vite';

const NAME = 'virtual:puzzle-types';

/**
 * Makes a module of the puzzle types that the manifest in a folder lists: what is said of each, and how it is loaded. So the
 * page names none of them, and each is a file of its own.
 */
export function puzzleTypes(folder: string): Plugin {
  return {
    name: 'puzzle-types',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const types = await Promise.all(namesIn(folder).map((name) => entryOf(name, folder)));
      return `export const installed = [\n${types.filter(Boolean).join(',\n')}\n];\n`;
    },
  };
}

const namesIn = (folder: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies);

/** What is said of a puzzle type; nothing where a package is none. */
async function entryOf(name: string, folder: string): Promise<string | undefined> {
  const own = join(folder, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  if (!manifest.keywords?.includes('gridproof-puzzle')) return undefined;
  const path = join(realpathSync(own), 'dist', 'index.js');
  const { default: type } = (await import(pathToFileURL(path).href)) as { default: AnyPuzzle };
  const { id, title, aliases = [] } = type;
  const said = { id, title, aliases, claims: manifest.gridproof?.claims };
  return `{ ...${JSON.stringify(said)}, load: () => import(${JSON.stringify(name)}) }`;
}
