import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { UsageError } from '@gridproof/plugins';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';

/** The package of the playground. */
const PACKAGE = '@gridproof/web';

/** Content codings, best first, with the file extension of each. */
const CODINGS = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof CODINGS;
const IDENTITY = 'identity';

interface PageFile {
  readonly bytes: ReadonlyMap<Coding | typeof IDENTITY, Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A built page. All files are read once at the start, so that no path of a request reaches the disk. Files compressed by
 * the build, such as `app.js.br` beside `app.js`, are sent to clients that accept them.
 */
export class StaticSite {
  readonly #files: ReadonlyMap<string, PageFile>;

  /** Throws `UsageError` if the folder has no page. */
  constructor(folder: string) {
    const names = new Set(listFiles(folder));
    if (!names.has('index.html'))
      throw new UsageError(`'${folder}' has no index.html, expected the folder of a built page`);
    const uncompressed = [...names].filter((name) => !isCompressed(name, names));
    this.#files = new Map(uncompressed.map((name) => [`/${name}`, loadFile(folder, name, names)]));
  }

  /** Whether a path has a file. */
  has(path: string): boolean {
    return this.#at(path) !== undefined;
  }

  /** The response for the path of a request; undefined if there is no file. */
  respond(c: Context): Response | undefined {
    const file = this.#at(c.req.path);
    if (!file) return undefined;
    const { bytes, headers } = file;
    const coding = accepts(c, {
      header: 'Accept-Encoding',
      supports: [...bytes.keys()],
      default: IDENTITY,
      match: (accepted, { supports, default: fallback }) =>
        supports.find((one) => accepted.some(({ type, q }) => type.toLowerCase() === one && q > 0)) ??
        fallback,
    }) as Coding | typeof IDENTITY;
    const body = bytes.get(coding)!;
    const codingHeader = coding === IDENTITY ? undefined : { 'content-encoding': coding };
    return new Response(body, {
      headers: { ...headers, ...codingHeader, 'content-length': `${body.length}` },
    });
  }

  #at(path: string): PageFile | undefined {
    return this.#files.get(path === '/' ? '/index.html' : path);
  }
}

/** The folder of the playground as resolved from a module. Throws `UsageError` in a clone without a build. */
export function playgroundFolder(from = import.meta.url): string {
  const manifest = createRequire(from).resolve(`${PACKAGE}/package.json`);
  const folder = join(dirname(manifest), 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError('the playground has not been built yet; npm run build does it');
  return folder;
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    throw new UsageError(`'${folder}' cannot be read, expected the folder of a built page`);
  }
}

/** Whether a file is the compressed form of another one. */
const isCompressed = (name: string, names: ReadonlySet<string>): boolean =>
  Object.values(CODINGS).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));

/**
 * The content security policy of a page as a header, with a directive that is only valid in headers: only pages of this
 * server may frame it.
 */
function policyHeader(html: Uint8Array): Readonly<Record<string, string>> {
  const META = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/;
  const own = META.exec(Buffer.from(html).toString())?.[1];
  return { 'content-security-policy': [own, "frame-ancestors 'self'"].filter(Boolean).join('; ') };
}

function loadFile(folder: string, name: string, names: ReadonlySet<string>): PageFile {
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const plain = read(name);
  const compressed = (Object.entries(CODINGS) as [Coding, string][])
    .filter(([, ending]) => names.has(`${name}${ending}`))
    .map(([coding, ending]) => [coding, read(`${name}${ending}`)] as const);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return {
    bytes: new Map([...compressed, [IDENTITY, plain]]),
    headers: {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      ...(name.endsWith('.html') && policyHeader(plain)),
      // File names of assets contain a hash of their content.
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      // All codings of a file share the tag.
      etag: `W/"${digest}"`,
      vary: 'accept-encoding',
    },
  };
}
