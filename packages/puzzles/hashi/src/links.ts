import { type Board, type Cell, cell, endsOf, type Grid, type Link, link } from '@gridproof/describe';

/** The links between each island and the next to its right, and to the next below. */
export const linksOf = (board: Board, islands: Grid<unknown>): readonly Link[] => {
  const along = (lines: readonly (readonly Cell[])[], towards: Link['towards']) =>
    lines.flatMap((line) => {
      const own = [...line.keys()].filter((at) => islands.at(line[at]!) !== undefined);
      return own
        .slice(1)
        .map((to, nth) => link(line[own[nth]!]!.row, line[own[nth]!]!.col, towards, to - own[nth]!));
    });
  return [...along(board.rows, 'right'), ...along(board.columns, 'below')];
};

/** Returns the links at an island. */
export const linksAt = (links: readonly Link[], { row, col }: Cell): readonly Link[] =>
  links.filter((link) => endsOf(link).some((end) => end.row === row && end.col === col));

/** Returns the cells that a bridge along a link crosses. */
export const cellsBetween = ({ row, col, towards, length }: Link): readonly Cell[] =>
  Array.from({ length: length - 1 }, (_, by) =>
    towards === 'right' ? cell(row, col + by + 1) : cell(row + by + 1, col),
  );

/** Returns the pairs of links that cross. */
export const crossings = (links: readonly Link[]): readonly (readonly [across: Link, down: Link])[] => {
  const across = links.filter(({ towards }) => towards === 'right');
  return links
    .filter(({ towards }) => towards === 'below')
    .flatMap((down) =>
      across
        .filter(
          ({ row, col, length }) =>
            col < down.col && down.col < col + length && down.row < row && row < down.row + down.length,
        )
        .map((one) => [one, down] as const),
    );
};
