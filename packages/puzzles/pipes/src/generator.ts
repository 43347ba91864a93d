import { type DrawContext, endsOf, Grid, type Link, placeKey, UnionFind } from '@gridproof/describe';
import { ENDS, linkAt, rotations } from './tile.js';

/** A tree of pipes at random that keeps some of them, and its tiles, each turned at random. */
export function drawTree({ board, random }: DrawContext, fixedLinks: readonly Link[] = []) {
  const trees = new UnionFind(board.cells.length);
  const ends = Grid.from(board.cells, (_, at) => at);
  const arms = board.cells.map(() => 0);
  const pipes = new Set<number>();
  const join = (link: Link, most: number): void => {
    const [from, to] = ends.pick(endsOf(link)) as [number, number];
    if (arms[from]! >= most || arms[to]! >= most || !trees.join(from, to)) return;
    arms[from]!++;
    arms[to]!++;
    pipes.add(placeKey(link));
  };
  for (const link of fixedLinks) join(link, 4);
  // A cross determines all of its links, so the tree avoids crosses where it can.
  const links = random.shuffled(board.links);
  for (const most of [3, 4]) for (const link of links) join(link, most);

  const answer = Grid.from(board.links, (link) => pipes.has(placeKey(link)));
  const tiles = Grid.from(board.cells, (cell) => {
    const own = ENDS.map((end) => linkAt(board, cell, end)).map((link) => pipes.has(placeKey(link)));
    return random.shuffled(rotations(own.reduce((sum, has, at) => sum + (has ? 1 << at : 0), 0)))[0]!;
  });
  return { clues: { tiles }, answer };
}

/** Redraws the tree around a place where a rival differs. */
export function repairTree(answer: Grid<boolean, Link>, rival: Grid<boolean, Link>, context: DrawContext) {
  const { board, random } = context;
  const [wrong] = random.shuffled(answer.places.filter((link) => answer.at(link) !== rival.at(link)));
  const [cell] = random.shuffled([...endsOf(wrong!)]);
  const near = new Set(board.block(board.cell(cell!.row, cell!.col)).map(placeKey));
  const far = (link: Link) => endsOf(link).every((end) => !near.has(placeKey(end)));
  return drawTree(
    context,
    answer.places.filter((link) => answer.at(link) && far(link)),
  );
}
