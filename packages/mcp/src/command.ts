import { availableParallelism } from 'node:os';
import { Desk, type PackagedCommand } from '@gridproof/answers';
import { UsageError } from '@gridproof/plugins';
import { Runner } from '@gridproof/runner';
import { House } from './house.js';
import { overHttp } from './serving/http.js';
import { ownOutput } from './serving/output.js';
import { overStdio } from './serving/stdio.js';

/** The largest board that is read. */
const CELLS = 10_000;

/** Milliseconds that a text may take to be read. */
const READING = 2000;

/** An agent asks little at a time. */
const MOST_THREADS = 4;

/** Where agents are served over HTTP, if nothing else is said. */
const PORT = 8722;

/** `gridproof mcp`. */
export const mcp: PackagedCommand = {
  describe(command) {
    command
      .description(
        'Lets an agent ask about puzzles over the Model Context Protocol, on standard input and output: a client ' +
          'starts it. Eight tools: types, read, solve, why, hint, path, check and make.',
      )
      .option('--http', 'serve agents over HTTP instead')
      .option('--host <name>', 'with --http: where to listen (default: 127.0.0.1, for this computer alone)')
      .option('--port <n>', `with --http: the port, 0 for any that is free (default: ${PORT})`)
      .option('--seconds <n>', 'what a call may take, in seconds (default: 20)');
  },
  async run(args, { http, host, port, seconds }, { plugins, say, interrupted: signal }) {
    if (args.length) throw new UsageError(`mcp takes no '${args[0]}': its client hands it puzzles`);
    if (http === undefined && (host !== undefined || port !== undefined))
      throw new UsageError('--host and --port need --http');
    const limit = seconds === undefined ? undefined : 1000 * number('--seconds', seconds, 1, 3600);
    const place = {
      host: typeof host === 'string' ? host : '127.0.0.1',
      port: port === undefined ? PORT : number('--port', port, 0, 65_535),
    };
    const output = ownOutput();
    const runner = new Runner({ threads: Math.min(MOST_THREADS, availableParallelism()) });
    try {
      const desk = new Desk({ plugins, runner, cells: CELLS, reading: READING });
      const house = new House({ desk, limit, version: plugins.version });
      if (http) await overHttp(house, place, { say, signal });
      else await overStdio(house, output, { say, signal });
      return 0;
    } finally {
      await runner.close();
      output.release();
    }
  },
};

/** A whole number that an option gives. */
function number(option: string, given: unknown, least: number, most: number): number {
  const value = /^\d+$/.test(String(given)) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${option} is '${given}', expected a whole number from ${least} to ${most}`);
}
