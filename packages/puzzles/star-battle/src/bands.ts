import { type Board, type Cell, placeKey, type Regions } from '@gridproof/describe';

/** Cells that hold the stars of a number of lines, and the neighbouring lines that show it. */
interface Band {
  readonly places: readonly Cell[];
  readonly cells: readonly Cell[];
  readonly lines: number;
  /** The name of the band in messages. */
  readonly called: string;
}

/**
 * Yields the constraints that neighbouring rows, or columns, impose on regions. If as many regions lie within them as there are lines, the
 * regions have all stars of the lines and other cells have none; if no more regions reach into them, the regions have all their stars there
 * and none outside. With too many regions within, or too few that reach into them, the lines are contradictory.
 */
export function* bands(board: Board, regions: Regions): Iterable<Band> {
  for (const [all, along, plural] of [
    [board.rows, 'row', 'rows'],
    [board.columns, 'col', 'columns'],
  ] as const) {
    // Regions are connected, so they have cells in every line from their first to their last.
    const spans = regions.map((region) => {
      const own = region.map((cell) => cell[along]);
      return { first: Math.min(...own), last: Math.max(...own) };
    });
    for (let from = 0; from < all.length; from++)
      for (let to = from; to < all.length; to++) {
        const number = to - from + 1;
        const isWithin = (cell: Cell) => cell[along] >= from && cell[along] <= to;
        const within = regions.filter((_, at) => spans[at]!.first >= from && spans[at]!.last <= to);
        const reaching = regions.filter((_, at) => spans[at]!.first <= to && spans[at]!.last >= from);
        const lines = all.slice(from, to + 1);
        const called = (n: number, seen: string) =>
          number === all.length ? `there are ${n} regions, but ${number} ${plural}` : seen;
        if (within.length >= number) {
          const places = lines.flat();
          const own = new Set(within.flat().map(placeKey));
          const cells = places.filter((cell) => !own.has(placeKey(cell)));
          const seen = within.length === 1 ? 'one region lies' : `${within.length} regions lie`;
          if (cells.length > 0 || within.length > number)
            yield { places, cells, lines: number - within.length, called: called(within.length, seen) };
        }
        if (reaching.length <= number) {
          const { length } = reaching;
          const cells = reaching.flat().filter((cell) => !isWithin(cell));
          const seen = length === 1 ? 'only one region has cells' : `only ${length} regions have cells`;
          if (cells.length > 0 || length < number)
            yield { places: lines.flat(), cells, lines: length - number, called: called(length, seen) };
        }
      }
  }
}
