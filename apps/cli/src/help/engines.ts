import { engines as installedEngines, withVersion } from '../installed.js';
import { DEFAULT_ENGINE, RACE } from '../options.js';
import type { Page } from './page.js';

export const engines: Page = {
  name: 'engines',
  summary: 'who does the reasoning, and how one is chosen',
  sections: () => [
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
      blocks: installedEngines().map((engine) => ({
        term: engine.name,
        text: `${withVersion(engine.package, engine.version)}${engine.start === 'light' ? ', starts light' : ''}`,
      })),
    },
    {
      title: 'CHOOSING ONE',
      blocks: [
        {
          term: '--engine NAME',
          text:
            `solve, batch and export ask ${DEFAULT_ENGINE} if it is installed; forced, explain, hint, steps, rate ` +
            'and check ask many small questions, and take one that starts light.',
        },
        {
          term: `--engine ${RACE}`,
          text: 'Several race, for gridproof solve: one that starts light begins, the others join soon after, and the first that knows wins.',
        },
        {
          term: '--confirm',
          text: 'All of them solve the puzzle, each by itself, for gridproof solve. Only what they agree on is shown; if they contradict each other the exit status is 2.',
        },
        {
          term: '--timeout TIME',
          text: "An engine may take long. With a limit, as 500ms, 30s or 2m, the answer may be that it doesn't know, with exit status 3.",
        },
      ],
    },
  ],
};
