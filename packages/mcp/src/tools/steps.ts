import { handleRequest } from '@gridproof/api';
import { z } from 'zod';
import { boardLines, pick, type ToolResult } from '../result/tool-result.js';
import { ENTRIES, PAGE, PUZZLE, RESULT, STEP } from './schemas.js';
import { defineTool } from './tool.js';

/** Finds the solve path. */
export const steps = defineTool({
  name: 'steps',
  title: 'Show the way',
  description:
    'Shows the steps that lead to the answer as a person would take them, each with its reasons; as many as are asked for. ' +
    'Call it to explain how a puzzle is solved. Do not call it for the answer alone (call solve), or for one step (hint).',
  input: z.object({
    ...PUZZLE,
    ...ENTRIES,
    from: z.int().min(1).default(1).describe('the number of the first step that is shown'),
    steps: z.int().min(1).max(50).default(5).describe('how many steps are shown'),
    ...PAGE,
  }),
  output: z.object({
    ...RESULT,
    rating: z.looseObject({ name: z.string(), score: z.number() }).optional(),
    first: z.int().optional().describe('the number of the first step shown, from 1'),
    steps: z.array(STEP).optional(),
    answers: z.array(z.string()).optional().describe('where the path ends in one'),
  }),
  async run({ from, steps: stepCount, ...args }, { handlerContext, ...hooks }) {
    const maxSteps = from + stepCount - 1;
    const response = await handleRequest(
      'steps',
      handlerContext,
      { ...args, most: maxSteps, timeout: hooks.timeout },
      hooks,
    );
    const { status, steps = [], rating } = response.data as PathData;
    const shownSteps = steps.slice(from - 1);
    return {
      lines: [
        ...shownSteps.map(({ sentence }, at) => `${from + at}. ${sentence}`),
        ...(shownSteps.length ? [''] : []),
        ...boardLines(response),
        response.sentence,
      ],
      facts: {
        ...pick(response.data, ['puzzle', 'status', 'reason', 'contradictions']),
        ...(rating && { rating: pick(rating, ['name', 'score']) }),
        ...(shownSteps.length && { first: from }),
        ...pick(response.data, ['answers']),
        ...(shownSteps.length && {
          steps: shownSteps.map((step) => pick(step, ['technique', 'sentence', 'because'])),
        }),
      },
      more: status === 'hint' ? `call steps with from ${steps.length + 1}` : undefined,
    } satisfies ToolResult;
  },
});

interface PathData {
  readonly status: string;
  readonly steps?: readonly { readonly sentence: string }[];
  readonly rating?: object;
}
