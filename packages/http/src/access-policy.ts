import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from './problem.js';

/** Who may ask. */
export interface AccessPolicyOptions {
  /** Where it listens. */
  readonly host?: string | undefined;
  /** Other names that it is known by, as behind a proxy. */
  readonly names?: readonly string[] | undefined;
  /** What a client has to show. */
  readonly token?: string | undefined;
  /** A proxy in front hands on what is asked of it, by whichever name. */
  readonly trustsProxy?: boolean | undefined;
}

/** What this computer calls itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that stand for all of a computer's own. */
const ANY = ['0.0.0.0', '::'];

/**
 * Lets requests in, or not. A page of another site that a browser shows may not ask, under whatever name it reaches this computer; and where
 * there is a token, nobody without it.
 */
export class AccessPolicy {
  /** The only names by which it may be reached; undefined where it goes by any. */
  readonly #names: ReadonlySet<string> | undefined;
  readonly #token: Buffer | undefined;
  readonly #trustsProxy: boolean;

  constructor({ host, names = [], token, trustsProxy = false }: AccessPolicyOptions = {}) {
    const isAny = host === undefined || ANY.includes(host) || trustsProxy;
    const own = host === undefined || ANY.includes(host) ? [] : [bracketed(host)];
    this.#names =
      isAny && names.length === 0
        ? undefined
        : new Set([...LOCAL, ...own, ...names].map((name) => name.toLowerCase()));
    this.#token = token === undefined ? undefined : digest(token);
    this.#trustsProxy = trustsProxy;
  }

  /** Throws `Problem` for a request that is not let in. */
  pass({ headers }: Pick<Request, 'headers'>): void {
    const host = this.#hostOf(headers);
    if (this.#names && (host === undefined || !this.#names.has(host)))
      throw new Problem(403, 'wrong-host', `this server is not called '${shown(host)}'`);
    const origin = headers.get('origin');
    if (origin !== null && !this.#isOwn(origin, host))
      throw new Problem(403, 'wrong-origin', `pages of '${shown(origin)}' may not ask`);
    if (this.#token) this.#know(headers.get('authorization'), this.#token);
  }

  /** Whether a page is one of this server, or of this computer. */
  #isOwn(origin: string, host: string | undefined): boolean {
    const name = nameIn(origin);
    if (name === undefined) return false;
    return LOCAL.includes(name) || (this.#names ? this.#names.has(name) : name === host);
  }

  #hostOf(headers: Headers): string | undefined {
    const forwarded = this.#trustsProxy ? headers.get('x-forwarded-host') : undefined;
    return nameIn(`http://${forwarded ?? headers.get('host') ?? ''}`);
  }

  #know(said: string | null, token: Buffer): void {
    const [, shown] = /^Bearer +(\S+) *$/i.exec(said ?? '') ?? [];
    if (shown !== undefined && timingSafeEqual(digest(shown), token)) return;
    const isWrong = shown !== undefined;
    throw new Problem(
      401,
      isWrong ? 'wrong-token' : 'no-token',
      `${isWrong ? 'the token is not the right one' : 'there is no token'}, expected 'Authorization: Bearer ...'`,
      { challenge: `Bearer realm="gridproof"${isWrong ? ', error="invalid_token"' : ''}` },
    );
  }
}

/** Of one length whatever the token is, so that comparing two says nothing about it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** The name in an address; undefined where it is none. */
function nameIn(address: string): string | undefined {
  try {
    return new URL(address).hostname || undefined;
  } catch {
    return undefined;
  }
}

const shown = (text = ''): string => text.slice(0, 100);
