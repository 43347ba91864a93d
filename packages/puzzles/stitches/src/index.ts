import {
  type Cell,
  count,
  describePuzzle,
  drawRegions,
  endsOf,
  groupBy,
  layers,
  longerSide,
  or,
  type PuzzleOf,
  placeKey,
  RegionPartition,
  type Regions,
  regionBorders,
  regionIndices,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { borderLinks, isStitched, placeStitches, puzzleOf, stitchesIn } from './generator.js';
import { STITCHES, task } from './puzzle-team.js';

export type Stitches = PuzzleOf<typeof stitches>;

/** Maximum number of moves of a cell to another region. */
const MAX_MOVES = 1000;

export const stitches = describePuzzle({
  id: 'stitches',
  title: 'Stitches',
  goal: 'Join neighbouring regions by stitches.',
  rules: {
    joined: 'Any two neighbouring regions are joined by the given number of stitches, one by default.',
    once: 'A stitch joins two cells side by side across a border, and a cell has one stitch at most.',
    line: 'A number outside counts the ends of stitches in its row or column.',
  },
  techniques: {
    joined: 'Border between regions',
    once: 'One stitch per cell',
    'line+once': 'Line and stitches',
    'joined+once': 'Border between regions',
    'joined+line': 'Border and line',
  },
  options: {
    stitches: layers.option('stitches', STITCHES, 1, 'that more than one stitch joins two regions'),
  },
  clues: {
    regions: layers.regions(),
    counts: layers.at(['above', 'left'], values.number(0, longerSide), { label: 'numbers outside' }),
  },
  answer: ({ board, regions }) =>
    layers.at(borderLinks(board, regions), values.lineCalled('stitch'), { label: 'stitches', key: 'sewn' }),

  encode(m, { board, regions, stitches, counts }, answer) {
    for (const { across, links } of regionBorders(board, regions))
      m.require('joined', across.flat(), count(answer.pick(links)).is(stitches), '');
    const linksAt = (cell: Cell) => board.linksOf(cell).filter((one) => answer.has(one));
    for (const cell of board.cells)
      if (linksAt(cell).length > 1) m.require('once', cell, count(answer.pick(linksAt(cell))).atMost(1));
    for (const [end, n] of counts.known()) {
      const ends = board.lineFrom(end).map((cell) => m.define(or(...answer.pick(linksAt(cell)))));
      m.require('line', end, count(ends).is(n));
    }
  },

  *verify({ board, regions, stitches, counts }, answer) {
    const region = regionIndices(board, regions);
    const regionsAt = (cells: readonly Cell[]) =>
      cells
        .map((cell) => region.at(cell))
        .toSorted()
        .join();
    const bothEnds = answer.places.flatMap((at) => (answer.at(at) ? [endsOf(at)] : []));
    const byRegions = groupBy(bothEnds, regionsAt);
    const neighbours = board.cells.flatMap((one) => board.neighbours(one).map((other) => [one, other]));
    for (const [both, cells] of groupBy(neighbours, regionsAt)) {
      const [one, other] = both.split(',');
      if (one !== other && (byRegions.get(both) ?? []).length !== stitches)
        yield { rule: 'joined', places: [...new Set(cells.flat())] };
    }
    const ends = [...groupBy(bothEnds.flat(), placeKey).values()];
    for (const [cell, ...others] of ends) if (others.length > 0) yield { rule: 'once', places: [cell!] };
    for (const [outside, n] of counts.known()) {
      const along = outside.end === 'left' ? 'row' : 'col';
      if (ends.filter(([cell]) => cell![along] === outside[along]).length !== n)
        yield { rule: 'line', places: [outside] };
    }
  },

  // A hole at both ends of each stitch.
  draw: ({ stitches, givens }, answer) => ({
    marks: (answer ?? givens)
      .known()
      .filter(([, isStitch]) => isStitch)
      .flatMap(([link]) => endsOf(link).map((at) => ({ at, symbol: 'hole', source: 'found' }) as const)),
    caption: `${stitches} ${stitches === 1 ? 'stitch' : 'stitches'} between any two neighbouring regions`,
  }),

  generation: {
    // Regions at random, with a stitch between each two that are neighbours: borders move while no more pairs lack one.
    puzzle({ board, random }) {
      const partition = RegionPartition.of(board, drawRegions(board, random, 2));
      let least = Number.POSITIVE_INFINITY;
      for (let moves = 0; moves < MAX_MOVES; moves++) {
        const cell = board.cells[random.below(board.cells.length)]!;
        const undo = partition.moveAtRandom(cell, random);
        if (!undo) continue;
        const regions = partition.regions();
        const { stitches, missing } = placeStitches(board, regions, random);
        if (missing === 0 && stitches.length > 0) return puzzleOf(board, regions, stitches);
        if (missing > least) undo();
        else least = missing;
      }
      return undefined;
    },
    // One cell without a stitch joins another region, so that the last rival breaks the rules, and as many others as possible.
    repair({ puzzle: { board, regions }, answer }, rivals, { random }) {
      const stitches = stitchesIn(answer);
      const taken = new Set(stitches.flatMap((at) => endsOf(at)).map(placeKey));
      const partition = RegionPartition.of(board, regions);
      let best: { readonly regions: Regions; readonly remaining: number } | undefined;
      for (const cell of random.shuffled(board.cells)) {
        if (taken.has(placeKey(cell)) || !partition.canSpare(cell)) continue;
        for (const to of partition.othersBeside(cell)) {
          const undo = partition.move(cell, to);
          const found = partition.regions();
          undo();
          if (!isStitched(board, found, stitches)) continue;
          const solved = rivals.map((rival) => isStitched(board, found, stitchesIn(rival)));
          const remaining = solved.filter(Boolean).length;
          if (!solved.at(-1) && (!best || remaining < best.remaining)) best = { regions: found, remaining };
        }
        if (best?.remaining === 0) break;
      }
      return best && puzzleOf(board, best.regions, stitches);
    },
    removable: ['counts'],
  },

  notations: [task],
  examples,
});

export default stitches;
