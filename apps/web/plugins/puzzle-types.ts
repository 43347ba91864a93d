import type { Plugin } from 'vite';
import type { InstalledType } from './installed-types.js';

const NAME = 'virtual:puzzle-types';

/** Modules of a type that the page does not need: its examples, and the help and documentation of its description. */
const LEFT_OUT: readonly (readonly [file: RegExp, instead: string])[] = [
  [/\/packages\/puzzles\/[^/]+\/src\/examples\.ts$/, 'export const examples = [];\n'],
  [/\/packages\/describe\/src\/outline\.ts$/, 'export const outlineOf = () => undefined;\n'],
];

/**
 * Creates a module of the installed puzzle types: the metadata of each, and a function that loads it. The page therefore
 * names no type and loads each as a separate file, without the modules it does not need.
 */
export function puzzleTypes(installed: () => Promise<readonly InstalledType[]>): Plugin {
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

/** Returns the metadata of a puzzle type. */
function entryOf({ name, type: { id, title, aliases = [] }, claims }: InstalledType): string {
  return `{ ...${JSON.stringify({ id, title, aliases, claims })}, load: () => import(${JSON.stringify(name)}) }`;
}
