// Draws the pictures in the READMEs of the puzzle packages: the first example of each, and its answer. With `--check` it
// draws nothing and fails where a picture is not as it would be drawn.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { puzzleFolders, root } from './workspace.mjs';

const check = argv.includes('--check');
const built = (folder) => import(pathToFileURL(join(folder, 'dist', 'index.js')).href);
const { readPuzzle } = await built(join(root, 'packages', 'core'));
const { renderSvg } = await built(join(root, 'packages', 'render'));

/** The pictures of a kind of puzzle, by the names of their files. */
function picturesOf(type) {
  const [example] = type.examples;
  if (!example) return {};
  const { puzzle: text, answer } = example;
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const options = { title: type.title };
  return {
    'puzzle.svg': renderSvg(type.draw(puzzle), options),
    'answer.svg': renderSvg(type.draw(puzzle, type.readAnswer(answer, puzzle)), options),
  };
}

let stale = 0;
for (const folder of puzzleFolders()) {
  const { default: type } = await built(folder);
  for (const [name, svg] of Object.entries(picturesOf(type))) {
    const file = join(folder, 'pictures', name);
    const text = `${svg.trimEnd()}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale++;
    console.log(`${relative(root, file)}${check ? ' is not as it would be drawn' : ''}`);
    if (check) continue;
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(file, text);
  }
}
if (check && stale) {
  console.log('draw them again: node scripts/pictures.mjs');
  exit(1);
}
