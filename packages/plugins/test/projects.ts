import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { UnusablePlugin } from '../src/candidate.js';
import { PluginRegistry, type RegistryOptions } from '../src/plugin-registry.js';

let root: string;

/** Gives each test of a file a folder of its own. Each file asks for it: where files share modules, this one is loaded once. */
export function inFreshFolders(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gridproof-plugins-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

/** A path in the folder of the present test. */
export const at = (...path: readonly string[]): string => join(root, ...path);

/** Writes a file, anything but text as JSON. */
export function write(path: string, content: unknown): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** What a package is made of: its module, and more of its manifest. */
export interface Parts {
  readonly module: string;
  readonly manifest: object;
}

/** Writes a package into a folder. */
export function put(folder: string, name: string, { module, manifest }: Parts): void {
  write(`${folder}/package.json`, { name, version: '1.2.3', type: 'module', main: 'index.js', ...manifest });
  write(`${folder}/index.js`, module);
}

/** Writes a project that depends on some packages, which are installed; returns its folder. */
export function project(name: string, packages: Readonly<Record<string, Parts>> = {}): string {
  const dependencies = Object.fromEntries(Object.keys(packages).map((one) => [one, '*']));
  write(`${name}/package.json`, { name: basename(name), version: '4.5.6', dependencies });
  for (const [one, parts] of Object.entries(packages)) put(`${name}/node_modules/${one}`, one, parts);
  return at(name);
}

/** What all puzzle types have, with some of it changed. */
export const puzzle = (id: string, changed = ''): Parts => ({
  manifest: { keywords: ['gridproof-puzzle'] },
  module: `const work = () => {};
export default {
  id: '${id}', title: '${id}', rules: {}, examples: [], parse: work, print: work, encode: work, decode: work,
  verify: work, draw: work, printAnswer: work, readAnswer: work, ${changed}
};`,
});

export const engine = (name: string): Parts => ({
  manifest: { keywords: ['gridproof-engine'] },
  module: `export default { name: '${name}', open() {} };`,
});

/** Who was left out, and why, in the words of the programs. */
export class Complaints {
  readonly said: string[] = [];
  readonly note = ({ name, why }: UnusablePlugin): void => {
    // Where the test runs is another folder each time.
    this.said.push(`${name} is left out: ${why}`.replaceAll(root, '…'));
  };
}

/** The puzzle types that a program finds, each with its package and where that was; nothing may be left out. */
export async function found(program: string, options: RegistryOptions): Promise<readonly string[]> {
  const complaints = new Complaints();
  const puzzles = await new PluginRegistry(program, { ...options, leaveOut: complaints.note }).puzzles();
  if (complaints.said.length) throw new Error(complaints.said.join('\n'));
  return puzzles.map(({ type, plugin }) => `${type.id}: ${plugin.name} ${plugin.version}, ${plugin.from}`);
}

/** What a program that looks for everything complains of. */
export async function complaints(program: string, options: RegistryOptions): Promise<string> {
  const { said, note } = new Complaints();
  const installed = new PluginRegistry(program, { ...options, leaveOut: note });
  await installed.puzzles();
  await installed.engines.usable();
  return said.join('\n');
}
