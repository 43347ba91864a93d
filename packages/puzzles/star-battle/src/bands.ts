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
  for (const [lines, along] of [
    [board.rows, 'row'],
    [board.columns, 'col'],
  ] as const) {
    const spans = regions.map((region) => {
      const all = region.map((cell) => cell[along]);
      return { region, first: Math.min(...all), last: Math.max(...all) };
    });
    for (let from = 0; from < lines.length; from++)
      for (let to = from; to < lines.length; to++) {
        const number = to - from + 1;
        const all = number === lines.length;
        const called = (n: number, what: 'lie' | 'have cells') =>
          all
            ? `there are ${n} regions, but ${number} ${along === 'row' ? 'rows' : 'columns'}`
            : seen(n, what);
        const within = spans.filter(({ first, last }) => first >= from && last <= to);
        const reaching = spans.filter(({ first, last }) => first <= to && last >= from);
        const places =
          within.length < number && reaching.length > number ? [] : lines.slice(from, to + 1).flat();
        if (within.length >= number) {
          const own = new Set(within.flatMap(({ region }) => region.map(placeKey)));
          const cells = places.filter((cell) => !own.has(placeKey(cell)));
          if (cells.length > 0 || within.length > number)
            yield { places, cells, lines: number - within.length, called: called(within.length, 'lie') };
        }
        if (reaching.length <= number) {
          const cells = reaching.flatMap(({ region }) =>
            region.filter((cell) => cell[along] < from || cell[along] > to),
          );
          if (cells.length > 0 || reaching.length < number)
            yield {
              places,
              cells,
              lines: reaching.length - number,
              called: called(reaching.length, 'have cells'),
            };
        }
      }
  }
}

/** `2 regions lie`, `only one region has cells`. */
function seen(n: number, what: 'lie' | 'have cells'): string {
  const regions = n === 1 ? 'one region' : `${n} regions`;
  if (what === 'lie') return `${regions} ${n === 1 ? 'lies' : 'lie'}`;
  return `only ${regions} ${n === 1 ? 'has' : 'have'} cells`;
}
