import {
  and,
  describePuzzle,
  implies,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  placeKey,
  rules,
  values,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawThermometers } from './generator.js';

export type Thermometers = PuzzleOf<typeof thermometers>;

export const thermometers = describePuzzle({
  id: 'thermometers',
  title: 'Thermometers',
  aliases: ['thermometer', 'thermometer puzzle'],
  goal: 'Fill thermometers from their bulbs on.',
  rules: {
    filled: 'A thermometer is filled from its bulb on without a gap, or not at all.',
    line: rules.countInLine('A number outside counts the filled cells of its row or column.', 'counts'),
  },
  grades: { medium: 3.3, hard: 4, extreme: 8 },
  techniques: { filled: 'Filled from the bulb', 'line+filled': 'Thermometer and line' },
  clues: {
    counts: layers.at(['above', 'left'], values.number(0, longerSide), { label: 'numbers outside' }),
    thermometers: layers.cellPaths({ called: 'thermometers', one: 'thermometer' }),
  },
  answer: ({ board, thermometers }) => {
    const cells = new Set(thermometers.flat());
    return layers.at(
      board.cells.filter((cell) => cells.has(cell)),
      values.filled('dark'),
      { label: 'known cells', key: 'filled' },
    );
  },
  text: [['counts'], ['thermometers'], ['givens']],

  encode(m, { thermometers }, filled) {
    // A thermometer is called by its bulb.
    for (const cells of thermometers)
      if (cells.length > 1)
        m.require(
          'filled',
          cells[0]!,
          and(...windows(filled.pick(cells), 2).map(([before, next]) => implies(next!, before!))),
        );
  },

  *verify({ thermometers }, filled) {
    for (const cells of thermometers) {
      const top = cells.findLastIndex((cell) => filled.at(cell));
      const gaps = cells.slice(0, top + 1).filter((cell) => !filled.at(cell));
      if (gaps.length > 0) yield { rule: 'filled', places: gaps };
    }
  },

  generation: {
    permanentLayers: ['counts'],
    board: ({ board, random }) => ({ thermometers: drawThermometers(board, random) }),
  },

  input: {
    // Mercury rises from the bulb, and falls back to it.
    linkedEntries: ({ thermometers }, place, value) =>
      thermometers.flatMap((cells) => {
        const at = cells.findIndex((one) => placeKey(one) === placeKey(place));
        if (at < 0) return [];
        const moved = value === true ? cells.slice(0, at) : cells.slice(at + 1);
        return moved.map((one) => [one, value] as const);
      }),
  },

  notations: [
    notations.puzzleTeam(notations.slashSeparated('counts'), notations.pathNumbers('thermometers')),
  ],
  examples,
});

export default thermometers;
