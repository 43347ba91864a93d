import { type Cell, type DrawContext, Grid, orbitsOf } from '@gridproof/describe';

/** One cell in this many has a tree, where there is room. */
const SHARE = 5;

/** The positions of trees and tents. */
interface Camp {
  readonly trees: Set<Cell>;
  readonly tents: Set<Cell>;
}

/** Draws trees with the requested symmetry, a tent for each, and the number of tents in each line; undefined if no tree fits. */
export function drawTents(context: DrawContext) {
  const camp = filled(context, { trees: new Set(), tents: new Set() });
  return camp.trees.size ? numbered(context, camp) : undefined;
}

/** The same with other trees and tents instead of those that are connected with a tent which a rival does not have. */
export function repairTents(
  answer: Grid<boolean>,
  rival: Grid<boolean>,
  trees: ReadonlySet<Cell>,
  context: DrawContext,
) {
  const { board, symmetry, random } = context;
  const tents = board.cells.filter((cell) => answer.has(cell) && answer.at(cell));
  const [wrong] = random.shuffled(tents.filter((cell) => !rival.at(cell)));
  const gone = new Set([wrong!]);
  const orbits = orbitsOf([...trees], symmetry, board);
  for (const cell of gone) {
    const near = new Set(board.neighbours(cell));
    const others = trees.has(cell)
      ? [...tents.filter((tent) => near.has(tent)), ...orbits.find((orbit) => orbit.includes(cell))!]
      : [...near].filter((one) => trees.has(one));
    for (const one of others) gone.add(one);
  }
  const left = (cells: Iterable<Cell>) => new Set([...cells].filter((cell) => !gone.has(cell)));
  return numbered(context, filled(context, { trees: left(trees), tents: left(tents) }));
}

/** More trees, each with a tent: as many as are wanted and find room. */
function filled({ board, symmetry, random }: DrawContext, camp: Camp): Camp {
  const wanted = Math.max(1, Math.round(board.cells.length / SHARE));
  const { trees, tents } = camp;
  for (const orbit of random.shuffled(orbitsOf(board.cells, symmetry, board))) {
    if (orbit.some((cell) => trees.has(cell) || tents.has(cell)) || trees.size + orbit.length > wanted)
      continue;
    const added: Cell[] = [];
    for (const tree of orbit) trees.add(tree);
    const found = orbit.every((tree) => {
      const room = board.neighbours(tree).filter((cell) => !trees.has(cell));
      const [tent] = random.shuffled(room.filter((cell) => !board.block(cell).some((one) => tents.has(one))));
      if (tent) added.push(tent);
      if (tent) tents.add(tent);
      return tent;
    });
    if (found) continue;
    for (const tree of orbit) trees.delete(tree);
    for (const tent of added) tents.delete(tent);
  }
  return camp;
}

function numbered({ board }: DrawContext, { trees, tents }: Camp) {
  const counts = Grid.from(
    board.outside(['above', 'left']),
    (end) => board.lineFrom(end).filter((cell) => tents.has(cell)).length,
  );
  const free = board.cells.filter((cell) => !trees.has(cell));
  return {
    clues: {
      counts,
      trees: Grid.from(board.cells, (cell) => (trees.has(cell) ? (true as const) : undefined)),
    },
    answer: Grid.from(free, (cell) => tents.has(cell)),
  };
}
