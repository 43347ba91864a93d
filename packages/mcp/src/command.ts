import { availableParallelism } from 'node:os';
import { HandlerContext, type PluginAction } from '@gridproof/api';
import {
  addListenOptions,
  defaultLimits,
  LISTEN_FLAGS,
  type Limits,
  type ListenFlags,
  type Mountable,
  readLimits,
  readListenFlags,
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
const CELLS = 10_000;

/** Time limit for parsing a text, in milliseconds. */
const READING = 2000;

/** Default time limit of a call, in seconds. */
const SECONDS = 20;

/** Maximum number of threads: an agent sends few calls in parallel. */
const MOST_THREADS = 4;

/** Default port of the HTTP server. */
const PORT = 8722;

/** Maximum bytes of an HTTP request. */
const BODY = 1_000_000;

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
      .option('--seconds <n>', `time limit of a call, in seconds (default: ${SECONDS})`)
      .addOption(shared.memory())
      .option('--http', 'serve over HTTP instead of standard input');
    addListenOptions(command, PORT, 'with --http: ');
    shared.addEpilogue(command, {
      notes: [
        'Over HTTP it is at /mcp, and ends when it is asked to, once open calls are answered, in 5 s at most. The limits of gridproof serve ' +
          'hold and may stand in the environment, as may the token: GRIDPROOF_SERVE_RATE=10, GRIDPROOF_SERVE_TOKEN. gridproof serve has agents at /mcp, too.',
      ],
    });
  },
  async run(args, options, { plugins, say, interrupted: signal }) {
    if (args.length) throw new UsageError(`mcp takes no '${args[0]}': its client hands it puzzles`);
    const { http, seconds, maxMemory, ...asked } = options as McpOptions;
    const needing = Object.entries(LISTEN_FLAGS).find(([name]) => name in asked);
    if (!http && needing) throw new UsageError(`${needing[1]} needs --http`);
    const limit = 1000 * (seconds === undefined ? SECONDS : number('--seconds', seconds, 1, 3600));
    const output = claimStdout();
    try {
      if (http) {
        const place = readListenFlags(asked, PORT, process.env);
        const limits = readLimits(process.env, {}, usually(limit, maxMemory));
        const service = new Service({ plugins, limits });
        await serveHttp(service, place, { say, signal, limit }).finally(() => service.close());
      } else {
        const runner = new Runner({ threads: Math.min(MOST_THREADS, availableParallelism()), maxMemory });
        const desk = new HandlerContext({ plugins, runner, cells: CELLS, parseBudget: READING });
        const house = new McpContext({ desk, limit, version: plugins.version });
        await serveStdio(house, output, { say, signal }).finally(() => runner.close());
      }
      return 0;
    } finally {
      output.release();
    }
  },
};

/** The limits of a server for agents only, which send fewer and longer requests. */
const usually = (longest: number, maxMemory: number | undefined): Limits => ({
  ...defaultLimits(),
  ...(maxMemory !== undefined && { maxMemory }),
  maxCells: CELLS,
  maxBody: BODY,
  timeout: longest,
  maxTimeout: longest,
});

/** Parses an integer option. Throws `UsageError` outside the range. */
function number(option: string, given: unknown, least: number, most: number): number {
  const value = /^\d+$/.test(String(given)) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${option} is '${given}', expected a whole number from ${least} to ${most}`);
}
