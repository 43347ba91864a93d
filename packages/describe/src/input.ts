import {
  type AreaInput,
  type Board,
  type BoardInput,
  type Cell,
  type ChainInput,
  type CornerOfCell,
  cell,
  domain,
  type End,
  type EntryValues,
  type LayerInput,
  type Mark,
  Model,
  type Picture,
  type Place,
  placeKey,
  regionsOf,
  type Shade,
  type StrokeInput,
  type Strokes,
  type TileInput,
} from '@gridproof/core';
import type { DescribedInput, Tile } from './described-input.js';
import type { DescribedType } from './described-type.js';
import type { LayerData } from './layer/layer.js';
import { isPart, type PartValue } from './value/part-value.js';
import type { ValueType } from './value/value.js';

/** A value of a variable. */
type Raw = boolean | number;

/** Returns the input methods of a puzzle's board. */
export function inputOf(type: DescribedType, data: LayerData): BoardInput {
  const description: DescribedInput<any> = type.description.input ?? {};
  const layers = layerInputs(type, data, description);
  const places = type.answerLayers(data).flatMap((layer) => layer.places);
  const variableAt = new Map(places.map((place, variable) => [placeKey(place), variable]));
  const variables = <T>(all: readonly (readonly [Place, T])[]) =>
    all.flatMap(([place, value]): (readonly [number, T])[] => {
      const variable = variableAt.get(placeKey(place));
      return variable === undefined ? [] : [[variable, value]];
    });
  const strokes = strokesOf(type, data, description, variableAt);
  return {
    layers,
    linkedValues: (variable, value) =>
      variables(description.linkedEntries?.(data, places[variable]!, value) ?? []),
    impliedValues(entered) {
      if (!description.implications) return NONE;
      const implied = new Map<number, Raw>();
      for (const [variable, value] of entered)
        for (const [other, follows] of variables(description.implications(data, places[variable]!, value)))
          if (!entered.has(other)) implied.set(other, follows);
      return implied;
    },
    ...(strokes && { strokes }),
  };
}

const NONE: EntryValues = new Map();

function layerInputs(
  type: DescribedType,
  data: LayerData,
  description: DescribedInput<any>,
): readonly LayerInput[] {
  let first = 0;
  return type.answerLayers(data).map(({ layer: { value, kinds }, places }): LayerInput => {
    const fields = { first, end: first + places.length };
    first = fields.end;
    const { dragLimit, straight } = description;
    const limit = { ...(dragLimit !== undefined && { dragLimit }), ...(straight && { straight }) };
    const keypadSize = description.keypadSize?.(data);
    if (isPart(value))
      return { ...fields, ...limit, placeKind: 'walls', press: 'toggle', drag: description.drag ?? 'trace' };
    const on = kinds.includes('sides')
      ? 'sides'
      : kinds.includes('inner sides')
        ? 'walls'
        : kinds.some((kind) => kind === 'links' || kind === 'wrapping links')
          ? 'links'
          : 'cells';
    const [place] = places;
    const variable = place && value.domain!.make(new Model(), data.board, place);
    const raws: readonly Raw[] = variable?.op === 'int' ? domain(variable) : [true, false];
    const isBinary = raws.length === 2;
    const [left, right] = isBinary
      ? description.leftButton === raws[1]
        ? [raws[1]!, raws[0]!]
        : [raws[0]!, raws[1]!]
      : [];
    return {
      ...fields,
      ...limit,
      placeKind: on,
      press: description.press ?? (isBinary ? 'toggle' : 'select'),
      drag: description.drag ?? (on === 'cells' ? (isBinary ? 'paint' : 'select') : 'trace'),
      ...(left !== undefined && right !== undefined && { left, right }),
      ...(keypadSize !== undefined && { keypadSize }),
      ...(description.press === 'quarter' && quartersOf(value, raws, place!)),
    };
  });
}

/** Returns the triangle values of a layer by the corner of the right angle, and its blank value for the right button. */
function quartersOf(value: ValueType<any, any>, raws: readonly Raw[], place: Place) {
  const quarters = raws.flatMap((raw) => {
    const [, corner] =
      /^triangle-(.*)$/.exec(value.look(value.domain!.valueOf(raw, place)).symbol ?? '') ?? [];
    return corner === undefined ? [] : [[corner, raw] as const];
  });
  return {
    quarters: Object.fromEntries(quarters) as Record<CornerOfCell, Raw>,
    ...(value.blank !== undefined && { right: value.domain!.rawOf(value.blank, place) }),
  };
}

