import { availableParallelism } from 'node:os';
import { HandlerContext, type PluginAction } from '@gridproof/api';
import {
  addListenOptions,
  defaultLimits,
  LISTEN_FLAGS,
  type ListenFlags,
  type Mountable,
  readLimits,
  readListenFlags,
  type ServerLimits,
  Service,
} from '@gridproof/http';
import { UsageError } from '@gridproof/plugins';
import { Runner } from '@gridproof/runner';
import { McpContext } from './mcp-context.js';
import { mount } from './mount.js';
import { serveHttp } from './serving/http.js';
import { serveStdio } from './serving/stdio.js';
import { claimStdout } from './serving/stdout-claim.js';

/** Maximum cells of a board. */
const MAX_CELLS = 10_000;

/** Time limit for parsing a text, in milliseconds. */
const PARSE_BUDGET_MS = 2000;

/** Default time limit of a call, in seconds. */
const DEFAULT_SECONDS = 20;

/** Maximum number of threads: an agent sends few calls in parallel. */
const MAX_THREADS = 4;

/** Default port of the HTTP server. */
const DEFAULT_PORT = 8722;

/** Maximum bytes of an HTTP request. */
const MAX_BODY_BYTES = 1_000_000;

interface McpOptions extends ListenFlags {
  readonly http?: true;
  readonly seconds?: string;
  readonly maxMemory?: number;
}

/** The command `gridproof mcp`, and the handler at `/mcp` of `gridproof serve`. */
export const mcp: PluginAction & Mountable = {
  mount,
  describe(command, shared) {
    command
      .description(
        'Serves agents over the Model Context Protocol on standard input and output; a client starts it. Eight tools: types, read, solve, explain, hint, steps, check and generate.',
      )
      .option('--seconds <n>', `time limit of a call, in seconds (default: ${DEFAULT_SECONDS})`)
      .addOption(shared.memory())
      .option('--http', 'serve over HTTP instead of standard input');
    addListenOptions(command, DEFAULT_PORT, 'with --http: ');
    shared.addEpilogue(command, {
      notes: [
        'Over HTTP it is at /mcp, and ends when it is asked to, once open calls are answered, in 5 s at most. The limits of gridproof serve ' +
          'hold and may stand in the environment, as may the token: GRIDPROOF_SERVE_RATE=10, GRIDPROOF_SERVE_TOKEN. gridproof serve has agents at /mcp, too.',
      ],
    });
  },
  async run(args, options, { plugins, say, interrupted: signal }) {
    if (args.length) throw new UsageError(`mcp takes no '${args[0]}': its client hands it puzzles`);
    const { http, seconds, maxMemory, ...listenFlags } = options as McpOptions;
    const httpFlag = Object.entries(LISTEN_FLAGS).find(([name]) => name in listenFlags);
    if (!http && httpFlag) throw new UsageError(`${httpFlag[1]} needs --http`);
    const limit =
      1000 * (seconds === undefined ? DEFAULT_SECONDS : parseInteger('--seconds', seconds, 1, 3600));
    const output = claimStdout();
    try {
      if (http) {
        const config = readListenFlags(listenFlags, DEFAULT_PORT, process.env);
        const limits = readLimits(process.env, {}, limitsFor(limit, maxMemory));
        const service = new Service({ plugins, limits });
        await serveHttp(service, config, { say, signal, limit }).finally(() => service.close());
      } else {
        const runner = new Runner({ threads: Math.min(MAX_THREADS, availableParallelism()), maxMemory });
        const handlerContext = new HandlerContext({
          plugins,
          runner,
          cells: MAX_CELLS,
          parseBudget: PARSE_BUDGET_MS,
        });
        const context = new McpContext({ handlerContext, limit, version: plugins.version });
        await serveStdio(context, output, { say, signal }).finally(() => runner.close());
      }
      return 0;
    } finally {
      output.release();
    }
  },
};

/** The limits of a server for agents only, which send fewer and longer requests. */
const limitsFor = (maxTime: number, maxMemory: number | undefined): ServerLimits => ({
  ...defaultLimits(),
  ...(maxMemory !== undefined && { maxMemory }),
  maxCells: MAX_CELLS,
  maxBody: MAX_BODY_BYTES,
  timeout: maxTime,
  maxTimeout: maxTime,
});

/** Parses an integer option. Throws `UsageError` outside the range. */
function parseInteger(option: string, text: unknown, min: number, max: number): number {
  const value = /^\d+$/.test(String(text)) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${option} is '${text}', expected a whole number from ${min} to ${max}`);
}
