// Writes docs/puzzles.md, the table of puzzles in the README, and the READMEs of puzzle packages from the packages: their
// goal, rules, pictures and first puzzle, and tables of formats. With `--check`, only checks that they are up to date.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { tableOf } from './markdown-table.mjs';
import { built, puzzleFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const {
  summaryLines: outlined,
  ruleSentences,
  describeLimits,
  readPuzzle,
} = await built(join(root, 'packages', 'core'));

const puzzles = await Promise.all(
  puzzleFolders().map(async (folder) => {
    const { default: type, ...exports } = await built(folder);
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [exportName] = Object.entries(exports).find(([, value]) => value === type);
    return { type, exportName, name, path: relative(root, folder).split(sep).join('/') };
  }),
);
const empty = puzzles.filter(({ type }) => !type.examples.some(({ answer }) => answer));
if (empty.length > 0) {
  for (const { type } of empty)
    console.error(`${type.title} has no example with an answer: npm run examples ${type.id}`);
  process.exit(1);
}
puzzles.sort((one, other) => (one.type.title < other.type.title ? -1 : 1));

/** The fewest characters of the puzzle that a page solves, if there is such an example; smaller ones show little. */
const MIN_TEXT = 16;

/** Escapes text for Markdown. */
const escapeMarkdown = (text) => text.replaceAll(/[\\*_`|]/g, '\\$&').replaceAll('<', '&lt;');

/** The page on all puzzles, each with its rules, names, formats and picture. */
const page = `# Puzzles

Every puzzle type is a package of its own; players install those that they like. This page is made from the packages:
\`node scripts/write-puzzle-docs.mjs\`.

${puzzles.map(({ type }) => `- [${type.title}](#${type.title.toLowerCase().replaceAll(' ', '-')})`).join('\n')}

${puzzles.map(section).join('\n\n')}
`;

function section({ type, name, path }) {
  const up = posix.join('..', path);
  const aliases = type.aliases?.length ? [`Also known as: ${type.aliases.join(', ')}.`, ''] : [];
  const formats = [
    'a text board',
    ...Object.entries(type.formats ?? {}).map(([format, { title }]) => {
      const short = type.described && describeLimits(type.described.outline(), format);
      return short ? `${title}; ${short}` : title;
    }),
  ];
  return [
    `## ${type.title}`,
    '',
    `[\`${name}\`](${up})`,
    '',
    ...aliases,
    ...ruleSentences(type).map((rule) => `- ${rule}`),
    '',
    ...(existsSync(join(root, path, 'pictures')) ? [`![${type.title}](${up}/pictures/puzzle.svg)`, ''] : []),
    ...(type.described
      ? [
          'What it holds:',
          '',
          ...outlined(type.described.outline()).map((line) => `- ${escapeMarkdown(line)}`),
          '',
        ]
      : []),
    'Formats:',
    '',
    ...formats.map((title) => `- ${escapeMarkdown(title)}`),
    '',
    ...['```sh', `npx gridproof solve '${oneLine(type)}'`, '```'],
  ].join('\n');
}

/** Returns whether a type reads a text. */
function isRead(type, text) {
  try {
    return Boolean(readPuzzle(text, [type], { as: type.id }));
  } catch {
    return false;
  }
}

/** Returns the first short example that fits on one line, or else the shortest one, as typed: in one line, if possible. */
function oneLine(type) {
  const texts = type.examples
    .filter(({ answer }) => answer)
    .map(({ puzzle }) => puzzle.trim())
    .filter((text) => !/['"]/.test(text));
  const direct = texts.find((text) => !text.includes('\n') && text.length < 80);
  const shortestFirst = texts.toSorted((one, other) => one.length - other.length);
  const rows = shortestFirst.filter((text) => text.length >= MIN_TEXT || text === shortestFirst.at(-1));
  const joined = rows.map((one) => one.replaceAll('\n', '/'));
  const text = direct ?? joined.find((one) => isRead(type, `${type.id}:${one}`));
  // Texts with blank lines have no form in one line.
  if (text === undefined) return `${type.id}\n${rows[0]}`;
  return /^https?:/.test(text) ? text : `${type.id}:${text}`;
}

/** Number of types per row of the README's table. */
const COLUMNS = 6;

/** Returns a small picture of a type with its name, both linked to its package. */
const pictureCell = ({ type, path }) =>
  [
    '<td align="center">',
    `<a href="${path}"><img src="${path}/pictures/answer.svg" height="96" alt=""><br>${type.title}</a>`,
    '</td>',
  ].join('');

const rows = Array.from({ length: Math.ceil(puzzles.length / COLUMNS) }, (_, row) =>
  puzzles.slice(row * COLUMNS, (row + 1) * COLUMNS).map(pictureCell),
);
const table = ['<table>', ...rows.map((cells) => ['<tr>', ...cells, '</tr>'].join('\n')), '</table>'].join(
  '\n',
);

/** Returns a page with new content between two comments, if it has them. */
function replaceBetween(page, begin, end, content) {
  const [before, rest] = page.split(`<!-- ${begin} -->`);
  if (rest === undefined) return page;
  const [, after] = rest.split(`<!-- ${end} -->`);
  return `${before}<!-- ${begin} -->\n\n${content}\n\n<!-- ${end} -->${after}`;
}

/** Returns the examples of a type that have an answer. */
const solvable = (type) =>
  type.examples
    .filter(({ answer }) => answer)
    .map(({ puzzle, answer }) => ({ answer, puzzle: readPuzzle(puzzle, [type], { as: type.id }).puzzle }));

/** Returns the goal, rules and pictures of a type, and how to solve a puzzle of it. */
function introduction({ type, exportName, name, path }) {
  const samples = solvable(type)
    .map(({ puzzle, answer }) => ({ puzzle, answer, text: type.print(puzzle).trimEnd() }))
    .toSorted((one, other) => one.text.length - other.text.length);
  const { puzzle, answer, text } = samples.find((one) => one.text.length >= MIN_TEXT) ?? samples.at(-1);
  const row = text.replaceAll('\n', '/');
  const code =
    !/['\\]|\n /.test(text) && isRead(type, row) ? `'${row}'` : `\`\n${text.replaceAll('\\', '\\\\')}\n\``;
  const [goal, ...rules] = ruleSentences(type);
  return [
    goal,
    '',
    ...rules.map((rule) => `- ${rule}`),
    '',
    ...(existsSync(join(root, path, 'pictures'))
      ? ['![a puzzle](pictures/puzzle.svg) ![its answer](pictures/answer.svg)', '']
      : []),
    '```sh',
    `npx gridproof solve '${oneLine(type)}'`,
    '```',
    '',
    '```js',
    "import { unique } from '@gridproof/core';",
    "import { z3 } from '@gridproof/engine-z3';",
    `import { ${exportName} } from '${name}';`,
    '',
    `const puzzle = ${exportName}.parse(${code});`,
    `const result = await unique(${exportName}, puzzle, z3);`,
    'console.log(result.status);',
    `console.log(${exportName}.printAnswer(result.answer, puzzle));`,
    '```',
    '',
    '```text',
    'unique',
    type.printAnswer(type.readAnswer(answer, puzzle), puzzle),
    '```',
  ].join('\n');
}

/** Returns JSON without line breaks, and other text as it is. */
const oneLineJson = (text) => (text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text);

/** The most characters of an example in a table of formats. */
const MAX_EXAMPLE = 60;

/** Returns the formats of a type, each with an example. */
function formatTable({ type }) {
  const shortest = (print) => {
    const texts = solvable(type).flatMap(({ puzzle }) => {
      try {
        return [print(puzzle)];
      } catch {
        return [];
      }
    });
    const [text = ''] = texts.toSorted((one, other) => one.length - other.length);
    const line = text.trim().replaceAll('\n', '/').replaceAll('|', '\\|');
    return `\`${line.length > MAX_EXAMPLE ? `${line.slice(0, MAX_EXAMPLE)}…` : line}\``;
  };
  const rows = Object.entries(type.formats).map(([format, codec]) => [
    `${codec.title.split(', ')[0]} (\`${format}\`)`,
    shortest((puzzle) => oneLineJson(codec.write(puzzle))),
  ]);
  const text = ['text board', shortest((puzzle) => type.print(puzzle))];
  return tableOf(['format', 'example'], [text, ...rows]).join('\n');
}

writeGenerated('docs/puzzles.md', page);
const readme = readFileSync(join(root, 'README.md'), 'utf8');
writeGenerated(
  'README.md',
  replaceBetween(readme, 'puzzles: written by scripts/write-puzzle-docs.mjs', 'end of puzzles', table),
);
for (const puzzle of puzzles) {
  const file = `${puzzle.path}/README.md`;
  const text = readFileSync(join(root, file), 'utf8');
  const introduced = replaceBetween(
    text,
    'description: npm run generate',
    'end of description',
    introduction(puzzle),
  );
  writeGenerated(
    file,
    replaceBetween(introduced, 'formats: npm run generate', 'end of formats', formatTable(puzzle)),
  );
}
