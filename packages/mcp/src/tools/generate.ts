import { randomBytes } from 'node:crypto';
import { handleRequest } from '@gridproof/api';
import { GRADES, SYMMETRIES } from '@gridproof/core';
import { z } from 'zod';
import { pick, toolResult } from '../result/tool-result.js';
import { PAGE, PUZZLE, RESULT } from './schemas.js';
import { defineTool } from './tool.js';

/** Generates a puzzle. */
export const generate = defineTool({
  name: 'generate',
  title: 'Make a puzzle',
  description:
    'Makes a new puzzle that has exactly one answer, of a given size and difficulty; the same seed makes the same puzzle. ' +
    'Call it instead of inventing a puzzle in your head. Do not call it to solve or change a puzzle that you have.',
  input: z.object({
    type: z.string().describe('the name of the puzzle type, or one of its other names'),
    size: PUZZLE.size.describe('the size of the board; a typical one by default'),
    difficulty: z.enum(GRADES).optional().describe('how hard it is for a person; medium at most by default'),
    needs: z
      .array(z.string())
      .optional()
      .describe('ids of techniques that the path to the answer uses, as in `steps`: x-wing'),
    atMost: z.string().optional().describe('the id of the hardest technique that the path may use'),
    variant: z.string().optional().describe('a variant, which `types` names'),
    symmetry: z.enum(SYMMETRIES).optional().describe('the symmetry of the clues'),
    seed: z
      .union([z.string().max(100), z.number()])
      .optional()
      .describe('any text or number; drawn by default, and told'),
    ...PAGE,
  }),
  output: z.object({
    type: z.string().optional(),
    seed: z.string().optional(),
    status: RESULT.status,
    reason: RESULT.reason,
    puzzle: z.string().optional().describe('the board as text, without its type'),
    answer: z.string().optional(),
    clues: z.int().optional(),
    rating: z.looseObject({ name: z.string() }).optional(),
    more: RESULT.more,
  }),
  async run({ seed: given = randomBytes(6).toString('hex'), ...args }, { handlerContext, timeout, signal }) {
    const seed = `${given}`;
    const request = { ...args, seed, rate: true, timeout };
    const response = await handleRequest('generate', handlerContext, request, { signal });
    const { rating, puzzle, type } = response.data as { rating?: object; puzzle?: string; type: string };
    const { lines, facts } = toolResult(response, ['type', 'seed', 'status', 'reason', 'clues']);
    return {
      lines: [
        ...lines,
        `made with seed ${seed}`,
        ...(puzzle === undefined ? [] : ['', 'As text:', '', type, ...puzzle.split('\n')]),
      ],
      facts: {
        ...facts,
        ...(rating && { rating: pick(rating, ['name', 'score']) }),
        ...pick(response.data, ['puzzle', 'answer']),
      },
    };
  },
});
