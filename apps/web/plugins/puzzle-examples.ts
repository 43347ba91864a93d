import {
  type AnyPuzzle,
  type BoardInput,
  defaultSizeOf,
  GRADES,
  type Grade,
  generationSupport,
  oneLine,
  readPuzzle,
  sizeOf,
} from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { Plugin } from 'vite';
import type { InstalledType } from './installed-types.js';

const NAME = 'virtual:puzzle-examples';

/** Side of a cell in a small drawing, in units of the drawing. */
const CELL = 24;

/** Preferred number of cells of the board that represents a type. */
const SHOWN_AREA = 72;
const MAX_SHOWN_AREA = 110;

/** Creates a module of the installed puzzle types: for each a small drawing, its examples, and its levels. */
export function puzzleExamples(installed: () => Promise<readonly InstalledType[]>): Plugin {
  return {
    name: 'puzzle-examples',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export const examples = ${JSON.stringify((await installed()).map(examplesOf))};\n`;
    },
  };
}

/** Returns the data of a puzzle type for the module. */
function examplesOf({ type }: InstalledType) {
  const { id, title, aliases = [] } = type;
  const examples = type.examples.map(({ name: called, puzzle: text, answer }) => {
    const { puzzle } = readPuzzle(text, [type], { as: id });
    const { width, height } = sizeOf(type, puzzle);
    const code = oneLine(type, puzzle) ?? `${id}\n${type.print(puzzle)}`;
    return {
      called,
      code,
      puzzle,
      area: width * height,
      side: Math.min(width, height),
      size: `${width}×${height}`,
      answer,
    };
  });
  const bySize = examples.toSorted((one, other) => one.area - other.area);
  const distance = ({ area }: { readonly area: number }) => Math.abs(area - SHOWN_AREA);
  const shown =
    bySize
      .filter(({ answer, side, area }) => answer !== null && side >= 4 && area <= MAX_SHOWN_AREA)
      .toSorted((one, other) => distance(one) - distance(other))[0] ?? bySize[0]!;
  return {
    id,
    title,
    aliases,
    family: familyOf(type, shown.puzzle),
    levels: levelsOf(type),
    drawing: renderSvg(drawHalfSolved(type, shown), { updatesInPlace: true, title, cellSize: CELL }),
    shown: shown.code,
    examples: bySize.flatMap(({ called, code, size, answer }) =>
      answer === null ? [] : { label: called, code, size },
    ),
  };
}

/** Draws a board with the first half of its answer. */
function drawHalfSolved(
  type: AnyPuzzle,
  { puzzle, answer }: { readonly puzzle: unknown; readonly answer: string | null },
) {
  if (answer === null) return type.draw(puzzle);
  const { described } = type;
  const { height } = described!.size(puzzle);
  const facts = described!
    .readPartialAnswer(answer, puzzle)
    .facts.filter(({ place, holds }) => holds && place && place.row < height / 2);
  return described!.drawEntries(puzzle, new Map(facts.map(({ variable, value }) => [variable, value])));
}

/** Returns the family of a type, according to the input of its boards. */
function familyOf(type: AnyPuzzle, puzzle: unknown) {
  const input: BoardInput = type.described!.input(puzzle);
  const isOn = (...kinds: readonly string[]) =>
    input.layers.some(({ placeKind }) => kinds.includes(placeKind));
  if (isOn('walls')) return 'regions';
  if (isOn('links', 'sides')) return 'loops';
  if (input.layers.some(({ press }) => press === 'select')) return 'numbers';
  const fields = type.described!.fields(puzzle);
  const first = fields.findIndex(({ given }) => given === undefined);
  const value = fields[first]?.values[0]?.value;
  const drawn =
    value === undefined ? undefined : type.described!.drawEntries(puzzle, new Map([[first, value]]));
  return drawn?.shades?.some(({ source, tone }) => source === 'found' && tone !== 'lit')
    ? 'shading'
    : 'objects';
}

/** Returns the sizes and grades of new puzzles, from easy to hard. */
function levelsOf(
  type: AnyPuzzle,
): readonly { readonly width: number; readonly height: number; readonly grade: Grade }[] {
  if (!generationSupport(type).isSupported) return [];
  const { factory } = type.described!;
  const { rareGrades = [] } = factory.settings;
  const defaultSize = defaultSizeOf(type);
  const resize = (by: number) => ({ width: defaultSize.width + by, height: defaultSize.height + by });
  const grades = GRADES.filter((grade) => !rareGrades.includes(grade));
  const [easiest] = grades;
  // Where easier puzzles are rare, the easiest ones take long at full size.
  const fullSizeGrades = easiest === 'easy' ? grades : grades.slice(1);
  // Smaller boards are easier.
  const smallGrade = easiest && (GRADES[GRADES.indexOf(easiest) - 1] ?? easiest);
  const levels = [
    ...(smallGrade ? [{ ...resize(-2), grade: smallGrade }] : []),
    ...fullSizeGrades.map((grade) => ({ ...defaultSize, grade })),
  ];
  const isPossible = ({ width, height }: { readonly width: number; readonly height: number }) => {
    try {
      return Math.min(width, height) >= 4 && factory.starter({ width, height }) !== undefined;
    } catch {
      return false;
    }
  };
  return levels.filter(isPossible).slice(0, MAX_LEVELS);
}

/** Maximum number of levels of a type. */
const MAX_LEVELS = 5;
