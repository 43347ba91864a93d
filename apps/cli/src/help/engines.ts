import { AUTO } from '@gridproof/plugins';
import { withVersion } from '../plugins.js';
import type { Page } from './page.js';

export const engines: Page = {
  name: 'engines',
  summary: 'who does the reasoning, and how one is chosen',
  sections: (plugins) => [
    {
      title: 'DESCRIPTION',
      blocks: [
        'An engine decides whether a puzzle has an answer. It is a package with the keyword gridproof-engine, and is ' +
          'found where the puzzles are: beside this program, or in the project in which it is called. Whatever an ' +
          'engine says, its answer is checked against the rules a second time.',
      ],
    },
    {
      title: 'INSTALLED',
      blocks: plugins.engines.all.map((engine) => ({
        term: engine.name,
        text: `${withVersion(engine.package, engine.version)}${engine.start === 'light' ? ', starts light' : ''}`,
      })),
    },
    {
      title: 'CHOOSING ONE',
      blocks: [
        {
          term: `--engine ${AUTO}`,
          text:
            'All that are installed, even if that is only one; this is the default. solve, forced and check let them ' +
            'race: those that start light begin, the others join after 0.3 s, and the first that knows wins. batch and export ' +
            'ask them in turn, those that start light first, each up to a number of conflicts: the same one answers on every ' +
            'machine. explain, hint, steps and rate ask many small questions, and take one that starts light.',
        },
        {
          term: '--engine NAME',
          text: 'This one alone.',
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
