// Writes docs/puzzles.md and the table of puzzles in the README from the packages. With `--check`, only checks that they are
// up to date.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { built, puzzleFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const { summaryLines: outlined, ruleSentences, describeLimits } = await built(join(root, 'packages', 'core'));

const puzzles = await Promise.all(
  puzzleFolders().map(async (folder) => {
    const { default: type } = await built(folder);
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { type, name, path: relative(root, folder).split(sep).join('/') };
  }),
);
puzzles.sort((one, other) => (one.type.title < other.type.title ? -1 : 1));

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
    `\`npx gridproof solve '${oneLine(type)}'\``,
  ].join('\n');
}

/** Returns an example that fits on one line, as typed. */
function oneLine(type) {
  const texts = type.examples.map(({ puzzle }) => puzzle.trim());
  const direct = texts.find((text) => !text.includes('\n') && !/['"]/.test(text) && text.length < 80);
  const rows = texts.find((text) => !/[/'"]|\n\n/.test(text)) ?? texts[0];
  const text = direct ?? rows.replaceAll('\n', '/');
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

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [BEGIN, END] = [
  '<!-- puzzles: written by scripts/write-puzzle-docs.mjs -->',
  '<!-- end of puzzles -->',
];
const [before, rest] = readme.split(BEGIN);
const [, after] = rest.split(END);

writeGenerated('docs/puzzles.md', page);
writeGenerated('README.md', `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
