import {
  and,
  type Cell,
  count,
  describePuzzle,
  endsOf,
  Graph,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  placeKey,
  rules,
  singleLoop,
  traceLoops,
  values,
} from '@gridproof/describe';
import { cellsTowards, clue } from './clue.js';
import { examples } from './examples.js';
import { drawLoop, repairClues } from './generator.js';

export type Yajilin = PuzzleOf<typeof yajilin>;

const AHEAD: Readonly<Record<string, (from: Cell, to: Cell) => boolean>> = {
  up: (from, to) => to.col === from.col && to.row < from.row,
  down: (from, to) => to.col === from.col && to.row > from.row,
  left: (from, to) => to.row === from.row && to.col < from.col,
  right: (from, to) => to.row === from.row && to.col > from.col,
};

export const yajilin = describePuzzle({
  id: 'yajilin',
  title: 'Yajilin',
  aliases: ['arrow ring', 'yajirin', 'straight and arrow'],
  goal: 'Shade some of the cells, and draw a single closed loop through the rest.',
  rules: {
    number: 'A number counts the shaded cells in the direction of its arrow, up to the edge of the board.',
    apart: rules.noneAdjacent('Shaded cells share no side.', { layer: 'shaded' }),
    loop: 'A single loop leads through all cells that are neither shaded nor clues.',
  },
  grades: { medium: 5, hard: 7, extreme: 12, surplus: -0.3 },
  techniques: { 'loop+number': 'Number and loop', 'loop+apart': 'Loop around a shaded cell' },
  clues: { arrows: layers.at('cells', clue, { label: 'clues' }) },
  answer({ board, arrows }) {
    const isFree = (cell: Cell) => arrows.at(cell) === undefined;
    const links = board.links.filter((link) => endsOf(link).every(isFree));
    return {
      shaded: layers.at(board.cells.filter(isFree), values.shaded, { label: 'known cells' }),
      lines: layers.at(links, values.line, { label: 'known lines' }),
    };
  },
  cluesInAnswer: 'arrows',

  encode(m, { board, arrows }, { shaded, lines }) {
    for (const [cell, clue] of arrows.known()) {
      if (clue === 'closed') continue;
      const [n, way] = clue;
      if (n === undefined || n === '?' || way === undefined) continue;
      const seen = cellsTowards(board, cell, way).filter((one) => shaded.has(one));
      m.require('number', cell, count(shaded.pick(seen)).is(n));
    }
    const loop = Graph.ofLines(lines);
    for (const [cell, isShaded] of shaded.entries()) {
      const ways = loop.at(cell);
      m.require('loop', cell, and(or(isShaded, ...ways), ...ways.map((way) => not(and(isShaded, way)))));
    }
    m.require('loop', shaded.places, singleLoop(loop));
  },
  // Counts the shaded cells ahead of each arrow, and follows the loop, which passes all other cells.
  *verify({ arrows }, { shaded, lines }) {
    const dark = shaded.places.filter((cell) => shaded.at(cell));
    for (const [cell, clue] of arrows.known()) {
      const [n, way] = clue === 'closed' ? [] : clue;
      if (typeof n !== 'number' || way === undefined) continue;
      if (dark.filter((one) => AHEAD[way]!(cell, one)).length !== n) yield { rule: 'number', places: [cell] };
    }
    const { loops, loose } = traceLoops(lines);
    for (const cell of loose) yield { rule: 'loop', places: [cell] };
    for (const loop of loops.slice(1)) yield { rule: 'loop', places: loop };
    if (loose.length) return;
    if (loops.length === 0) yield { rule: 'loop', places: shaded.places };
    const passed = new Set(loops.flat().map(placeKey));
    for (const [cell, isDark] of shaded.entries())
      if (passed.has(placeKey(cell)) === isDark) yield { rule: 'loop', places: [cell] };
  },

  look: { hues: true },
  generation: {
    rareGrades: ['hard'],
    puzzle: ({ board, random }) => drawLoop(board, random),
    repair: ({ answer }, rivals, { board, random }) => repairClues(board, random, answer, rivals),
  },

  notations: [notations.puzzlink(['yajilin', 'yajirin'], notations.arrowNumber16('arrows'))],
  examples,
});

export default yajilin;
