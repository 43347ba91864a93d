import { oneLine, readPuzzle, sizeOf } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { Plugin } from 'vite';
import type { Installed } from './installed.js';

const NAME = 'virtual:puzzle-examples';

/** The length of a cell's side in a small drawing. */
const CELL = 24;

/** Makes a module of all examples of the puzzle types that are installed, and of a small drawing of each type. */
export function puzzleExamples(installed: () => Promise<readonly Installed[]>): Plugin {
  return {
    name: 'puzzle-examples',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export const examples = ${JSON.stringify((await installed()).map(examplesOf))};\n`;
    },
  };
}

/** What is shown of a puzzle type. */
function examplesOf({ type }: Installed) {
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
