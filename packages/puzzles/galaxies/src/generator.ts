import { type Cell, type DrawContext, Grid, type Place, type Random } from '@gridproof/describe';
import { centreCells } from './half-turn.js';
import { Packing } from './packing.js';

/** A region is begun with up to this many cells; it takes in more only where they fit nowhere else. */
const MOST = 14;
/** First come regions of at least this many cells; smaller ones have only the room that is left. */
const LEAST = [5, 3];
/** While more than one cell in `SINGLES` is a region of its own, these and their neighbours are packed again, `ROUNDS` times at most. */
const SINGLES = 40;
const ROUNDS = 12;

/** The centres of a board, all of them white, and the regions that half a turn about them takes onto themselves. */
interface Packed {
  readonly centers: Grid<'white' | undefined, Place>;
  readonly answer: Grid<number>;
}

/** Packs a board with random regions of the requested symmetry. */
export function drawRegions({ board, symmetry, random }: DrawContext): Packed {
  const packing = new Packing(board, symmetry);
  fill(packing, random);
  for (let round = 0; round < ROUNDS; round++) {
    const { singles } = packing;
    if (singles.length <= board.cells.length / SINGLES) break;
    const restore = packing.remembered();
    for (const single of singles)
      free(packing, [single, ...random.shuffled(board.neighbours(single)).slice(0, 1)]);
    fill(packing, random);
    if (packing.singles.length >= singles.length) restore();
  }
  return layOut(packing);
}

/** Packs the regions again around a cell that belongs elsewhere in a rival. */
export function repairRegions(
  centers: Grid<unknown, Place>,
  answer: Grid<number>,
  rival: Grid<number>,
  { board, symmetry, random }: DrawContext,
): Packed {
  const packing = new Packing(board, symmetry);
  const centres = packing.lattice.filter((place) => centers.at(place));
  for (const [n, centre] of centres.entries())
    packing.claim(
      centre,
      board.cells.filter((cell) => answer.at(cell) === n),
    );
  const [cell] = random.shuffled(board.cells.filter((cell) => answer.at(cell) !== rival.at(cell)));
  free(packing, board.block(cell!));
  fill(packing, random);
  return layOut(packing);
}

/** Gives up the regions of some cells. */
function free(packing: Packing, cells: readonly Cell[]): void {
  for (const cell of cells) {
    const centre = packing.centreOf(cell);
    if (centre) packing.drop(centre);
  }
}

function layOut(packing: Packing): Packed {
  const { board, lattice } = packing;
  const centres = lattice.filter((place) => packing.region(place).length);
  const numbers = new Map(centres.map((centre, n) => [centre, n]));
  return {
    centers: Grid.from(lattice, (place) => (numbers.has(place) ? 'white' : undefined)),
    answer: Grid.from(board.cells, (cell) => numbers.get(packing.centreOf(cell)!)!),
  };
}

/** Fills the free cells: large regions first, single cells only where nothing else can take them in. */
function fill(packing: Packing, random: Random): void {
  const order = random.shuffled(packing.lattice);
  const grow = (centre: Place): boolean => packing.grow(centre, (cells) => random.shuffled(cells));
  const begin = (centre: Place, least: number): void => {
    if (!packing.claim(centre, centreCells(centre))) return;
    const wanted = least + random.below(MOST - least);
    while (packing.region(centre).length < wanted && grow(centre));
    if (packing.region(centre).length < least) packing.drop(centre);
  };
  for (const least of LEAST) for (const centre of order) begin(centre, least);
  for (const centre of order) while (grow(centre));
  for (const least of [2, 1]) for (const centre of order) begin(centre, least);
}
