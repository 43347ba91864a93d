import { handleRequest } from '@gridproof/api';
import { z } from 'zod';
import { toolResult } from '../result/tool-result.js';
import { ENTRIES, FACT, NAMES, PAGE, PUZZLE, RESULT } from './schemas.js';
import { defineTool } from './tool.js';

/** Finds the answers of a puzzle, with proof. */
export const solve = defineTool({
  name: 'solve',
  title: 'Solve a puzzle',
  description:
    'Solves a logic puzzle and proves what it says: there is one answer and no other ("unique"), several ("multiple", with two and where they differ), ' +
    'none ("unsolvable"), or it is not known in time ("unknown"). Call it rather than solve a puzzle in your head. ' +
    'Do not call it to help somebody who is solving (call hint), to see whether an answer is right (check), or to say why there is no answer (explain).',
  input: z.object({
    ...PUZZLE,
    ...ENTRIES,
    limit: z.int().min(1).max(50).optional().describe('list answers, at most so many, instead of a proof'),
    count: z.boolean().optional().describe('only count answers, up to `limit`'),
    ...PAGE,
  }),
  output: z.object({
    ...RESULT,
    answers: z.array(z.string()).optional().describe('as text, row by row'),
    count: z.int().optional(),
    complete: z.boolean().optional().describe('whether these are all'),
    differ: NAMES.optional(),
    certain: z.array(FACT).optional(),
    engine: z.string().optional().describe('what has proved it'),
  }),
  async run(args, { handlerContext, ...hooks }) {
    const response = await handleRequest('solve', handlerContext, { ...args, timeout: hooks.timeout }, hooks);
    return toolResult(response, [
      'puzzle',
      'status',
      'reason',
      'count',
      'complete',
      'engine',
      'answers',
      'differ',
      'certain',
      'contradictions',
    ]);
  },
});
