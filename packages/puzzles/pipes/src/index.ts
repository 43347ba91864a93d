import {
  acyclic,
  type Board,
  type Cell,
  connected,
  describePuzzle,
  type End,
  endsOf,
  Graph,
  Grid,
  have,
  joinRegions,
  type Link,
  layers,
  notations,
  type PuzzleOf,
  type Side,
  type Stroke,
  side,
  table,
  type ValueWords,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawTree, repairTree } from './generator.js';
import { ENDS, hasEnd, linkAt, rotations, tile } from './tile.js';

export type Pipes = PuzzleOf<typeof pipes>;

/** Returns the words for lines along links, for one path or for individual links. */
function leading(what: string, on: boolean): ValueWords {
  return { ...have(what), leads: { phrase: `${what} leads`, isRoute: on } };
}

/** The value of a link: a pipe or none. */
const pipe = values.either<boolean>(
  { value: true, sign: (at) => values.line.write(true, at), line: true, words: leading('a pipe', true) },
  { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: leading('no pipe', false) },
);

/** A barrier between two cells, which no pipe crosses. */
const barrier = values.marker({ sign: (at) => ('towards' in at && at.towards === 'right' ? '|' : '-') });

export const pipes = describePuzzle({
  id: 'pipes',
  title: 'Pipes',
  aliases: ['net', 'netwalk', 'freenet'],
  goal: 'Turn the tiles until all pipes are connected.',
  rules: {
    tile: 'Each tile is turned so that all its ends meet those of its neighbours, and none meets a barrier or the rim.',
    connected: 'The pipes connect all tiles.',
    tree: 'The pipes close no loop.',
  },
  grades: { medium: 2, hard: 2.75, extreme: 5 },
  techniques: {
    tile: 'Tile turned',
    tree: 'Closed loop',
    connected: 'Cut off',
    'tile+tree': 'Closed loop',
    'tile+connected': 'Cut off',
  },
  options: { wrap: layers.flag('wrap', false, 'that pipes go on at the other side of the board') },
  clues: {
    tiles: layers.every('cells', tile),
    barriers: layers.at(['links', 'wrapping links'], barrier),
  },
  answer: ({ board, barriers, wrap }) =>
    layers.at(
      [...board.links, ...(wrap ? board.wrappingLinks : [])].filter((link) => !barriers.at(link)),
      pipe,
      { label: 'pipes', key: 'pipes' },
    ),
  text: [['tiles'], ['barriers', 'givens']],

  encode(m, { board, tiles }, pipe) {
    let ends = 0;
    for (const [cell, tile] of tiles.entries()) {
      const links = ENDS.map((end) => linkAt(board, cell, end));
      const rows = rotations(tile).map((way) => ENDS.map((end) => hasEnd(way, end)));
      m.require(
        'tile',
        cell,
        table(
          links.map((link) => pipe.has(link) && pipe.at(link)),
          rows,
        ),
      );
      ends += rows[0]!.filter(Boolean).length;
    }
    const graph = Graph.ofLines(pipe);
    m.require('connected', board.cells, connected(graph));
    m.require('tree', board.cells, acyclic(graph));
    // A tree has one pipe less than tiles, each with two ends. To find that out by turning tiles would take for ever.
    const wanted = 2 * (board.cells.length - 1);
    if (ends !== wanted) m.require(ends < wanted ? 'connected' : 'tree', board.cells, false);
  },
  // Reads the pipes of each tile clockwise, and finds loops by removing dead ends.
  *verify({ board, tiles }, pipe) {
    const pipes = pipe.places.filter((link) => pipe.at(link));
    const sides = Grid.from(board.cells, () => [0, 0, 0, 0]);
    const pipesAt = Grid.from(board.cells, (): Link[] => []);
    // Clockwise from above: a pipe that leaves its first cell on the right comes into the other one on the left.
    for (const link of pipes)
      for (const [nth, cell] of endsOf(link).entries()) {
        sides.at(cell)[((link.towards === 'right' ? 1 : 2) + 2 * nth) % 4] = 1;
        pipesAt.at(cell).push(link);
      }
    for (const [cell, tile] of tiles.entries()) {
      const own = [2, 1, 8, 4].map((worth) => (Math.floor(tile / worth) % 2 ? 1 : 0)).join('');
      if (!(own + own).includes(sides.at(cell).join(''))) yield { rule: 'tile', places: [cell] };
    }

    const [, ...others] = joinRegions(
      board,
      pipes.map((link) => endsOf(link)),
    );
    if (others.length) yield { rule: 'connected', places: others.flat() };

    // A tile with one pipe left is part of no loop, and neither is that pipe.
    const left = new Set(pipes);
    const leftAt = (cell: Cell) => pipesAt.at(cell).filter((link) => left.has(link));
    const open = [...board.cells];
    for (const cell of open) {
      const [only, more] = leftAt(cell);
      if (!only || more) continue;
      left.delete(only);
      open.push(...endsOf(only));
    }
    if (left.size) yield { rule: 'tree', places: board.cells.filter((cell) => leftAt(cell).length) };
  },
  look: { frame: 'boxes', tiled: true },
  // Tiles as they lie, or turned as their known pipes require; walls at barriers, and around a board that does not wrap.
  draw({ board, tiles, barriers, wrap, givens }, answer) {
    const strokes = tiles.entries().flatMap(([cell, tile]): readonly Stroke[] => {
      if (answer) return [];
      const links = ENDS.map((end) => linkAt(board, cell, end));
      const known = links.map((link) => (givens.has(link) ? givens.at(link) : undefined));
      const fits = (way: number) =>
        known.every((is, at) => is === undefined || is === hasEnd(way, ENDS[at]!));
      const way = rotations(tile).find(fits) ?? tile;
      return ENDS.filter((end, at) => hasEnd(way, end) && !known[at]).map((towards) => ({
        at: cell,
        towards,
        source: 'clue',
      }));
    });
    const edgeSides = wrap ? [] : board.sides.filter((one) => board.cellsAt(one).length === 1);
    const walls = [...edgeSides, ...barriers.known().flatMap(([link]) => sidesOf(link, board))];
    return {
      strokes,
      walls: walls.map((at) => ({ at, weight: 'thick', source: 'clue' })),
      ...(wrap && { caption: 'pipes go on at the other side of the board' }),
    };
  },

  generation: {
    rareGrades: ['extreme'],
    puzzle: (context) => drawTree(context),
    repair: ({ answer }, rivals, context) => repairTree(answer, rivals.at(-1)!, context),
  },

  input: {
    press: 'turn',
    tiles: ({ board, tiles }) =>
      tiles.entries().map(([cell, tile]) => ({
        cell,
        links: Object.fromEntries(ENDS.map((end) => [end, linkAt(board, cell, end)])) as Record<End, Link>,
        orientations: rotations(tile).map((way) => ENDS.filter((end) => hasEnd(way, end))),
        isSource: cell.row === Math.floor(board.height / 2) && cell.col === Math.floor(board.width / 2),
      })),
  },

  notations: [
    notations.sgt(
      'Net',
      { flags: { w: ['wrap', true, false] }, generatorParams: /^(?:b[\d.]+)?a?$/ },
      notations.barredDigits('tiles', 'barriers'),
    ),
  ],
  examples,
});

/** Returns the side that a link crosses; a wrapping link crosses two. */
function sidesOf({ row, col, towards }: Link, { width, height }: Board): readonly Side[] {
  const own = side(row, col, towards);
  if (towards === 'right') return col === width - 1 ? [own, side(row, -1, towards)] : [own];
  return row === height - 1 ? [own, side(-1, col, towards)] : [own];
}

export default pipes;
