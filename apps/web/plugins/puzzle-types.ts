import type { Plugin } from 'vite';
import { type Installed, installedIn } from './installed.js';

const TYPES = 'virtual:puzzle-types';
const EXAMPLES = 'virtual:puzzle-examples';

/** So many examples of each type stand on the start page. */
const SHOWN = 3;

/** Where a puzzle package has its examples. */
const OWN_EXAMPLES = /\/packages\/puzzles\/[^/]+\/src\/examples\.ts$/;

/**
 * Makes modules of the puzzle types that the manifest in a folder lists: what is said of each, and how it is loaded, and some examples. So
 * the page names none of them, and each is a file of its own; the examples in it, which nobody reads here, are left out.
 */
export function puzzleTypes(folder: string): Plugin {
  let found: Promise<readonly Installed[]> | undefined;
  const installed = () => (found ??= installedIn(folder));
  const modules: Readonly<Record<string, () => Promise<string>>> = {
    [TYPES]: async () => `export const installed = [\n${(await installed()).map(entryOf).join(',\n')}\n];\n`,
    [EXAMPLES]: async () =>
      `export const examples = ${JSON.stringify(Object.fromEntries((await installed()).map(examplesOf)))};\n`,
  };
  return {
    name: 'puzzle-types',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (OWN_EXAMPLES.test(id) ? 'export const examples = [];\n' : modules[id.slice(1)]?.()),
  };
}

/** What is said of a puzzle type. */
function entryOf({ name, type: { id, title, aliases = [] }, claims }: Installed): string {
  return `{ ...${JSON.stringify({ id, title, aliases, claims })}, load: () => import(${JSON.stringify(name)}) }`;
}

/** Its shortest examples. */
function examplesOf({ type: { id, examples } }: Installed) {
  const some = examples
    .filter(({ answer }) => answer !== null)
    .toSorted((one, other) => one.puzzle.length - other.puzzle.length)
    .slice(0, SHOWN)
    .map(({ name: called, puzzle }) => ({ called, text: puzzle }));
  return [id, some] as const;
}
