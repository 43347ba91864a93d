import { type Cell, cell, endsOf, type Place, placeKey, type Side, type TileInput } from '@gridproof/core';
import type { Page } from '@playwright/test';
import { clickStop, stop } from './board.js';
import type { OpenField, PlayExample } from './examples.js';
import type { Hand, Point } from './hand.js';

type Spot = Point & { readonly side: number };
type Action = () => Promise<void>;

/** Enters the answer of an example by pointer only. Blank values stay open. */
export async function playByPointer(page: Page, example: PlayExample, hand: Hand): Promise<void> {
  for (const action of await actionsOf(page, example, hand)) {
    // The last values may follow from the others. The timer stops immediately; the finish card is loaded first.
    if ((await page.getByRole('button', { name: 'Pause', disabled: true }).count()) > 0) return;
    await action();
  }
}

async function actionsOf(page: Page, example: PlayExample, hand: Hand): Promise<Action[]> {
  const { strokes } = inputOf(example);
  const spots = await spotsOf(page);
  const spotOf = (place: Place) => spots.get(placeKey(place))!;
  if (strokes?.kind === 'tiles')
    return turnsOf(example, strokes).flatMap(({ cell, presses }) =>
      Array<Action>(presses).fill(() => hand.press(spotOf(cell))),
    );
  if (strokes?.kind === 'areas') return areaActions(example, spotOf, hand);
  return entryActions(page, example, spotOf, hand);
}

const inputOf = ({ type, puzzle }: PlayExample) => type.described!.input(puzzle);
const fieldsOf = ({ type, puzzle }: PlayExample) => type.described!.fields(puzzle);

/** Returns the centres of all places of the board in the window, by place key. */
const spotsOf = async (page: Page): Promise<ReadonlyMap<number, Spot>> =>
  new Map(
    await page.locator('.stop').evaluateAll((stops) =>
      stops.map((stop): [number, Spot] => {
        const { x, y, width, height } = stop.getBoundingClientRect();
        return [Number(stop.id.slice('stop-'.length)), { x: x + width / 2, y: y + height / 2, side: width }];
      }),
    ),
  );

/** Returns the actions that enter the values of fields one by one. */
function entryActions(page: Page, example: PlayExample, spotOf: (place: Place) => Spot, hand: Hand) {
  const { layers } = inputOf(example);
  const fields = fieldsOf(example);
  let mode = 0;
  return fieldsToFill(example).map(({ variable, all, value, blank }): Action => {
    const layer = layers.find(({ first, end }) => variable >= first && variable < end)!;
    const spot = spotOf(fields[variable]!.place);
    switch (layer.press) {
      case 'toggle':
        return async () => {
          const wanted = value === layer.left ? 0 : 1;
          if (wanted === 1 && !hand.isTouch) return page.mouse.click(spot.x, spot.y, { button: 'right' });
          if (mode !== wanted) await page.locator('.modes button').nth(wanted).click();
          mode = wanted;
          await hand.press(spot);
        };
      case 'quarter':
        return () => {
          const [corner] = Object.entries(layer.quarters!).find(([, quarter]) => quarter === value)!;
          const reach = spot.side * 0.25;
          return hand.press({
            x: spot.x + (corner.endsWith('left') ? -reach : reach),
            y: spot.y + (corner.startsWith('upper') ? -reach : reach),
          });
        };
      case 'cycle':
        return async () => {
          const cycle = all.map((one) => one.value).filter((one) => one !== blank);
          for (let presses = 0; presses <= cycle.indexOf(value!); presses++) await hand.press(spot);
        };
      default:
        return async () => {
          await hand.press(spot);
          await chooseValue(page, all, value!);
        };
    }
  });
}

/** Returns the fields that the player has to fill. */
const fieldsToFill = ({ open }: PlayExample): OpenField[] =>
  open.filter(({ value, blank }) => value !== blank && value !== undefined);

/** Chooses a value on the keypad. */
async function chooseValue(page: Page, all: OpenField['all'], value: boolean | number): Promise<void> {
  const at = all.findIndex((one) => one.value === value);
  const more = page.getByRole('button', { name: 'More values' });
  if ((await more.count()) > 0 && at >= (await page.locator('.keypad button').count()) - 2)
    await more.click();
  const line = page.locator('.keypad input');
  if ((await line.count()) === 0) return page.locator('.keypad button').nth(at).click();
  await line.fill(all[at]!.sign);
  await line.blur();
}

/** Returns the number of presses that turn each tile to its orientation in the answer. */
function turnsOf(example: PlayExample, { tiles, draw }: TileInput) {
  const links = new Set<string>();
  for (const [variable, { place, given }] of fieldsOf(example).entries()) {
    if (!(given ?? example.values.get(variable)) || place.kind !== 'link') continue;
    for (const [nth, end] of endsOf(place).entries())
      links.add(`${placeKey(end)} ${ENDS[place.towards][nth]}`);
  }
  return tiles.map(({ cell, turns }, tile) => {
    const isRight = (turn: number) => {
      const { strokes = [] } = draw({ marks: [] } as never, new Map([[tile, turn << 1]]));
      const own = strokes.filter(({ at }) => placeKey(at) === placeKey(cell));
      const all = SIDES.filter((end) => links.has(`${placeKey(cell)} ${end}`));
      return own.length === all.length && own.every((one) => 'towards' in one && all.includes(one.towards));
    };
    const turn = Array.from({ length: turns }, (_, one) => one).find(isRight) ?? 0;
    return { tile, cell, presses: turn };
  });
}

const SIDES = ['above', 'below', 'left', 'right'];
/** The sides of its two cells at which a link lies. */
const ENDS = { right: ['right', 'left'], below: ['below', 'above'] };

