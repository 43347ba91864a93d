import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from './problem.js';

/** Options of an access policy. */
export interface AccessPolicyOptions {
  /** The address at which the server listens. */
  readonly host?: string | undefined;
  /** Additional host names of the server, as behind a proxy. */
  readonly names?: readonly string[] | undefined;
  /** The bearer token that clients must send. */
  readonly token?: string | undefined;
  /** Trusts the forwarded host name of a proxy. */
  readonly trustsProxy?: boolean | undefined;
}

/** Names of this computer. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that stand for all interfaces. */
const ALL_INTERFACES = ['0.0.0.0', '::'];

/**
 * Checks the host, origin and token of requests. Refuses pages of other sites, under any name of this computer, and, if
 * there is a token, requests without it.
 */
export class AccessPolicy {
  /** The accepted host names; undefined accepts all. */
  readonly #names: ReadonlySet<string> | undefined;
  readonly #token: Buffer | undefined;
  readonly #trustsProxy: boolean;

  constructor({ host, names = [], token, trustsProxy = false }: AccessPolicyOptions = {}) {
    const isAny = host === undefined || ALL_INTERFACES.includes(host) || trustsProxy;
    const hostNames = host === undefined || ALL_INTERFACES.includes(host) ? [] : [formatHost(host)];
    this.#names =
      isAny && names.length === 0
        ? undefined
        : new Set([...LOCAL, ...hostNames, ...names].map((name) => name.toLowerCase()));
    this.#token = token === undefined ? undefined : digest(token);
    this.#trustsProxy = trustsProxy;
  }

  /** Throws `Problem` for a refused request. */
  check({ headers }: Pick<Request, 'headers'>): void {
    const host = this.#hostOf(headers);
    if (this.#names && (host === undefined || !this.#names.has(host)))
      throw new Problem(403, 'wrong-host', `this server is not called '${shown(host)}'`);
    const origin = headers.get('origin');
    if (origin !== null && !this.#isOwn(origin, host))
      throw new Problem(403, 'wrong-origin', `pages of '${shown(origin)}' may not ask`);
    if (this.#token) this.#checkToken(headers.get('authorization'), this.#token);
  }

  /** Whether an origin belongs to this server or this computer. */
  #isOwn(origin: string, host: string | undefined): boolean {
    const name = hostNameOf(origin);
    if (name === undefined) return false;
    return LOCAL.includes(name) || (this.#names ? this.#names.has(name) : name === host);
  }

  #hostOf(headers: Headers): string | undefined {
    const forwarded = this.#trustsProxy ? headers.get('x-forwarded-host') : undefined;
    return hostNameOf(`http://${forwarded ?? headers.get('host') ?? ''}`);
  }

  #checkToken(said: string | null, token: Buffer): void {
    const [, truncate] = /^Bearer +(\S+) *$/i.exec(said ?? '') ?? [];
    if (truncate !== undefined && timingSafeEqual(digest(truncate), token)) return;
    const isWrong = truncate !== undefined;
    throw new Problem(
      401,
      isWrong ? 'wrong-token' : 'no-token',
      `${isWrong ? 'the token is not the right one' : 'there is no token'}, expected 'Authorization: Bearer ...'`,
      { challenge: `Bearer realm="gridproof"${isWrong ? ', error="invalid_token"' : ''}` },
    );
  }
}

/** A hash, so that a comparison reveals neither the length nor the content of the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const formatHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** The host name in a URL; undefined if it is invalid. */
function hostNameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname || undefined;
  } catch {
    return undefined;
  }
}

const shown = (text = ''): string => text.slice(0, 100);
