import { typePage } from '@gridproof/api';
import { renderText } from '@gridproof/render';
import { z } from 'zod';
import { PAGE, RESULT } from './schemas.js';
import { defineTool } from './tool.js';

/** Lists the puzzle types, or describes one of them. */
export const types = defineTool({
  name: 'types',
  title: 'Puzzle types',
  description:
    'Lists the puzzle types that can be read, solved, explained and made; with `type`, the rules of one, how its boards are written, and an example. ' +
    'Call it before you write a board of a type for the first time. Do not call it for a puzzle that is an address or a game id: those are read as they are.',
  input: z.object({
    type: z.string().optional().describe('a puzzle type, by the name of the type, or one of its other names'),
    ...PAGE,
  }),
  output: z.object({
    types: z.array(z.string()).optional(),
    type: z.string().optional(),
    title: z.string().optional(),
    rules: z.record(z.string(), z.string()).optional(),
    formats: z.array(z.string()).optional(),
    more: RESULT.more,
  }),
  async run({ type: name }, { handlerContext }) {
    if (name !== undefined) {
      const type = await handlerContext.plugins.typeNamed(name);
      const lines = typePage(type, { draw: (picture) => renderText(picture, { unicode: false }) });
      const { id, title, rules, formats = {} } = type;
      return { lines, facts: { type: id, title, formats: ['text', ...Object.keys(formats)], rules } };
    }
    const all = await handlerContext.plugins.types();
    return {
      lines: all.map(({ id, title }) => (title.toLowerCase() === id ? id : `${id}: ${title}`)),
      facts: { types: all.map(({ id }) => id) },
      more: 'call types with a type for its rules and how its boards are written',
    };
  },
});
