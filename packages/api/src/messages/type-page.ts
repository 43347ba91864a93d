import {
  type AnyPuzzle,
  describeLimits,
  formatsOf,
  generationSupport,
  joinList,
  oneLine,
  type Picture,
  readPuzzle,
  ruleSentences,
  summaryLines,
  TRANSFORMS,
} from '@gridproof/core';

/** Options for the page about a puzzle type. */
export interface TypePageOptions {
  /** The origin and version of its package. */
  readonly origin?: string | undefined;
  /** Draws a picture as text. */
  readonly draw: (picture: Picture) => string;
  /** The command of the program, for readers with a command line; adds commands and the "Vary" section. */
  readonly program?: string | undefined;
}

/** The page about a puzzle type: its rules, clues and values, formats and an example. */
export function typePage(type: AnyPuzzle, { origin, draw, program }: TypePageOptions): readonly string[] {
  const [example] = type.examples;
  const outline = type.described?.outline();
  const lines = [
    type.title + (type.aliases?.length ? ` (also ${type.aliases.join(', ')})` : ''),
    ...(origin === undefined ? [] : [origin]),
    '',
    ...ruleSentences(type).map((rule) => `  ${rule}`),
    '',
    'What it holds:',
    ...(outline ? summaryLines(outline).map((line) => `  ${line}`) : NO_DESCRIPTION),
    '',
    'Generate:',
    `  ${generationText(type, program)}`,
    '',
    ...(program === undefined ? [] : ['Vary:', `  ${variationText(type, program)}`, '']),
    'Formats:',
    '  text: a board as in the example',
    ...Object.entries(formatsOf(type)).map(([format, codec]) => {
      const limits = outline && describeLimits(outline, format);
      return `  ${format}: ${codec.title}${limits ? `; ${limits}` : ''}`;
    }),
  ];
  if (!example) return lines;
  const { puzzle } = readPuzzle(example.puzzle, [type], { as: type.id });
  lines.push('', `Example (${example.source}):`, '', draw(type.draw(puzzle)));
  lines.push('', 'As text:', '', type.id, type.print(puzzle));
  const line = oneLine(type, puzzle);
  if (line !== undefined)
    lines.push('', 'In one line:', '', program === undefined ? line : `${program} solve '${line}'`);
  return lines;
}

/** The text for a type without a description of its clues and values. */
const NO_DESCRIPTION = [
  '  it has no description, so only its package knows what may go where.',
  '  Partial answers are not read: check takes whole ones, hint, steps and explain take none.',
  '  Its values have no words but 5 or true, and its tests make no tiny boards.',
];

/** States whether puzzles of a type can be transformed and renamed, or why not. */
function variationText(type: AnyPuzzle, program: string): string {
  const transformer = type.described?.transformer;
  if (!transformer) return 'no: it has no description, and only a description says how its boards turn';
  const boards = type.examples.map(({ puzzle }) => readPuzzle(puzzle, [type], { as: type.id }).puzzle);
  const canTransform = TRANSFORMS.slice(1).some((transform) =>
    boards.some((board) => transformer.transform(board, transform)),
  );
  const renamed = boards.filter((board) => transformer.names(board).all.length > 0).length;
  const variations = [
    ...(canTransform ? ['turned and mirrored'] : []),
    ...(renamed ? [renamed < boards.length ? 'renamed where its clues allow it' : 'renamed'] : []),
  ];
  const reason = transformer.fixedReason ?? 'something on its boards cannot be turned or mirrored';
  return variations.length ? `${variations.join(', ')}: ${program} vary PUZZLE` : `no: ${reason}`;
}

/** States whether puzzles of a type can be generated and with which clues, or why not. */
function generationText(type: AnyPuzzle, program: string | undefined): string {
  const support = generationSupport(type);
  if (!support.isSupported) return `no: ${support.reason}`;
  const layers = support.layers.map(({ label }) => label);
  const variants = Object.keys(support.factory.variants);
  const { rareGrades = [] } = support.factory.settings;
  const option = (name: string) => (program === undefined ? '' : `--${name} `);
  return [
    `yes${layers.length ? `, ${joinList(layers, 'and')}` : ''}${program === undefined ? '' : `: ${program} generate ${type.id}`}`,
    ...(rareGrades.length ? [`hardly ever ${joinList(rareGrades, 'or')}`] : []),
    ...(support.factory.fromAnswer && program !== undefined ? ['of an answer of your own: --from FILE'] : []),
    ...(variants.length ? [`variants: ${option('variant')}${joinList(variants, 'or')}`] : []),
  ].join('\n  ');
}
