import { type AnyPuzzle, describeLimits, joinList, summaryLines } from '@gridproof/core';
import type { Plugins } from '../plugins.js';
import type { HelpBlock, HelpPage, Section } from './page.js';
import { outlineOf, samplesOf } from './samples.js';

export const formats: HelpPage = {
  name: 'formats',
  summary: 'how a puzzle is given, and the formats of each puzzle type',
  sections: async (plugins) => {
    const types = await plugins.types();
    return [
      {
        title: 'WHERE A PUZZLE IS',
        blocks: [
          'Wherever a command takes a puzzle, you can give:',
          { term: 'FILE', text: 'A text in any of the formats below. # begins a comment.' },
          { term: '-', text: 'Standard input; also the default where several puzzles may be given.' },
          {
            term: 'ADDRESS',
            text:
              "That of a puzzle on puzz.link or a site like it, the link by game ID of Simon Tatham's pages, or one of those " +
              'below. Nothing is fetched: the address holds the whole puzzle.',
          },
          { term: 'TYPE:ID', text: 'An id of a puzzle collection, with the puzzle type in front.' },
          { term: 'TYPE:ROW/ROW/…', text: 'A board on one line, where / ends a row.' },
          { term: '{"puzzle": "TYPE", …}', text: 'JSON.' },
          {
            term: "var task = '…'",
            text: 'The line that sets the puzzle in the source of a page of Puzzle Team, or all of that source; --as and --size give the rest.',
          },
        ],
      },
      {
        title: 'WHICH PUZZLE TYPE IT IS',
        blocks: [
          'A text names it on its first line, in front with a colon, or as "puzzle" in JSON; most addresses and some ' +
            'other formats name it anyway. Otherwise, as for a task of Puzzle Team, --as names it, ' +
            'and --size gives the size of the board. Any of its names will do, in any case.',
          'A puzzle type may claim bare boards with certain signs and sides. Such a board is read as that type, with a ' +
            `message; --as chooses another. ${await claimants(plugins)}`,
        ],
      },
      {
        title: 'SEVERAL PUZZLES',
        blocks: [
          'A file with a puzzle on each line (ids, addresses, JSON) is solved, rated or converted line by line. For ' +
            'large files there is gridproof batch.',
        ],
      },
      ...types.map(
        (type): Section => ({
          title: type.title.toUpperCase(),
          blocks: [
            `Its name is ${type.id}${type.aliases?.length ? `, or ${joinList(type.aliases, 'or')}` : ''}.`,
            ...blocksOf(type),
          ],
        }),
      ),
      {
        title: 'SEE ALSO',
        blocks: [
          'gridproof info TYPE for the rules, gridproof convert to write a puzzle in another format, gridproof help ' +
            'answers for how an answer is written.',
        ],
      },
    ];
  },
};

/** Describes the data of a puzzle type, and each format with a sample. */
function blocksOf(type: AnyPuzzle): readonly HelpBlock[] {
  const outline = outlineOf(type);
  return [
    ...(outline ? [{ term: 'What it holds:', text: summaryLines(outline) }] : []),
    ...samplesOf(type).map(({ format, title, lines }) => {
      const short = outline && describeLimits(outline, format);
      return { term: `${format}: ${title}${short ? `; ${short}` : ''}`, lines };
    }),
  ];
}

/** Lists the installed types that claim boards. */
async function claimants(plugins: Plugins): Promise<string> {
  const types = (await plugins.claims()).map(
    ({ type, sides }) => `${type} (sides of ${joinList(sides.map(String), 'and')})`,
  );
  return types.length ? `Of those installed: ${joinList(types, 'and')}.` : 'None of those installed do.';
}
