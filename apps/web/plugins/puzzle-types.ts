import type { Plugin } from 'vite';
import type { Installed } from './installed-types.js';

const NAME = 'virtual:puzzle-types';

/** What a type has and nobody asks for here: its examples, and what help and docs print of its description. */
const LEFT_OUT: readonly (readonly [file: RegExp, instead: string])[] = [
  [/\/packages\/puzzles\/[^/]+\/src\/examples\.ts$/, 'export const examples = [];\n'],
  [/\/packages\/describe\/src\/outline\.ts$/, 'export const outlineOf = () => undefined;\n'],
];

/**
 * Makes a module of the puzzle types that are installed: what is said of each, and how it is loaded. So the page
 * names none of them, and each is a file of its own; what nobody asks for here is left out of it.
 */
export function puzzleTypes(installed: () => Promise<readonly Installed[]>): Plugin {
  return {
    name: 'puzzle-types',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      const left = LEFT_OUT.find(([file]) => file.test(id));
      if (left) return left[1];
      if (id !== `\0${NAME}`) return undefined;
      return `export const installed = [\n${(await installed()).map(entryOf).join(',\n')}\n];\n`;
    },
  };
}

/** What is said of a puzzle type. */
function entryOf({ name, type: { id, title, aliases = [] }, claims }: Installed): string {
  return `{ ...${JSON.stringify({ id, title, aliases, claims })}, load: () => import(${JSON.stringify(name)}) }`;
}
