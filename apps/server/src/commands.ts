import type { CommandContext, PluginCommands } from '@gridproof/api';
import {
  Admission,
  addListenOptions,
  type ListenFlags,
  type Mountable,
  type MountedHandler,
  readLimits,
  readListenFlags,
  type ServerLimits,
  Service,
  serve,
} from '@gridproof/http';
import { UsageError } from '@gridproof/plugins';
import { createApp } from './app.js';
import { playgroundFolder, StaticSite } from './static-site.js';

interface ServeOptions extends Partial<ServerLimits>, ListenFlags {
  readonly engine?: string;
  readonly page?: string | false;
}

/** Flags for limits, with their minimum and help text. */
const FLAGS = [
  ['--max-body <bytes>', 1, 'the largest request'],
  ['--max-cells <n>', 1, 'the most cells of a board'],
  ['--timeout <ms>', 1, 'the time limit of a request that sets none'],
  ['--max-timeout <ms>', 1, 'the longest time limit that a request may set'],
  ['--concurrency <n>', 1, 'the most requests in progress, each in a thread of its own'],
  ['--max-queue <n>', 0, 'the most requests in the queue'],
  ['--rate <n>', 0, 'requests a second for each address; 0: any number'],
  ['--burst <n>', 1, 'requests in one second, once a minute'],
  ['--max-memory <MB>', 1, 'the most memory that the server may use'],
] as const;

/** Parses the number of a flag. */
const parseNumber = (flag: string, min: number) => (text: string) => {
  if (/^\d{1,9}$/.test(text) && Number(text) >= min) return Number(text);
  throw new UsageError(`${flag} '${text.slice(0, 40)}': expected a number from ${min} to ${MAX_NUMBER}`);
};

const MAX_NUMBER = 999_999_999;
const DEFAULT_PORT = 8000;

/** The command of the package that serves agents. */
const AGENTS_COMMAND = 'mcp';

/** The page of a folder, by default the playground; undefined if the playground is missing. */
function loadPage(folder: string | undefined, say: (text: string) => void): StaticSite | undefined {
  if (folder !== undefined) return new StaticSite(folder);
  try {
    return new StaticSite(playgroundFolder());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`no page is served: ${error.message}`);
    return undefined;
  }
}

export default {
  serve: {
    describe(command, shared) {
      command.description(
        'Serves the playground, a page to open, play and generate puzzles, and an HTTP API with the JSON of the ' +
          'commands; /openapi.json describes it. If @gridproof/mcp is installed, /mcp serves agents. Listens on this machine only, unless --host says otherwise.',
      );
      addListenOptions(command, DEFAULT_PORT)
        .option('--engine <engine>', 'the engine (default: the one that starts fastest)')
        .option('--page <folder>', 'serve another built page')
        .option('--no-page', 'serve only the API, without a page');
      for (const [flag, least, says] of FLAGS)
        command.option(flag, says, parseNumber(flag.replace(/ .*/, ''), least));
      shared.addEpilogue(command, {
        notes: [
          'Limits can also be set in the environment: GRIDPROOF_SERVE_MAX_CELLS=900. /v1/limits shows all of them. A token can be set in GRIDPROOF_SERVE_TOKEN. The server ends on ' +
            'ctrl-C or SIGTERM after answering accepted requests, within 5 s.',
        ],
        examples: {
          'Serve the playground on this machine': 'gridproof serve',
          'Serve it on your network': 'gridproof serve --host ::',
        },
      });
    },
    async run(_, options, context) {
      const { plugins, out, say, interrupted } = context;
      const { engine, page, port, host, name, tokenFile, trustProxy, ...limitFlags } =
        options as unknown as ServeOptions;
      const limits = readLimits(process.env, limitFlags);
      const config = readListenFlags({ port, host, name, tokenFile, trustProxy }, DEFAULT_PORT, process.env);
      const site = page === false ? undefined : loadPage(page, say);
      const service = new Service({ plugins, limits, engine });
      try {
        await service.handlerContext.engine().catch((error: unknown) => {
          if (!site || engine !== undefined || !(error instanceof UsageError)) throw error;
          say(`the page is served, but the API is not available: ${error.message}`);
        });
        await plugins.puzzles();
        const onFault = (error: unknown) => say(`internal error: ${error}`);
        const agents = await mountAgents(service, context, onFault);
        const app = createApp(service, {
          page: site,
          admission: new Admission(service, config.accessPolicy, config.trustsProxy),
          agents,
          onFault,
        });
        await serve(app, {
          service,
          config,
          signal: interrupted,
          say,
          onListening: (address) => {
            out(`${address}\n`);
          },
          onDrained: () => agents?.close() ?? Promise.resolve(),
        });
        return 0;
      } finally {
        await service.close();
      }
    },
  },
} satisfies PluginCommands;

/** The handler of agents, if installed. An unusable package is reported and does not stop the server. */
async function mountAgents(
  service: Service,
  { plugins, say }: Pick<CommandContext, 'plugins' | 'say'>,
  onFault: (error: unknown) => void,
): Promise<MountedHandler | undefined> {
  const command = plugins.commands.all.find(({ name }) => name === AGENTS_COMMAND);
  if (!command) return undefined;
  try {
    const { mount } = (await command.load()) as Partial<Mountable>;
    if (mount) return mount(service, onFault);
    say(
      `agents are not served: ${command.package} ${command.version ?? ''} cannot be reached through a server`,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`agents are not served: ${error.message}`);
  }
  return undefined;
}
