import { readFileSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { AccessPolicy } from './access-policy.js';

/** The address and access policy of a server. */
export interface ListenConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly accessPolicy: AccessPolicy;
  /** Trusts the client address forwarded by a proxy. */
  readonly trustsProxy: boolean;
  /** Whether clients on other computers have access without a token. */
  readonly isOpen: boolean;
}

/** The command line options for listening. */
export interface ListenFlags {
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  readonly name?: readonly string[] | undefined;
  readonly tokenFile?: string | undefined;
  readonly trustProxy?: boolean | undefined;
}

/** The environment variable of the token. */
const TOKEN_VARIABLE = 'GRIDPROOF_SERVE_TOKEN';

const DEFAULT_HOST = '127.0.0.1';
const LOOPBACK = /^(?:localhost|::1|127\.\d+\.\d+\.\d+)$/;

/** A shorter token could be guessed. */
const MIN_TOKEN_LENGTH = 16;

/** Adds the options for listening and access; `when` prefixes their help. Returns the command. */
export const addListenOptions = (command: Command, port: number, prefix = ''): Command =>
  command
    .option('--port <n>', `${prefix}the port; 0: any free port (default: ${port})`)
    .option(
      '--host <address>',
      `${prefix}the address to listen on; 0.0.0.0 or :: for all interfaces (default: ${DEFAULT_HOST})`,
    )
    .option('--name <name...>', `${prefix}a host name of the server, for example behind a proxy`)
    .option('--token-file <file>', `${prefix}require the bearer token stored in this file`)
    .option('--trust-proxy', `${prefix}take the client address from the proxy (x-forwarded-for)`);

/** The flags of the options that `addListenOptions` adds. */
export const LISTEN_FLAGS = {
  port: '--port',
  host: '--host',
  name: '--name',
  tokenFile: '--token-file',
  trustProxy: '--trust-proxy',
} as const satisfies Readonly<Record<keyof ListenFlags, string>>;

/** Reads the options. Throws `UsageError` for invalid values. */
export function readListenFlags(
  { host = DEFAULT_HOST, port, name = [], tokenFile, trustProxy = false }: ListenFlags,
  defaultPort: number,
  environment: Readonly<Record<string, string | undefined>>,
): ListenConfig {
  const token = tokenFile === undefined ? environment[TOKEN_VARIABLE] || undefined : readToken(tokenFile);
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new UsageError(
      'the token has spaces or signs that a request cannot hold, expected letters and digits',
    );
  if (token !== undefined && token.length < MIN_TOKEN_LENGTH)
    throw new UsageError(`the token has ${token.length} signs, expected at least ${MIN_TOKEN_LENGTH}`);
  return {
    host,
    port: port === undefined ? defaultPort : parsePort(port),
    accessPolicy: new AccessPolicy({ host, names: name, token, trustsProxy: trustProxy }),
    trustsProxy: trustProxy,
    isOpen: token === undefined && !LOOPBACK.test(host),
  };
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UsageError(`'${file}' cannot be read, expected a file that holds a token`);
  }
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`--port '${text.slice(0, 40)}': expected a number from 0 to 65535`);
}
