import type { Plugin } from 'vite';
import { type Installed, installedIn } from './installed.js';

const NAME = 'virtual:puzzle-types';

/** So many examples of each type stand on the start page. */
const EXAMPLES = 3;

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
      const types = await installedIn(folder);
      return `export const installed = [\n${types.map(entryOf).join(',\n')}\n];\n`;
    },
  };
}

/** What is said of a puzzle type. */
function entryOf({ name, type: { id, title, aliases = [], examples }, claims }: Installed): string {
  const some = examples
    .filter(({ answer }) => answer !== null)
    .toSorted((one, other) => one.puzzle.length - other.puzzle.length)
    .slice(0, EXAMPLES)
    .map(({ name: called, puzzle }) => ({ called, text: puzzle }));
  return `{ ...${JSON.stringify({ id, title, aliases, claims, examples: some })}, load: () => import(${JSON.stringify(name)}) }`;
}
