import type { HelpPage } from './page.js';
import { sampleAnswer } from './samples.js';

export const answers: HelpPage = {
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