/** Returns the actions that draw areas: drags for rectangles, presses on walls for others. */
function areaActions(example: PlayExample, spotOf: (place: Place) => Spot, hand: Hand): Action[] {
  const { layers } = inputOf(example);
  const fields = fieldsOf(example);
  const signs = areaSigns(example);
  if (layers[0]!.drag === 'rectangle')
    return [...new Set(signs)].map((sign) => () => {
      const cells = fields.flatMap(({ place }, variable) =>
        signs[variable] === sign ? [place as Cell] : [],
      );
      const inOrder = cells.toSorted((a, b) => a.row - b.row || a.col - b.col);
      const [from, to] = [spotOf(inOrder[0]!), spotOf(inOrder.at(-1)!)];
      // A single cell needs a short drag inside it.
      const within = from === to ? from.side * 0.3 : 0;
      return hand.drag([from, { x: to.x + within, y: to.y }], 4);
    });
  return wallsOf(example).map(([one, other]) => {
    const [from, to] = [spotOf(one), spotOf(other)];
    return () => hand.press({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  });
}

/** Returns what names the area of each cell. A number may name different areas in different cells; a sign names the same one everywhere. */
const areaSigns = (example: PlayExample): string[] =>
  fieldsOf(example).map(({ given, values }, variable) => {
    const value = given ?? example.values.get(variable);
    return values.find((one) => one.value === value)!.sign;
  });

/** Returns the two cells beside each wall of the answer. */
function wallsOf(example: PlayExample): (readonly [Cell, Cell])[] {
  const { strokes } = inputOf(example);
  const signs = areaSigns(example);
  const signAt = new Map(fieldsOf(example).map(({ place }, variable) => [placeKey(place), signs[variable]]));
  const sides = strokes?.kind === 'areas' ? strokes.sides : [];
  return sides.flatMap((side) => {
    const [one, other] = cellsBeside(side);
    return signAt.get(placeKey(one)) === signAt.get(placeKey(other)) ? [] : [[one, other] as const];
  });
}

const cellsBeside = ({ row, col, towards }: Side): readonly [Cell, Cell] => [
  cell(row, col),
  towards === 'right' ? cell(row, col + 1) : cell(row + 1, col),
];

/** Draws the wall between two cells by keys. */
async function drawWall(page: Page, [one, other]: readonly [Cell, Cell]): Promise<void> {
  await page.locator(`#stop-${placeKey(one)}`).focus();
  await page.keyboard.press(`Control+Arrow${one.row === other.row ? 'Right' : 'Down'}`);
}

/** Fills the board by keys alone: types signs, and cycles through values without signs. */
export async function playByKeys(page: Page, example: PlayExample): Promise<void> {
  const { strokes } = inputOf(example);
  if (strokes?.kind === 'tiles')
    for (const { tile, presses } of turnsOf(example, strokes)) {
      await page.locator(`.stop[data-tile="${tile}"]`).focus();
      for (let turn = 0; turn < presses; turn++) await page.keyboard.press('Enter');
    }
  else if (strokes?.kind === 'areas') for (const wall of wallsOf(example)) await drawWall(page, wall);
  else
    for (const { variable, all, value } of fieldsToFill(example)) {
      const at = all.findIndex((one) => one.value === value);
      const { sign } = all[at]!;
      await stop(page, variable).focus();
      for (const key of isTyped(all, sign) ? sign : Array<string>(at + 1).fill('Enter'))
        await page.keyboard.press(key);
    }
}

/** Enters a value that differs from the answer, by its sign or by the keypad. */
export async function enterWrong(page: Page, example: PlayExample): Promise<void> {
  const { strokes } = inputOf(example);
  if (strokes?.kind === 'tiles') {
    // Locking a wrong orientation is an entry.
    const { tile } = turnsOf(example, strokes).find(({ presses }) => presses > 0)!;
    await page.locator(`.stop[data-tile="${tile}"]`).focus();
    return page.keyboard.press('Space');
  }
  if (strokes?.kind === 'areas') {
    // Closes two cells that belong to different areas.
    const fields = fieldsOf(example);
    const borders = wallsOf(example).map((pair) => {
      const keys = pair.map(placeKey);
      return strokes.sides.filter(
        (side) => cellsBeside(side).filter((one) => keys.includes(placeKey(one))).length === 1,
      );
    });
    const isWrong = (border: readonly Side[]) => {
      const walls = new Map(border.map((side) => [placeKey(side), 1]));
      const values = strokes.values(walls, new Map(), true);
      return [...values].some(([at, value]) => (fields[at]!.given ?? example.values.get(at)) !== value);
    };
    for (const side of borders.find(isWrong)!) await drawWall(page, cellsBeside(side));
    return;
  }
  // A cell with a clue may refuse all other values.
  const clues = new Set(example.type.draw(example.puzzle).marks.map(({ at }) => placeKey(at)));
  const fields = fieldsOf(example);
  const isBare = ({ variable }: { readonly variable: number }) =>
    !clues.has(placeKey(fields[variable]!.place));
  // On some boards every cell has a clue.
  const { variable, all, value } = example.open.find(isBare) ?? example.open[0]!;
  const wrong = all.find((one) => one.value !== value)!;
  await stop(page, variable).focus();
  if (isTyped(all, wrong.sign)) return page.keyboard.type(wrong.sign);
  await clickStop(page, variable);
  await chooseValue(page, all, wrong.value);
}

const isTyped = (all: OpenField['all'], sign: string): boolean =>
  /^[!-~]+$/.test(sign) && all.filter((one) => one.sign.toLowerCase() === sign.toLowerCase()).length === 1;
