// Draws the pictures in the READMEs of the puzzle packages: the first example of each, and its answer. With `--check`, only
// checks that they are up to date.
import { join, relative } from 'node:path';
import { built, puzzleFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const { read } = await built(join(root, 'packages', 'core'));
const { renderSvg } = await built(join(root, 'packages', 'render'));

/** Returns the pictures of a puzzle type by file name. */
function picturesOf(type) {
  const [example] = type.examples;
  if (!example) return {};
  const puzzle = read(type, example.puzzle);
  const options = { title: type.title };
  return {
    'puzzle.svg': renderSvg(type.draw(puzzle), options),
    'answer.svg': renderSvg(type.draw(puzzle, type.readAnswer(example.answer, puzzle)), options),
  };
}

for (const folder of puzzleFolders()) {
  const { default: type } = await built(folder);
  for (const [name, svg] of Object.entries(picturesOf(type)))
    writeGenerated(relative(root, join(folder, 'pictures', name)), `${svg.trimEnd()}\n`);
}
