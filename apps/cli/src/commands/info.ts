import {
  type AnyPuzzle,
  formatsOf,
  listed,
  makeable,
  oneLine,
  outlined,
  readPuzzle,
  shortfall,
  TURNS,
} from '@gridproof/core';
import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { afterword } from '../help/afterword.js';
import { shared } from '../options.js';
import { withVersion } from '../plugins.js';
import { Boards } from '../report/boards.js';
import type { Run } from '../run.js';
import { terminal } from '../terminal/terminal.js';

export function addInfo(program: Command, run: Run): void {
  program
    .command('info')
    .summary('show the rules and formats of a puzzle type')
    .description(
      'Shows the package of a puzzle type and where it was found, its rules, what its boards may hold, the\n' +
        'formats in which it is read and written, and an example.',
    )
    .argument('<type>', 'its name or one of its other names')
    .addOption(shared.ascii())
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Names to use here': 'gridproof list',
          'The formats of all puzzle types': 'gridproof help formats',
        },
      }),
    )
    .action(async (name: string, options: { ascii?: true }) => {
      const type = await run.plugins.typeNamed(name);
      const plugin = run.plugins.pluginOf(type);
      const formats = Object.entries(formatsOf(type));
      const [example] = type.examples;
      const outline = type.described?.outline();
      const lines = [
        type.title + (type.aliases?.length ? ` (also ${type.aliases.join(', ')})` : ''),
        `${withVersion(plugin.name, plugin.version)}, ${plugin.from}`,
        '',
        ...Object.values<string>(type.rules).map((rule) => `  ${rule}`),
        '',
        'What it holds:',
        ...(outline ? outlined(outline).map((line) => `  ${line}`) : BY_HAND),
        '',
        'Generate:',
        `  ${generates(type)}`,
        '',
        'Vary:',
        `  ${varies(type)}`,
        '',
        'Formats:',
        '  text: a board as in the example',
        ...formats.map(([format, codec]) => {
          const short = outline && shortfall(outline, format);
          return `  ${format}: ${codec.title}${short ? `; ${short}` : ''}`;
        }),
      ];
      if (example) {
        const { puzzle } = readPuzzle(example.puzzle, [type], { as: type.id });
        lines.push(
          '',
          `Example (${example.source}):`,
          '',
          new Boards(terminal(options)).draw(type, puzzle),
          '',
          'As text:',
          '',
          type.id,
          type.print(puzzle),
        );
        const line = oneLine(type, puzzle);
        if (line !== undefined) lines.push('', 'In one line:', '', `gridproof solve '${line}'`);
      }
      process.stdout.write(`${lines.join('\n')}\n`);
      run.finish(EXIT.done);
    });
}

/** Said of a type without a description: only a description says what its values are. */
const BY_HAND = [
  '  it has no description, so only its package knows what may go where.',
  '  Partial answers are not read: check takes whole ones, hint, steps and explain take none.',
  '  Its values have no words but 5 or true, and its tests make no tiny boards.',
];

/** Whether puzzles of a type can be turned and renamed, or why not. */
function varies(type: AnyPuzzle): string {
  const varying = type.described?.varying;
  if (!varying) return 'no: it has no description, and only a description says how its boards turn';
  const boards = type.examples.map(({ puzzle }) => readPuzzle(puzzle, [type], { as: type.id }).puzzle);
  const turns = TURNS.slice(1).some((turn) => boards.some((board) => varying.turned(board, turn)));
  const renamed = boards.filter((board) => varying.names(board).all.length > 0).length;
  const can = [
    ...(turns ? ['turned and mirrored'] : []),
    ...(renamed ? [renamed < boards.length ? 'renamed where its clues allow it' : 'renamed'] : []),
  ];
  const why = varying.upright ?? 'something on its boards cannot be turned or mirrored';
  return can.length ? `${can.join(', ')}: gridproof vary PUZZLE` : `no: ${why}`;
}

/** Whether new puzzles of a type can be made, of which clues, or why not. */
function generates(type: AnyPuzzle): string {
  const able = makeable(type);
  if (!able.can) return `no: ${able.why}`;
  const taken = able.layers.map(({ called }) => called);
  const variants = Object.keys(able.maker.variants);
  const { rare = [] } = able.maker.making;
  return [
    `yes${taken.length ? `, ${listed(taken, 'and')}` : ''}: gridproof generate ${type.id}`,
    ...(rare.length ? [`hardly ever ${listed(rare, 'or')}`] : []),
    ...(able.maker.from ? ['of an answer of your own: --from FILE'] : []),
    ...(variants.length ? [`variants: --variant ${listed(variants, 'or')}`] : []),
  ].join('\n  ');
}
