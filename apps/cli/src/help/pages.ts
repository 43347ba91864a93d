import { AUTO } from '@gridproof/plugins';
import { EXIT } from '../exit.js';
import { withVersion } from '../plugins.js';
import { formats } from './formats.js';
import type { HelpPage } from './page.js';
import { sampleAnswer } from './samples.js';

const answers: HelpPage = {
  name: 'answers',
  summary: 'how an answer is written, and a part of one',
  sections: async (plugins) => [
    {
      title: 'DESCRIPTION',
      blocks: [
        'gridproof check takes an answer; explain, hint and steps take a part of one. It is a file, - for standard ' +
          'input, or the text itself, where / may end a row, unless the puzzle type uses that sign. What gridproof ' +
          'solve prints with --quiet or as JSON is such a text.',
        'A place that is still open is a question mark; a dot or an underscore too, where answers have no such sign of their own; ' +
          'and a blank where each sign is one character. The clues may be repeated: they are not entries. The name of the puzzle ' +
          'type may be on the first line.',
        'Cells are named as players of the puzzle type do: row 1, column 2, or r1c2. --coordinates words, r1c2 or ' +
          'a1 chooses; a1 has a letter for the column and a number for the row, as in B1.',
      ],
    },
    {
      title: 'ANSWERS OF EACH PUZZLE TYPE',
      blocks: (await plugins.types()).flatMap((type) => {
        const lines = sampleAnswer(type);
        return lines.length ? { term: type.id, lines } : [];
      }),
    },
  ],
};

const output: HelpPage = {
  name: 'output',
  summary: 'what is printed where, as text, data or a drawing',
  sections: () => [
    {
      title: 'FORMATS',
      blocks: [
        {
          term: '--format text',
          text: 'A board, and sentences that say what is true of it. In a terminal clues are bold, and what was found is coloured; elsewhere the puzzle is shown beside its answer.',
        },
        {
          term: '--format json',
          text: 'An object; for several puzzles, one on each line. Rows and columns count from 1.',
        },
        {
          term: '--format svg',
          text: 'A drawing of the answer, or of the first of several. The words go to the error output. Drawings of steps that exclude numbers show what open cells may hold, as small digits; in text that is {139-57}, where 5 and 7 are excluded, if the terminal is wide enough.',
        },
        {
          term: '--format html',
          text: 'For gridproof steps and hint: a page to click through, which needs nothing else.',
        },
      ],
    },
    {
      title: 'WHERE IT GOES',
      blocks: [
        'Results go to standard output, or into a file with --out, which stays as it is until there is a result. ' +
          'Messages and progress go to the error output, progress only in a terminal.',
        '--quiet leaves the sentences out.',
      ],
    },
    {
      title: 'COLOURS AND SIGNS',
      blocks: [
        'There are no colours where output is piped or goes to a file. NO_COLOR turns them off, FORCE_COLOR on.',
        'Boards are drawn with box characters where the locale has them; --ascii draws them with plain ones.',
        'Text is as wide as the terminal, up to 100 columns, and 80 columns wide elsewhere.',
      ],
    },
    {
      title: 'BETWEEN CALLS',
      blocks: [
        'This program keeps its compiled code in your folder for caches, so that later calls are quicker. NODE_COMPILE_CACHE names another folder; NODE_DISABLE_COMPILE_CACHE=1 keeps nothing.',
      ],
    },
  ],
};

const engines: HelpPage = {
  name: 'engines',
  summary: 'who does the reasoning, and how one is chosen',
  sections: (plugins) => [
    {
      title: 'DESCRIPTION',
      blocks: [
        'An engine decides whether a puzzle has an answer. It is a package with the keyword gridproof-engine, installed ' +
          'beside this program or in the current project. Every answer of an engine is checked against the rules again.',
      ],
    },
    {
      title: 'INSTALLED',
      blocks: plugins.engines.all.map((engine) => ({
        term: engine.name,
        text: `${withVersion(engine.package, engine.version)}${engine.start === 'light' ? ', starts fast' : ''}`,
      })),
    },
    {
      title: 'CHOOSING ONE',
      blocks: [
        {
          term: `--engine ${AUTO}`,
          text:
            'All installed engines; this is the default. In solve, forced and check they race: fast starters begin, the ' +
            'others join after 10,000 conflicts or five seconds, and the first to finish wins. batch and export take them ' +
            'in turn, fast starters first, each with a limit on conflicts, so the result is the same on every machine. ' +
            'explain, hint, steps and rate make many small calls and use one that starts fast.',
        },
        {
          term: '--engine NAME',
          text: 'Only this engine.',
        },
        {
          term: '--confirm',
          text: 'All of them solve the puzzle, each by itself, for gridproof solve. Only what they agree on is shown; if they contradict each other the exit status is 2.',
        },
        {
          term: '--timeout TIME',
          text: "An engine may take long. With a limit such as 500ms, 30s or 2m, the answer may be that it doesn't know, with exit status 3.",
        },
      ],
    },
  ],
};

const exitStatus: HelpPage = {
  name: 'exit',
  summary: 'what the exit status means',
  sections: () => [
    {
      title: 'EXIT STATUS',
      blocks: [
        { term: `${EXIT.done}`, text: 'Done: what was asked is known. Several answers are not a fault.' },
        {
          term: `${EXIT.no}`,
          text: 'The answer is no: the puzzle is unsolvable, or the answer that was checked is wrong.',
        },
        {
          term: `${EXIT.wrong}`,
          text: 'The input or the command is wrong; one message on the error output says what was found, what was expected, and where. It is 2 also where engines contradict each other.',
        },
        { term: `${EXIT.unknown}`, text: "Don't know: a limit came first." },
        { term: '130, 143', text: 'Interrupted by ctrl-C, or asked to end by another program.' },
      ],
    },
    {
      title: 'SEVERAL PUZZLES',
      blocks: [
        `The first of these that holds for any of them: ${EXIT.wrong}, ${EXIT.unknown}, ${EXIT.no}, ${EXIT.done}.`,
      ],
    },
  ],
};

/** The pages of `gridproof help`. */
export const PAGES: readonly HelpPage[] = [formats, answers, output, engines, exitStatus];
