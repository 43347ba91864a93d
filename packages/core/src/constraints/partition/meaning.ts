import type { Grid } from '../../board/grid.js';
import { indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { IntVar } from '../../expressions/expression.js';
import { belong } from '../../words.js';
import type { Meaning } from '../meaning.js';

/** Places are divided among regions, each connected with its roots. Lowered lazily. */
export interface Partition {
  readonly op: 'partition';
  readonly places: readonly Place[];
  /** By place: the number of its region. */
  readonly region: readonly IntVar[];
  /** By place: the positions of its neighbours. */
  readonly beside: readonly (readonly number[])[];
  /** By region: the positions of its roots. */
  readonly roots: readonly (readonly number[])[];
}

/**
 * Each place says which region it belongs to: region n contains its roots `roots[n]` and grows from them, so that
 * each of its places is reached from a root through neighbours of the same region. Other numbers belong to no region.
 */
export function partition<K extends Place>(
  region: Grid<IntVar, K>,
  roots: readonly (readonly K[])[],
  neighbours: (place: K) => readonly K[],
): Partition {
  const { places } = region;
  const positions = indexOf(places);
  const position = (place: K): number => {
    const at = positions.get(placeKey(place));
    if (at === undefined) throw new RangeError(`no ${place.kind} (${place.row}, ${place.col}) to share out`);
    return at;
  };
  return {
    op: 'partition',
    places,
    region: region.values,
    beside: places.map((place) => neighbours(place).map(position)),
    roots: roots.map((own) => own.map(position)),
  };
}

export const meaning: Meaning<Partition> = {
  holds({ region, beside, roots }, value) {
    const regions = region.map(value);
    return roots.every((own, n) => {
      const grown = new Set(own);
      for (const place of grown) {
        if (regions[place] !== n) return false;
        for (const next of beside[place]!) if (regions[next] === n) grown.add(next);
      }
      return regions.every((at, place) => at !== n || grown.has(place));
    });
  },
  scope: ({ region }) => region,
  words: {
    /** A region is called by its roots. */
    value({ places, region, roots }, { variable, value, places: named }) {
      const own = roots[Number(value)];
      if (!own?.length || !region.some(({ id }) => id === variable.id)) return undefined;
      return belong(named(own.map((root) => places[root]!)));
    },
  },
};
