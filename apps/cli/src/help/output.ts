import type { HelpPage } from './page.js';

export const output: HelpPage = {
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
