import { puzzleTypes } from '../installed.js';
import type { Page } from './page.js';
import { sampleAnswer } from './samples.js';

export const answers: Page = {
  name: 'answers',
  summary: 'how an answer is written, and a part of one',
  sections: async () => [
    {
      title: 'DESCRIPTION',
      blocks: [
        'gridproof check takes an answer; explain, hint and steps take a part of one. It is a file, - for standard ' +
          'input, or the text itself, where / may end a row, unless the kind of puzzle uses that sign. What gridproof ' +
          'solve prints with --quiet or as JSON is such a text.',
        'A place that is still open is a question mark. So an answer of nothing but question marks says nothing, ' +
          'and the name of the kind may stand on the first line.',
      ],
    },
    {
      title: 'ANSWERS OF EACH KIND',
      blocks: (await puzzleTypes()).flatMap((type) => {
        const lines = sampleAnswer(type);
        return lines.length ? { term: type.id, lines } : [];
      }),
    },
  ],
};
