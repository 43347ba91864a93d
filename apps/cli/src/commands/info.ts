import { type AnyPuzzle, formatsOf, PuzzleError, readPuzzle, typeNamed } from '@gridproof/core';
import type { Command } from 'commander';
import { Boards } from '../boards.js';
import { EXIT } from '../exit.js';
import { afterword } from '../help/afterword.js';
import { puzzleTypes, recognising } from '../installed.js';
import { shared } from '../options.js';
import { telling } from '../telling.js';
import { terminal } from '../terminal.js';

export function addInfo(program: Command, finish: (status: number) => void): void {
  program
    .command('info')
    .summary('tell the rules and formats of a puzzle')
    .description(
      'Tells the rules of a kind of puzzle, the formats in which it is read and written, and an example.',
    )
    .argument('<kind>', 'its name or one of its other names')
    .addOption(shared.ascii())
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Names that may stand here': 'gridproof list',
          'The formats of all kinds': 'gridproof help formats',
        },
      }),
    )
    .action(async (name: string, options: { ascii?: true }) => {
      const types = await puzzleTypes();
      const type = recognising(types, () => typeNamed(name, types));
      const formats = Object.entries(formatsOf(type));
      const [example] = type.examples;
      const lines = [
        type.title + (type.aliases?.length ? ` (also ${type.aliases.join(', ')})` : ''),
        '',
        ...Object.values<string>(type.rules).map((rule) => `  ${rule}`),
        '',
        'Formats:',
        '  text: a board as in the example',
        ...formats.map(([format, codec]) => `  ${format}: ${codec.title}`),
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
          '',
          'In one line:',
          '',
          `gridproof solve '${inOneLine(type, puzzle)}'`,
        );
      }
      process.stdout.write(`${lines.join('\n')}\n`);
      finish(EXIT.done);
    });
}

/** The puzzle in the shortest of the formats that fit on a line and tell its kind: any with the kind in front, or JSON. */
function inOneLine(type: AnyPuzzle, puzzle: unknown): string {
  const texts = Object.entries(formatsOf(type)).flatMap(([format, codec]) => {
    try {
      const text = codec.write(puzzle);
      if (text.startsWith('{')) return JSON.stringify(JSON.parse(text));
      return codec.oneLine ? telling(text, type, format) : [];
    } catch (error) {
      if (error instanceof PuzzleError) return [];
      throw error;
    }
  });
  return texts.toSorted((a, b) => a.length - b.length)[0]!;
}
