import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '@gridproof/plugins';

/** The package of the playground. */
const PACKAGE = '@gridproof/web';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A built page. Its files are read once, when the server starts: no path that is asked for leads to the disk. */
export class Page {
  readonly #files: ReadonlyMap<string, PageFile>;

  /** Throws `UsageError` where the folder holds no page. */
  constructor(folder: string) {
    const names = filesIn(folder);
    if (!names.includes('index.html'))
      throw new UsageError(`'${folder}' has no index.html, expected the folder of a built page`);
    this.#files = new Map(names.map((name) => [`/${name}`, fileAt(join(folder, name), name)]));
  }

  /** What stands at a path; undefined where nothing does. */
  at(path: string): Response | undefined {
    const file = this.#files.get(path === '/' ? '/index.html' : path);
    return file && new Response(file.bytes, { headers: file.headers });
  }
}

/** The folder of the playground, where its package is installed in the working folder's project or beside this one. */
export function installedPage(): string | undefined {
  for (const from of [pathToFileURL(join(process.cwd(), 'package.json')).href, import.meta.url]) {
    try {
      return join(dirname(createRequire(from).resolve(`${PACKAGE}/package.json`)), 'dist');
    } catch {
      // It is not installed there.
    }
  }
  return undefined;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    throw new UsageError(`'${folder}' cannot be read, expected the folder of a built page`);
  }
}

const fileAt = (path: string, name: string): PageFile => ({
  bytes: new Uint8Array(readFileSync(path)),
  headers: {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    // What is in there has a name of its own with each change.
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  },
});