function strokesOf(
  type: DescribedType,
  data: LayerData,
  description: DescribedInput<any>,
  variableAt: ReadonlyMap<number, number>,
): StrokeInput | undefined {
  const [key] = type.answerLayers(data);
  if (description.tiles) return tileInput(description.tiles(data), variableAt);
  if (description.successors) {
    const [last] = domain(key!.layer.value.domain!.make(new Model(), data.board, key!.places[0]!)).slice(-1);
    const given = new Map(
      key!.places.flatMap((place, variable) => {
        const known = type.answerContents(data.givens, data)[0]![1].at(place);
        return known === undefined ? [] : [[variable, known as number] as const];
      }),
    );
    return chainInput(key!.places as readonly Cell[], {
      successors: (variable) =>
        description.successors!(data, key!.places[variable] as Cell).map(
          (next) => variableAt.get(placeKey(next))!,
        ),
      given,
      last: last as number,
    });
  }
  if (key && isPart(key.layer.value))
    return areaInput(data.board, key.places as readonly Cell[], key.layer.value);
  return undefined;
}

/** Input of areas between walls. An area that contains all roots of one part and no others is that part. */
function areaInput(board: Board, cells: readonly Cell[], { roots, sizes, domain }: PartValue): AreaInput {
  const variableOf = new Map(cells.map((one, variable) => [placeKey(one), variable]));
  const isIn = (place: Place) => variableOf.has(placeKey(place));
  const sides = board.innerSides.filter((side) => board.cellsAt(side).every(isIn));
  const partsAt = new Map<number, number[]>();
  for (const [part, regionCells] of roots.entries())
    for (const root of regionCells)
      partsAt.set(placeKey(root), [...(partsAt.get(placeKey(root)) ?? []), part]);
  const wallBetween = new Map<string, number>(
    sides.map((side) => [board.cellsAt(side).map(placeKey).join(), placeKey(side)]),
  );
  const isOpen = (strokes: Strokes, one: Cell, other: Cell): boolean => {
    const wall =
      wallBetween.get(`${placeKey(one)},${placeKey(other)}`) ??
      wallBetween.get(`${placeKey(other)},${placeKey(one)}`);
    return wall !== undefined && !strokes.has(wall);
  };
  const areasOf = (strokes: Strokes): readonly (readonly Cell[])[] =>
    regionsOf(board, (one, other) => isOpen(strokes, one, other)).filter(([first]) => isIn(first!));
  const partsIn = (area: readonly Cell[]) => new Set(area.flatMap((one) => partsAt.get(placeKey(one)) ?? []));
  const mayBelong = (one: Cell, part: number) => (domain!.rawOf(part, one) as number) >= 0;
  /** Returns whether the roots and sizes of these parts exclude that they have exactly these cells. */
  const isImpossible = (area: readonly Cell[], parts: ReadonlySet<number>): boolean => {
    const inside = new Set(area.map(placeKey));
    const sizesInside = [...parts].map((part) => sizes[part]);
    const size = sizesInside.reduce<number>((sum, one) => sum + (one ?? 1), 0);
    return (
      parts.size === 0 ||
      size > area.length ||
      (size < area.length && !sizesInside.includes(undefined)) ||
      [...parts].some((part) => !roots[part]!.every((root) => inside.has(placeKey(root)))) ||
      !area.every((one) => [...parts].some((part) => mayBelong(one, part)))
    );
  };
  return {
    kind: 'areas',
    sides,
    areas: (strokes) =>
      areasOf(strokes).map((area) => {
        const parts = partsIn(area);
        return {
          cells: area,
          variables: area.map((one) => variableOf.get(placeKey(one))!),
          regions: parts.size,
          isImpossible: isImpossible(area, parts),
        };
      }),
    fit(strokes, known) {
      const partOf = (one: Cell): number | undefined => {
        const raw = known.get(variableOf.get(placeKey(one))!);
        if (raw !== undefined) return domain!.valueOf(raw, one);
        const parts = partsAt.get(placeKey(one));
        return parts?.length === 1 ? parts[0] : undefined;
      };
      const knownParts = new Set(
        Array.from(known, ([variable, raw]) => domain!.valueOf(raw, cells[variable]!)),
      );
      const isComplete = new Map<number, boolean>();
      for (const part of knownParts)
        isComplete.set(part, cells.filter((one) => partOf(one) === part).length === sizes[part]);
      const endsAt = (one: Cell, other: Cell) => {
        const [part, next] = [partOf(one), partOf(other)];
        if (part === undefined || !knownParts.has(part)) return false;
        return next === undefined ? isComplete.get(part)! || !mayBelong(other, part) : next !== part;
      };
      const fitted = new Map(strokes);
      for (const side of sides) {
        const [one, other] = board.cellsAt(side) as [Cell, Cell];
        const part = partOf(one);
        if (part !== undefined && part === partOf(other)) fitted.delete(placeKey(side));
        else if (endsAt(one, other) || endsAt(other, one)) fitted.set(placeKey(side), 1);
      }
      return fitted;
    },
    values(strokes, entered) {
      const values = new Map(entered);
      for (const area of areasOf(strokes)) {
        const parts = partsIn(area);
        const [part, another] = parts;
        if (part === undefined || another !== undefined) continue;
        const inside = new Set(area.map(placeKey));
        if (!roots[part]!.every((root) => inside.has(placeKey(root)))) continue;
        for (const one of area) {
          const raw = domain!.rawOf(part, one);
          if ((raw as number) >= 0) values.set(variableOf.get(placeKey(one))!, raw);
        }
      }
      return values;
    },
    draw(picture, strokes, entered) {
      const isKnown = (one: Cell) => entered.has(variableOf.get(placeKey(one))!);
      const bordersOpen = (one: Cell) =>
        board.neighbours(one).some((next) => !isKnown(next) && isOpen(strokes, one, next));
      // Walls show that cells belong to an area; these need no tint.
      const dots = new Set(picture.shades?.flatMap(({ at, tone }) => (tone === 'light' ? placeKey(at) : [])));
      const tints = new Map<number, Shade>();
      for (const [variable, at] of cells.entries()) {
        if (!dots.has(placeKey(at)) || !bordersOpen(at)) continue;
        const part = domain!.valueOf(entered.get(variable)!, at);
        for (const place of [at, ...roots[part]!])
          tints.set(placeKey(place), {
            at: place,
            tone: `tint-${((part % 4) + 1) as 1 | 2 | 3 | 4}`,
            source: 'found',
          });
      }
      const drawn = new Set(picture.walls?.map(({ at }) => placeKey(at)));
      const walls = sides
        .filter((side) => strokes.has(placeKey(side)) && !drawn.has(placeKey(side)))
        .map((at) => ({ at, weight: 'thick', source: 'found' }) as const);
      const shades = (picture.shades ?? []).filter(({ tone }) => tone !== 'light');
      return {
        ...picture,
        shades: [...shades, ...tints.values()],
        walls: [...(picture.walls ?? []), ...walls],
      };
    },
  };
}

