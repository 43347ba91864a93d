import { handleRequest, type PuzzleResponse } from '@gridproof/api';
import { detailsOf } from '@gridproof/core';
import { z } from 'zod';
import { boardLines, pick, type ToolResult, toolResult } from '../result/tool-result.js';
import { ENTRIES, FACT, PAGE, PUZZLE, REASON, RESULT, STEP } from './schemas.js';
import { defineTool, type ToolContext } from './tool.js';

const CELL = z.object({ row: z.int().min(1), column: z.int().min(1) });

/** Explains a puzzle or the value of a cell. */
export const explain = defineTool({
  name: 'explain',
  title: 'Explain',
  description:
    'Says why a puzzle has no answer (the fewest clues and rules that cannot hold together), or what would have to be given for it to have only one; ' +
    'with `entries`, why they cannot be completed; with `cell`, why that cell must be what it is: the step that finds it, and what it follows from. ' +
    'Do not call it to find the answer (call solve), for the next step (hint), or for all steps (steps).',
  input: z.object({
    ...PUZZLE,
    ...ENTRIES,
    cell: CELL.optional().describe('a cell, its row and column from 1'),
    ...PAGE,
  }),
  output: z.object({
    ...RESULT,
    conflict: z.array(REASON).optional().describe('what cannot hold together'),
    minimal: z.boolean().optional().describe('whether none of it can be left out'),
    answers: z.array(z.string()).optional().describe('one of several answers, as text'),
    missingGivens: z.array(FACT).optional().describe('what would have to be given besides'),
    missingGivensAtLeast: z.int().optional(),
    cell: CELL.optional(),
    number: z.int().optional().describe('the number of the step, from 1'),
    step: STEP.optional(),
    certain: z.array(FACT).optional(),
  }),
  async run({ cell, ...args }, { handlerContext, ...hooks }) {
    const request = { ...args, timeout: hooks.timeout };
    if (cell) return explainCell(cell, args, { handlerContext, ...hooks });
    // Half of the time is for a good explanation, the rest for any.
    const budget = hooks.timeout / 2;
    return toolResult(await handleRequest('explain', handlerContext, { ...request, budget }, hooks), [
      'puzzle',
      'status',
      'reason',
      'minimal',
      'missingGivensAtLeast',
      'missingGivens',
      'conflict',
      'contradictions',
      'answers',
    ]);
  },
});

/** The data of a solve path that this tool uses. */
interface PathData {
  readonly status: string;
  readonly steps?: readonly {
    readonly technique: object | null;
    readonly sentence: string;
    readonly because: readonly string[];
    readonly known?: string;
    readonly argument: readonly string[];
    readonly found: readonly { readonly row: number; readonly column: number }[];
  }[];
}

async function explainCell(
  cell: z.output<typeof CELL>,
  args: { readonly puzzle: string; readonly entries?: string | undefined },
  { handlerContext, ...hooks }: ToolContext,
): Promise<ToolResult> {
  const response: PuzzleResponse = await handleRequest(
    'steps',
    handlerContext,
    { ...args, until: cell, timeout: hooks.timeout },
    hooks,
  );
  const { steps = [] } = response.data as PathData;
  const step = steps.at(-1);
  const facts = { ...pick(response.data, ['puzzle', 'status', 'reason', 'contradictions']), cell };
  const isFound = step?.found.some(({ row, column }) => row === cell.row && column === cell.column);
  if (!step || !isFound)
    return {
      lines: [
        ...boardLines(response),
        `No step finds row ${cell.row}, column ${cell.column}: it is given, or follows at once, or is not certain.`,
        response.sentence,
      ],
      facts,
    };
  const { technique, sentence, because, known, argument } = step;
  return {
    lines: [
      ...boardLines(response),
      sentence,
      ...detailsOf(step),
      `This is step ${steps.length}: steps shows those before it.`,
    ],
    facts: {
      ...facts,
      number: steps.length,
      step: {
        technique,
        sentence,
        because,
        ...(known && { known }),
        ...(argument.length > 0 && { argument }),
      },
    },
  };
}
