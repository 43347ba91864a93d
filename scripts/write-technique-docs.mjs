// Writes the examples of docs/techniques.md: for each puzzle type, each technique on a small board where it occurs. With `--check`, only
// checks that they are up to date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, puzzleFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const { readPuzzle, steps, Verbalizer } = await built(join(root, 'packages', 'core'));
const { PathBoards } = await built(join(root, 'packages', 'api'));
const { renderText } = await built(join(root, 'packages', 'render'));
const { cadical } = await built(join(root, 'packages', 'engines', 'cadical'));

/** Maximum number of examples of a type whose paths are searched for techniques. */
const MAX_EXAMPLES = 3;
/** Maximum number of characters of a board in text. */
const MAX_BOARD = 1200;

/** Lines below a board that explain its marks. */
const LEGEND = /\n(?:✓ found in this step|< what it follows from)(?=\n|$)/g;

/** Techniques of a puzzle type by name, in order of difficulty, each with a board and the sentence of the step. */
async function techniquesOf(type) {
  const found = new Map();
  const examples = type.examples.toSorted((a, b) => a.puzzle.length - b.puzzle.length).slice(0, MAX_EXAMPLES);
  for (const example of examples) {
    const read = readPuzzle(example.puzzle, [type], { as: type.id });
    const path = [];
    const stream = steps(type, read.puzzle, cadical);
    for await (const step of stream) path.push(step);
    const { status, answer } = stream.end;
    const verbalizer = new Verbalizer(type, read.puzzle);
    const boards = new PathBoards(read, undefined, { status, steps: path, answer });
    for (const [at, { technique, effort }] of path.entries()) {
      const known = found.get(technique.name);
      if (known) {
        known.effort = Math.min(known.effort, effort);
        continue;
      }
      const board = renderText(boards.boardOfStep(at, verbalizer)).replace(LEGEND, '').trimEnd();
      if (board.length > MAX_BOARD) continue;
      found.set(technique.name, { effort, board, sentence: verbalizer.step(path[at]).sentence });
    }
  }
  return [...found].sort(([, a], [, b]) => a.effort - b.effort);
}

function section({ title }, techniques) {
  const boards = techniques.map(([name, { sentence, board }]) => {
    const rest = sentence.slice(name.length);
    return `**${name}**${rest}\n\n\`\`\`text\n${board}\n\`\`\``;
  });
  return [`### ${title}`, ...boards].join('\n\n');
}

const types = [];
for (const folder of puzzleFolders()) types.push((await built(folder)).default);
types.sort((one, other) => (one.title < other.title ? -1 : 1));

const sections = [];
for (const type of types) sections.push(section(type, await techniquesOf(type)));

const HEADING = '## On boards';
const page = 'docs/techniques.md';
const [written] = readFileSync(join(root, page), 'utf8').split(`\n${HEADING}\n`);
writeGenerated(
  page,
  `${written.trimEnd()}

${HEADING}

Each technique on a small example of its puzzle type, after the step: \`✓\` is what it finds, and \`<\` what it follows from. This part is
made from the packages: \`npm run generate\`.

${sections.join('\n\n')}
`,
);
