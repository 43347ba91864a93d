import {
  count,
  describePuzzle,
  layers,
  longerSide,
  moveBorder,
  notations,
  PuzzleError,
  type PuzzleOf,
  rules,
  values,
} from '@gridproof/describe';
import { bands } from './bands.js';
import { examples } from './examples.js';
import { defaultStars, drawStars } from './generator.js';

export type StarBattle = PuzzleOf<typeof starBattle>;

const star = values.object('a star', { sign: '*', symbol: 'star' });

export const starBattle = describePuzzle({
  id: 'star-battle',
  title: 'Star Battle',
  aliases: ['starbattle', 'two not touch', 'queens'],
  square: true,
  goal: 'Put stars into the cells until every row, column and region has enough.',
  rules: {
    stars: 'Each row, each column and each region has the given number of stars.',
    apart: rules.noneAdjacent('Stars touch nowhere, not even at a corner.', { corners: true }),
  },
  grades: { medium: 3.75, hard: 4.7, extreme: 7, surplus: -0.15 },
  techniques: { apart: 'No touching', 'stars+apart': 'Stars squeezed' },
  clues: {
    stars: layers.total(values.number(1, longerSide), 'stars', {
      label: 'the number of stars',
      initial: defaultStars,
    }),
    regions: layers.regions(),
  },
  answer: layers.at('cells', star, { label: 'known cells', key: 'known' }),

  encode(m, { board, stars, regions }, star) {
    for (const cells of [...board.lines, ...regions])
      m.require('stars', cells, count(star.pick(cells)).is(stars));
    // Regions that lie in as many lines have all their stars, and regions that some lines lie in have theirs all there.
    for (const { places, cells, lines, called } of bands(board, regions))
      m.require('stars', places, count(star.pick(cells)).is(stars * lines), called);
  },

  *verify({ board, stars, regions }, answer) {
    for (const places of [...board.rows, ...board.columns, ...regions])
      if (places.filter((cell) => answer.at(cell)).length !== stars) yield { rule: 'stars', places };
  },

  draw: ({ stars }) => ({
    caption: `${stars} ${stars === 1 ? 'star' : 'stars'} in each row, column and region`,
  }),

  generation: { maxCells: 196, puzzle: (context) => drawStars(context), change: moveBorder },

  input: { drag: 'mark' },

  notations: [
    notations.puzzlink('starbattle', notations.singleNumber('stars'), notations.borders('regions')),
    notations.puzzleTeamVariants({
      title: 'Puzzle Team task of Star Battle, 1,1,2,… with --size 10x10',
      pattern: /^\d+(?:,\S*)?$/,
      example: '10x10',
      variants: [
        [['regions'], [notations.regionNumbers('regions')], (size) => ({ stars: defaultStars(size) })],
      ],
      variantOf({ board, stars }: { board: { width: number; height: number }; stars: number }) {
        const standardCount = defaultStars(board);
        if (stars === standardCount) return 0;
        throw new PuzzleError(
          'cannot-hold',
          `a Puzzle Team task of ${board.width}x${board.height} has ${standardCount === 1 ? '1 star' : `${standardCount} stars`} in each row, not ${stars}`,
        );
      },
    }),
  ],
  examples,
});

export default starBattle;
