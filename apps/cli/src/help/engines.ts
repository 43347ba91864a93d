import { AUTO } from '@gridproof/plugins';
import { withVersion } from '../plugins.js';
import type { HelpPage } from './page.js';

export const engines: HelpPage = {
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