/** Input of tiles that players turn. A link has a value if the tiles at both of its ends agree. */
function tileInput(tiles: readonly Tile[], variableAt: ReadonlyMap<number, number>): TileInput {
  const endsAt = (at: number, strokes: Strokes) => {
    const { orientations } = tiles[at]!;
    return orientations[(strokes.get(at) ?? 0) >> 1] ?? orientations[0]!;
  };
  const tilesAt = new Map<number, number[]>();
  for (const [at, { links }] of tiles.entries())
    for (const link of Object.values(links).map(placeKey))
      if (variableAt.has(link)) tilesAt.set(link, [...(tilesAt.get(link) ?? []), at]);
  /** Returns the links that the pipe of a tile uses. */
  const linksFrom = (at: number, strokes: Strokes) =>
    endsAt(at, strokes).map((end) => placeKey(tiles[at]!.links[end]));
  /** Returns the cells of tiles connected to a source. */
  const fed = (strokes: Strokes): readonly Cell[] => {
    const connected = new Set([...tiles.keys()].filter((at) => tiles[at]!.isSource));
    for (const from of connected)
      for (const link of linksFrom(from, strokes))
        for (const to of tilesAt.get(link) ?? [])
          if (linksFrom(to, strokes).includes(link)) connected.add(to);
    return Array.from(connected, (at) => tiles[at]!.cell);
  };
  return {
    kind: 'tiles',
    tiles: tiles.map(({ cell, orientations }) => ({ cell, turns: orientations.length })),
    values(strokes, entered, sure) {
      const claims = new Map<number, Raw | undefined>();
      for (const [at, { links }] of tiles.entries()) {
        if (sure && !((strokes.get(at) ?? 0) & LOCKED)) continue;
        const ends = endsAt(at, strokes);
        for (const [end, link] of Object.entries(links)) {
          const variable = variableAt.get(placeKey(link));
          if (variable === undefined) continue;
          const claim = ends.includes(end as End);
          claims.set(variable, claims.has(variable) && claims.get(variable) !== claim ? undefined : claim);
        }
      }
      const values = new Map(entered);
      for (const [variable, claim] of claims)
        if (claim === undefined) values.delete(variable);
        else values.set(variable, claim);
      return values;
    },
    fit(strokes, known) {
      const turned = new Map(strokes);
      for (const [at, { links, orientations }] of tiles.entries()) {
        const claims = Object.entries(links).flatMap(([end, link]) => {
          const variable = variableAt.get(placeKey(link));
          const value = variable === undefined ? false : known.get(variable);
          return value === undefined ? [] : [{ end: end as End, variable, value }];
        });
        const fits = (ends: readonly End[]) => claims.every(({ end, value }) => value === ends.includes(end));
        const turn = orientations.findIndex(fits);
        if (turn < 0 || claims.every(({ variable }) => variable === undefined)) continue;
        if (claims.length === Object.keys(links).length) turned.set(at, (turn << 1) | LOCKED);
        else if (!fits(endsAt(at, strokes))) turned.set(at, turn << 1);
      }
      return turned;
    },
    draw(picture, strokes) {
      const ends = tiles.flatMap(({ cell: at }, nth) =>
        endsAt(nth, strokes).map((towards) => ({
          at,
          towards,
          source: (strokes.get(nth) ?? 0) & LOCKED ? ('found' as const) : ('clue' as const),
        })),
      );
      // Tiles show where no pipe leads.
      const marks = picture.marks.filter(({ at }) => at.kind !== 'link');
      return { ...picture, marks, strokes: ends, fed: fed(strokes) };
    },
  };
}

