import { handleRequest } from '@gridproof/api';
import { z } from 'zod';
import { boardLines, pick, type ToolResult } from '../result/tool-result.js';
import { ENTRIES, FACT, PAGE, PUZZLE, REASON, RESULT, STEP } from './schemas.js';
import { defineTool } from './tool.js';

/** Finds one step from the player's entries. */
export const hint = defineTool({
  name: 'hint',
  title: 'Give a hint',
  description:
    'Gives one step from what is entered so far: degree 1 says only where to look, degree 2 also by which technique, degree 3 what is found there and why. ' +
    'Call it to help somebody who is solving, with the lowest degree that helps. ' +
    'Do not call it again and again to solve a puzzle (call solve or steps).',
  input: z.object({
    ...PUZZLE,
    ...ENTRIES,
    degree: z.int().min(1).max(3).default(3).describe('how much is given away'),
    ...PAGE,
  }),
  output: z.object({
    ...RESULT,
    degree: z.int().optional(),
    steps: z
      .array(
        STEP.partial().extend({ places: z.array(z.string()).optional(), found: z.array(FACT).optional() }),
      )
      .optional()
      .describe('the last one finds a value'),
    conflict: z.array(REASON).optional().describe('what cannot hold together, where nothing can come next'),
    minimal: z.boolean().optional(),
    answers: z.array(z.string()).optional().describe('where nothing is left to find'),
  }),
  async run({ degree, ...args }, { handlerContext, ...hooks }) {
    const response = await handleRequest(
      'hint',
      handlerContext,
      { ...args, where: degree === 1, technique: degree === 2, timeout: hooks.timeout },
      hooks,
    );
    const { sentence, because, data } = response;
    const { status, steps = [] } = data as { status: string; steps?: readonly object[] };
    const isHint = status === 'hint';
    // A board may reveal the rules, so the lowest degree has none.
    const lines = [
      ...(degree > 1 ? boardLines(response) : []),
      sentence,
      ...(isHint && degree === 1 ? [] : because),
    ];
    return {
      lines,
      facts: {
        ...pick(data, ['puzzle', 'status', 'reason', 'minimal']),
        ...(isHint && { degree, steps: steps.map((step) => pick(step, STEP_KEYS[degree as 1 | 2 | 3])) }),
        ...pick(data, ['conflict', 'contradictions', ...(isHint ? [] : ['answers'])]),
      },
      more: isHint ? nextHintText(degree) : undefined,
    } satisfies ToolResult;
  },
});

/** The keys of a step that each degree reveals. */
const STEP_KEYS = {
  1: ['places'],
  2: ['technique', 'sentence', 'because'],
  3: ['technique', 'sentence', 'because', 'known', 'argument', 'found'],
} as const;

const nextHintText = (degree: number): string =>
  degree < 3
    ? `call hint with degree ${degree + 1} for what is found ${degree === 1 ? 'by which technique' : 'there'}`
    : 'enter what was found and call hint again, or steps for the steps that follow';
