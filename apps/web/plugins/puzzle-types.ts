import type { Plugin } from 'vite';
import type { Installed } from './installed.js';

const NAME = 'virtual:puzzle-types';

/** Where a puzzle package has its examples. */
const OWN_EXAMPLES = /\/packages\/puzzles\/[^/]+\/src\/examples\.ts$/;

/**
 * Makes a module of the puzzle types that are installed: what is said of each, and how it is loaded. So the page
 * names none of them, and each is a file of its own; the examples in it, which nobody reads here, are left out.
 */
export function puzzleTypes(installed: () => Promise<readonly Installed[]>): Plugin {
  return {
    name: 'puzzle-types',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (OWN_EXAMPLES.test(id)) return 'export const examples = [];\n';
      if (id !== `\0${NAME}`) return undefined;
      return `export const installed = [\n${(await installed()).map(entryOf).join(',\n')}\n];\n`;
    },
  };
}

/** What is said of a puzzle type. */
function entryOf({ name, type: { id, title, aliases = [] }, claims }: Installed): string {
  return `{ ...${JSON.stringify({ id, title, aliases, claims })}, load: () => import(${JSON.stringify(name)}) }`;
}
