import { EXIT } from '../exit.js';
import type { HelpPage } from './page.js';

export const exitStatus: HelpPage = {
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
