import type { PackagedCommands } from '@gridproof/answers';
import { UsageError } from '@gridproof/plugins';
import { createApp } from './app.js';
import { type Limits, limitsFrom } from './limits.js';
import { listen } from './listen.js';
import { Page, playground } from './page.js';
import { Service } from './service.js';

interface ServeOptions extends Partial<Limits> {
  readonly port: number;
  readonly host: string;
  readonly engine?: string;
  readonly page?: string | false;
  readonly trustProxy?: true;
}

/** The limits that a flag sets, with what it says in the help. */
const FLAGS = [
  ['--body <bytes>', 1, 'how large a request may be'],
  ['--cells <n>', 1, 'how many cells a board may have'],
  ['--time <ms>', 1, 'how long an answer may take, unless a request says'],
  ['--longest <ms>', 1, 'how long it may take at most'],
  ['--running <n>', 1, 'how many questions are at work at the same time'],
  ['--waiting <n>', 0, 'how many wait for that'],
  ['--rate <n>', 0, 'how many requests a second an address has in the long run; 0: any number'],
  ['--burst <n>', 1, 'how many it has at once'],
] as const;

/** Reads the number that a flag says. */
const within = (flag: string, least: number, most: number) => (text: string) => {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`${flag} '${text.slice(0, 40)}': expected a number from ${least} to ${most}`);
};

const MOST = 999_999_999;

/** The page in a folder, or the playground; without that there is still the rest. */
function pageOf(folder: string | undefined, say: (text: string) => void): Page | undefined {
  if (folder !== undefined) return new Page(folder);
  try {
    return new Page(playground());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`no page is served: ${error.message}`);
    return undefined;
  }
}

export default {
  serve: {
    describe(command, shared) {
      command
        .description(
          'Serves the playground, a page that opens, plays and makes puzzles, and answers questions about puzzles over HTTP, as the ' +
            'commands do with --format json; /openapi.json describes them. Listens to this machine alone, unless --host says more.',
        )
        .option('--port <n>', 'the port; 0: any that is free', within('--port', 0, 65_535), 8000)
        .option('--host <address>', 'the address to listen at; 0.0.0.0 or :: for all', '127.0.0.1')
        .option('--engine <engine>', 'the engine that is asked (default: one that starts light)')
        .option('--page <folder>', 'another built page to serve')
        .option('--no-page', 'answer questions alone, and serve no page')
        .option('--trust-proxy', 'the proxy in front says which address asks (x-forwarded-for)');
      for (const [flag, least, says] of FLAGS)
        command.option(flag, says, within(flag.replace(/ .*/, ''), least, MOST));
      shared.after(command, {
        notes: [
          'Each limit may stand in the environment too: GRIDPROOF_SERVE_CELLS=900. /v1/limits shows them all. It ends when it is asked to ' +
            '(ctrl-C, SIGTERM), once accepted questions are answered, in 5 s at most.',
        ],
        examples: {
          'Serve the playground to this machine': 'gridproof serve',
          'Serve it to the whole house': 'gridproof serve --host ::',
        },
      });
    },
    async run(_, options, { plugins, out, say, interrupted }) {
      const { port, host, engine, page, trustProxy, ...given } = options as unknown as ServeOptions;
      const limits = limitsFrom(process.env, given);
      const served = page === false ? undefined : pageOf(page, say);
      const service = new Service({ plugins, limits, engine });
      try {
        await service.desk.engine().catch((error: unknown) => {
          if (!served || engine !== undefined || !(error instanceof UsageError)) throw error;
          say(`the page is served, and no question is answered: ${error.message}`);
        });
        await plugins.puzzles();
        const app = createApp(service, {
          page: served,
          trustsProxy: trustProxy,
          onFault: (error) => say(`this should not have happened, please report it: ${error}`),
        });
        const listening = await listen(app, { port, host });
        out(`${listening.address}\n`);
        if (!interrupted.aborted)
          await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }));
        await listening.close(service.drain(), limits.drain);
        return 0;
      } finally {
        await service.close();
      }
    },
  },
} satisfies PackagedCommands;
