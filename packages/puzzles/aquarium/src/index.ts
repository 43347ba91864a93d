import {
  and,
  describePuzzle,
  drawLargerRegions,
  iff,
  implies,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  regionsOf,
  rules,
  values,
  windows,
} from '@gridproof/describe';
import { basinsOf } from './basins.js';
import { examples } from './examples.js';

export type Aquarium = PuzzleOf<typeof aquarium>;

export const aquarium = describePuzzle({
  id: 'aquarium',
  title: 'Aquarium',
  aliases: ['water', 'aquariums'],
  upright: 'water lies at the bottom',
  goal: 'Fill the regions with water, each up to some level or not at all.',
  rules: {
    region: 'A region is filled with water up to one level, or is empty.',
    body: 'In a region water fills all that it can flow to without rising, so that a connected body of water has one level.',
    line: rules.countInLine('A number outside counts the filled cells of its row or column.', 'counts'),
  },
  grades: { medium: 2.9, hard: 3.25, extreme: 4 },
  techniques: {
    region: 'Same level',
    body: 'Water flows',
    'line+region': 'Level and line',
    'line+body': 'Water and line',
  },
  conditions: { region: "With 'level: region'", body: "With 'level: body'" },
  options: {
    level: layers.option(
      'level',
      ['region', 'body'],
      'region',
      'that each body of water has a level of its own',
    ),
  },
  clues: {
    counts: layers.at(['above', 'left'], values.number(0, longerSide), { label: 'numbers outside' }),
    regions: layers.regions(),
  },
  answer: layers.at('cells', values.filled('filled'), { label: 'known cells', key: 'filled' }),
  text: [['counts', 'givens'], ['regions']],

  encode(m, { board, level, regions }, filled) {
    for (const region of regions) {
      const basins = basinsOf(board, region, level === 'region');
      const flows = basins.flatMap(({ surface, below }) => [
        ...windows(filled.pick(surface), 2).map(([one, next]) => iff(one!, next!)),
        ...filled.pick(below).map((under) => implies(filled.at(surface[0]!), under)),
      ]);
      if (flows.length > 0) m.require(level, region, and(...flows));
    }
  },
  // Yields the dry cells beside water or among it that lie no higher than its surface.
  *verify({ board, level, regions }, filled) {
    const region = new Map(regions.flatMap((cells) => cells.map((cell) => [cell, cells] as const)));
    const bodies =
      level === 'region'
        ? regions.map((cells) => cells.filter((cell) => filled.at(cell)))
        : regionsOf(
            board,
            (one, other) => region.get(one) === region.get(other) && filled.at(one) === filled.at(other),
          );
    for (const water of bodies) {
      const [first] = water;
      if (!first || !filled.at(first)) continue;
      // Cells are in reading order, so the first is at the surface.
      const near = level === 'region' ? region.get(first)! : water.flatMap((cell) => board.neighbours(cell));
      const dry = near.filter(
        (cell) => !filled.at(cell) && cell.row >= first.row && region.get(cell) === region.get(first),
      );
      if (dry.length > 0) yield { rule: level, places: dry };
    }
  },

  generation: {
    permanentLayers: ['counts'],
    board: ({ board, random }) => ({ regions: drawLargerRegions(board, random) }),
  },

  notations: [
    notations.puzzlink(
      {
        names: ['aquarium'],
        separator: '/',
        flags: { r: ['level', 'region', 'body'] },
        sidesInFiles: true,
      },
      notations.borders('regions'),
      notations.number16('counts'),
    ),
    notations.puzzleTeam(notations.slashSeparated('counts'), notations.regionNumbers('regions')),
  ],
  examples,
});

export default aquarium;
