import type { Grid } from '../../board/grid.js';
import { indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { IntVar } from '../../expressions/expression.js';
import { belongToOwnClue, belongWith } from '../../value-words.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';

/** Places are divided among regions, each connected with its roots. Lowered lazily. */
export interface Partition {
  readonly op: 'partition';
  readonly places: readonly Place[];
  /** By place: the number of its region. */
  readonly region: readonly IntVar[];
  /** By place: the indices of its neighbours. */
  readonly neighbours: readonly (readonly number[])[];
  /** By region: the indices of its roots. */
  readonly roots: readonly (readonly number[])[];
}

/**
 * Divides places among regions: region n contains its roots `roots[n]`, and each of its places is connected with a root through neighbours
 * of the same region. Other numbers belong to no region.
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
    neighbours: places.map((place) => neighbours(place).map(position)),
    roots: roots.map((regionRoots) => regionRoots.map(position)),
  };
}

/** Returns the places that are connected with the roots of a region through its known places; through open places too if `open` is true. */
function reachableFrom(
  { neighbours, roots }: Partition,
  regions: readonly (boolean | number | undefined)[],
  region: number,
  open: boolean,
): ReadonlySet<number> {
  const connected = new Set(
    roots[region]!.filter((root) => regions[root] === region || (open && regions[root] === undefined)),
  );
  for (const place of connected)
    for (const next of neighbours[place]!)
      if (regions[next] === region || (open && regions[next] === undefined)) connected.add(next);
  return connected;
}

/** Returns the roots that are in another region, and the places that cannot be connected with the roots of their region. */
function breaches(rule: Partition, known: ReadKnown): readonly Breach[] {
  const { places, region, neighbours, roots } = rule;
  const regions = region.map(known);
  const members = roots.map((): number[] => []);
  for (const [place, n] of regions.entries()) members[n as number]?.push(place);
  return roots.flatMap((ownRoots, n) => {
    const rootPlaces = ownRoots.map((root) => places[root]!);
    const foreignRoots = ownRoots.filter((root) => regions[root] !== undefined && regions[root] !== n);
    if (foreignRoots.length > 0)
      return [{ scope: foreignRoots.map((root) => region[root]!), places: rootPlaces }];
    const connected = reachableFrom(rule, regions, n, false);
    if (members[n]!.every((place) => connected.has(place))) return [];
    const reachable = reachableFrom(rule, regions, n, true);
    const cut = members[n]!.filter((place) => !reachable.has(place));
    if (cut.length === 0) return [];
    const borders = cut.flatMap((place) =>
      neighbours[place]!.filter((next) => regions[next] !== undefined && regions[next] !== n),
    );
    return [{ scope: [...new Set([...cut, ...borders])].map((place) => region[place]!), places: rootPlaces }];
  });
}

export const definition: ConstraintDefinition<Partition> = {
  holds({ region, neighbours, roots }, value) {
    const regions = region.map(value);
    return roots.every((ownRoots, n) => {
      const connected = new Set(ownRoots);
      for (const place of connected) {
        if (regions[place] !== n) return false;
        for (const next of neighbours[place]!) if (regions[next] === n) connected.add(next);
      }
      return regions.every((at, place) => at !== n || connected.has(place));
    });
  },
  scope: ({ region }) => region,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  closedParts(rule, known) {
    const { places, region, neighbours, roots } = rule;
    const regions = region.map(known);
    return roots.flatMap((ownRoots, n) => {
      const connected = [...reachableFrom(rule, regions, n, false)];
      const isClosed =
        ownRoots.every((root) => regions[root] === n) &&
        connected.every((place) => neighbours[place]!.every((next) => regions[next] !== undefined));
      return isClosed ? [connected.map((place) => places[place]!)] : [];
    });
  },
  words: {
    /** Names a region by its roots, but not for its only root. */
    value({ places, region, roots }, { variable, value, places: namePlaces }) {
      const ownRoots = roots[Number(value)];
      const node = region.findIndex(({ id }) => id === variable.id);
      if (!ownRoots?.length || node < 0) return undefined;
      if (ownRoots.length === 1 && ownRoots[0] === node) return belongToOwnClue;
      return belongWith(namePlaces(ownRoots.map((root) => places[root]!)));
    },
  },
};
