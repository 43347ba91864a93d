import { handleRequest } from '@gridproof/api';
import { z } from 'zod';
import { toolResult } from '../result/tool-result.js';
import { NAMES, PAGE, PUZZLE, REASON, RESULT } from './schemas.js';
import { defineTool } from './tool.js';

/** Checks an answer. */
export const check = defineTool({
  name: 'check',
  title: 'Check an answer',
  description:
    'Checks an answer, or a part of one, against the rules and clues: correct, wrong and where, or nothing broken yet, but not to be completed. ' +
    'Call it before you tell somebody an answer that you did not get from solve. Do not call it for answers that solve has given: they are checked.',
  input: z.object({
    ...PUZZLE,
    answer: z
      .string()
      .min(1)
      .max(100_000)
      .describe('the answer as text, row by row; ? or . where a cell is open'),
    ...PAGE,
  }),
  output: z.object({
    ...RESULT,
    violations: z
      .array(z.looseObject({ rule: z.string(), places: NAMES }))
      .optional()
      .describe('rules and where they are broken'),
    conflict: z.array(REASON).optional().describe('why it cannot be completed'),
    minimal: z.boolean().optional(),
  }),
  async run(args, { handlerContext, ...hooks }) {
    const response = await handleRequest('check', handlerContext, { ...args, timeout: hooks.timeout }, hooks);
    return toolResult(response, [
      'puzzle',
      'status',
      'reason',
      'minimal',
      'violations',
      'contradictions',
      'conflict',
    ]);
  },
});
