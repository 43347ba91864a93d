import { handleRequest } from '@gridproof/api';
import { sizeOf } from '@gridproof/core';
import { z } from 'zod';
import { boardLines, pick } from '../result/tool-result.js';
import { PAGE, PUZZLE, RESULT } from './schemas.js';
import { defineTool } from './tool.js';

/** Recognizes a puzzle and converts it. */
export const read = defineTool({
  name: 'read',
  title: 'Read a puzzle',
  description:
    'Says what puzzle a text is, draws its board, and writes it in another format. Call it to see whether a board was copied rightly, or to draw an address. ' +
    'Do not call it before each other tool: all of them read the same texts and say what is wrong with them.',
  input: z.object({
    ...PUZZLE,
    to: z
      .string()
      .optional()
      .describe('the format that it is written in: text, or one that `types` names; text by default'),
    ...PAGE,
  }),
  output: z.object({
    puzzle: RESULT.puzzle,
    format: z.string().optional().describe('the format that it was read in'),
    width: z.int().optional(),
    height: z.int().optional(),
    to: z.string().optional(),
    text: z.string().optional().describe('the puzzle in the format `to`'),
    status: RESULT.status,
    reason: RESULT.reason,
    more: RESULT.more,
  }),
  async run({ to = 'text', ...args }, { handlerContext, timeout }) {
    const response = await handleRequest('convert', handlerContext, { ...args, to, timeout });
    const { read } = response;
    if (!read) return { lines: [response.sentence], facts: pick(response.data, ['status', 'reason']) };
    const { width, height } = sizeOf(read.type, read.puzzle);
    return {
      lines: [...boardLines(response), `${read.type.title}, ${width}x${height}, ${response.sentence}`],
      facts: {
        ...pick(response.data, ['puzzle', 'format']),
        width,
        height,
        ...pick(response.data, ['to', 'text']),
      },
    };
  },
});
