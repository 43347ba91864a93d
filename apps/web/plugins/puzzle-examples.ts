import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyPuzzle, oneLine, readPuzzle, sizeOf } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { Plugin } from 'vite';

const NAME = 'virtual:puzzle-examples';

/** The length of a cell's side in a small drawing. */
const CELL = 24;

/** Makes a module of all examples of the puzzle types that the manifest in a folder lists, and of a small drawing of each type. */
export function puzzleExamples(folder: string): Plugin {
  return {
    name: 'puzzle-examples',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const all = await Promise.all(Object.keys(dependencies).map((name) => examplesOf(name, folder)));
      return `export const examples = ${JSON.stringify(all.filter(Boolean))};\n`;
    },
  };
}

/** What is shown of a puzzle type; nothing where a package is none. */
async function examplesOf(name: string, folder: string) {
  const own = join(folder, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  if (!manifest.keywords?.includes('gridproof-puzzle')) return undefined;
  const path = join(realpathSync(own), 'dist', 'index.js');
  const { default: type } = (await import(pathToFileURL(path).href)) as { default: AnyPuzzle };
  const { id, title } = type;
  const examples = type.examples.map(({ name: called, puzzle: text, answer }) => {
    const { puzzle } = readPuzzle(text, [type], { as: id });
    const { width, height } = sizeOf(type, puzzle);
    const code = oneLine(type, puzzle) ?? `${id}\n${type.print(puzzle)}`;
    return {
      called,
      code,
      puzzle,
      area: width * height,
      side: Math.min(width, height),
      size: `${width}×${height}`,
      answer,
    };
  });
  const bySize = examples.toSorted((one, other) => one.area - other.area);
  // The smallest one that has an answer, if its clues are seen at all.
  const shown = bySize.find(({ answer, side }) => answer !== null && side >= 4) ?? bySize[0]!;
  return {
    id,
    title,
    drawing: renderSvg(type.draw(shown.puzzle), { still: true, title, cellSize: CELL }),
    shown: shown.code,
    examples: bySize.map(({ called, code, size }) => ({ called, code, size })),
  };
}