/** The bit of a tile's stroke that marks it as locked. */
const LOCKED = 1;

/** Input of chains of cells. A chain that contains a number has numbers throughout; other chains show `a`, `a+1` and so on. */
function chainInput(
  cells: readonly Cell[],
  {
    successors,
    given,
    last,
  }: {
    readonly successors: ChainInput['successors'];
    readonly given: ReadonlyMap<number, number>;
    readonly last: number;
  },
): ChainInput {
  const chainsOf = (strokes: Strokes): readonly (readonly number[])[] => {
    const followers = new Set(strokes.values());
    const starts = [...strokes.keys()].filter((from) => !followers.has(from));
    return starts.map((start) => {
      const chain = [start];
      for (
        let next = strokes.get(start);
        next !== undefined && !chain.includes(next);
        next = strokes.get(next)
      )
        chain.push(next);
      return chain;
    });
  };
  const firstNumber = (chain: readonly number[], entered: EntryValues): number | undefined => {
    for (const [at, variable] of chain.entries()) {
      const known = given.get(variable) ?? entered.get(variable);
      if (typeof known === 'number') return known - at;
    }
    return undefined;
  };
  return {
    kind: 'chain',
    successors,
    values(strokes, entered) {
      const values = new Map(entered);
      for (const chain of chainsOf(strokes)) {
        const first = firstNumber(chain, entered);
        if (first === undefined || first < 1 || first + chain.length - 1 > last) continue;
        for (const [at, variable] of chain.entries())
          if (!given.has(variable)) values.set(variable, first + at);
      }
      return values;
    },
    draw(picture, strokes, entered) {
      const texts = new Map<number, string>();
      for (const [nth, chain] of chainsOf(strokes)
        .filter((chain) => firstNumber(chain, entered) === undefined)
        .entries())
        for (const [at, variable] of chain.entries())
          texts.set(placeKey(cells[variable]!), letterOf(nth) + (at ? `+${at}` : ''));
      return texts.size ? withTexts(picture, texts) : picture;
    },
  };
}

const letterOf = (nth: number): string => String.fromCharCode(97 + (nth % 26));

/** Adds texts in cells beside the symbols there. */
function withTexts(picture: Picture, texts: ReadonlyMap<number, string>): Picture {
  const marks = picture.marks.map((mark): Mark => {
    const text = texts.get(placeKey(mark.at));
    return text === undefined ? mark : { ...mark, text, source: 'found' };
  });
  const marked = new Set(picture.marks.map(({ at }) => placeKey(at)));
  const others = [...texts].filter(([key]) => !marked.has(key));
  if (others.length === 0) return { ...picture, marks };
  const cells = Array.from({ length: picture.height * picture.width }, (_, at) =>
    cell(Math.floor(at / picture.width), at % picture.width),
  );
  const more = cells.flatMap((at): Mark[] => {
    const text = marked.has(placeKey(at)) ? undefined : texts.get(placeKey(at));
    return text === undefined ? [] : [{ at, text, source: 'found' }];
  });
  return { ...picture, marks: [...marks, ...more] };
}
