import { McpServer } from '@modelcontextprotocol/server';
import { callTool } from './call-tool.js';
import type { McpContext } from './mcp-context.js';
import { addResources } from './resources.js';
import { check } from './tools/check.js';
import { explain } from './tools/explain.js';
import { generate } from './tools/generate.js';
import { hint } from './tools/hint.js';
import { read } from './tools/read.js';
import { solve } from './tools/solve.js';
import { steps } from './tools/steps.js';
import type { Tool } from './tools/tool.js';
import { types } from './tools/types.js';

const TOOLS: readonly Tool[] = [types, read, solve, explain, hint, steps, check, generate];

const INSTRUCTIONS =
  'Logic puzzles, solved by their rules, with proof. Hand puzzles over as they were given to you: boards as text, addresses and game ids are read. ' +
  'Boards are texts of rows; places are counted from 1, rows from the top. Where a text is wrong the result says what and where: mend it and call again. ' +
  '"unknown" means that the time was over, and nothing else.';

/** Creates a server for one agent; the context may be shared by any number of servers. */
export function createMcpServer(context: McpContext): McpServer {
  const { version, handlerContext } = context;
  const server = new McpServer(
    { name: 'gridproof', title: 'GridProof', version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input: inputSchema, output: outputSchema } = tool;
    const annotations = { title, readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, (args, call) =>
      callTool(tool, args, context, call),
    );
  }
  addResources(server, handlerContext.plugins);
  return server;
}
