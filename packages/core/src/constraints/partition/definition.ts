import type { Grid } from '../../board/grid.js';
import { indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { IntVar } from '../../expressions/expression.js';
import { belong } from '../../value-words.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';

/** Places are divided among regions, each connected with its roots. Lowered lazily. */
export interface Partition {
  readonly op: 'partition';
  readonly places: readonly Place[];
  /** By place: the number of its region. */
  readonly region: readonly IntVar[];
  /** By place: the indices of its neighbours. */
  readonly beside: readonly (readonly number[])[];
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
    beside: places.map((place) => neighbours(place).map(position)),
    roots: roots.map((own) => own.map(position)),
  };
}

/** Returns the known places of a region that are connected with its roots, including open places with `open`. */
function reachableFrom(
  { beside, roots }: Partition,
  regions: readonly (boolean | number | undefined)[],
  region: number,
  open: boolean,
): ReadonlySet<number> {
  const grown = new Set(
    roots[region]!.filter((root) => regions[root] === region || (open && regions[root] === undefined)),
  );
  for (const place of grown)
    for (const next of beside[place]!)
      if (regions[next] === region || (open && regions[next] === undefined)) grown.add(next);
  return grown;
}

/** Returns roots in another region, and places that cannot be connected with the roots of their region. */
function breaches(rule: Partition, known: ReadKnown): readonly Breach[] {
  const { places, region, beside, roots } = rule;
  const regions = region.map(known);
  const members = roots.map((): number[] => []);
  for (const [place, own] of regions.entries()) members[own as number]?.push(place);
  return roots.flatMap((own, n) => {
    const at = own.map((root) => places[root]!);
    const lost = own.filter((root) => regions[root] !== undefined && regions[root] !== n);
    if (lost.length > 0) return [{ of: lost.map((root) => region[root]!), at }];
    const near = reachableFrom(rule, regions, n, false);
    if (members[n]!.every((place) => near.has(place))) return [];
    const reached = reachableFrom(rule, regions, n, true);
    const cut = members[n]!.filter((place) => !reached.has(place));
    if (cut.length === 0) return [];
    const around = cut.flatMap((place) =>
      beside[place]!.filter((next) => regions[next] !== undefined && regions[next] !== n),
    );
    return [{ of: [...new Set([...cut, ...around])].map((place) => region[place]!), at }];
  });
}

export const definition: ConstraintDefinition<Partition> = {
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
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  finished(rule, known) {
    const { places, region, beside, roots } = rule;
    const regions = region.map(known);
    return roots.flatMap((own, n) => {
      const grown = [...reachableFrom(rule, regions, n, false)];
      const isClosed =
        own.every((root) => regions[root] === n) &&
        grown.every((place) => beside[place]!.every((next) => regions[next] !== undefined));
      return isClosed ? [grown.map((place) => places[place]!)] : [];
    });
  },
  words: {
    /** Names a region by its roots. */
    value({ places, region, roots }, { variable, value, places: named }) {
      const own = roots[Number(value)];
      if (!own?.length || !region.some(({ id }) => id === variable.id)) return undefined;
      return belong(named(own.map((root) => places[root]!)));
    },
  },
};
