import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder for the files of a test, removed after all tests of the file. */
export class Folder {
  readonly folder = mkdtempSync(join(tmpdir(), 'gridproof-'));

  constructor() {
    folders.push(this.folder);
  }

  path(...parts: readonly string[]): string {
    return join(this.folder, ...parts);
  }

  /** Writes a file: text and bytes unchanged, anything else as JSON. Returns its path. */
  write(name: string, content: unknown): string {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
    return path;
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }
}
