import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { UnusablePlugin } from '../src/candidate.js';
import { PluginRegistry, type RegistryOptions } from '../src/plugin-registry.js';

let root: string;

/** Creates a folder for each test of the calling file. Each file calls it itself: where files share modules, this module is loaded once. */
export function useTemporaryFolders(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gridproof-plugins-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

/** A path in the folder of the current test. */
export const at = (...path: readonly string[]): string => join(root, ...path);

/** Writes a file; content other than text is written as JSON. */
export function write(path: string, content: unknown): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** The module and additional manifest fields of a package. */
export interface Parts {
  readonly module: string;
  readonly manifest: object;
}

/** Writes a package into a folder. */
export function put(folder: string, name: string, { module, manifest }: Parts): void {
  write(`${folder}/package.json`, { name, version: '1.2.3', type: 'module', main: 'index.js', ...manifest });
  write(`${folder}/index.js`, module);
}

/** Writes a project with installed dependencies; returns its folder. */
export function project(name: string, packages: Readonly<Record<string, Parts>> = {}): string {
  const dependencies = Object.fromEntries(Object.keys(packages).map((one) => [one, '*']));
  write(`${name}/package.json`, { name: basename(name), version: '4.5.6', dependencies });
  for (const [one, parts] of Object.entries(packages)) put(`${name}/node_modules/${one}`, one, parts);
  return at(name);
}

/** A puzzle package with all required members, some of them replaced. */
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

/** Collects unusable plugins as the messages of the programs. */
export class MessageCollector {
  readonly messages: string[] = [];
  readonly collect = ({ name, why }: UnusablePlugin): void => {
    // The folder of the test differs each time.
    this.messages.push(`${name} is left out: ${why}`.replaceAll(root, '…'));
  };
}

/** The puzzle types that a program finds, with package and location. Throws if any plugin is unusable. */
export async function listTypes(program: string, options: RegistryOptions): Promise<readonly string[]> {
  const unusableMessages = new MessageCollector();
  const puzzles = await new PluginRegistry(program, {
    ...options,
    onUnusable: unusableMessages.collect,
  }).puzzles();
  if (unusableMessages.messages.length) throw new Error(unusableMessages.messages.join('\n'));
  return puzzles.map(({ type, plugin }) => `${type.id}: ${plugin.name} ${plugin.version}, ${plugin.from}`);
}

/** The messages about unusable plugins of a program that loads everything. */
export async function complaints(program: string, options: RegistryOptions): Promise<string> {
  const { messages, collect } = new MessageCollector();
  const installed = new PluginRegistry(program, { ...options, onUnusable: collect });
  await installed.puzzles();
  await installed.engines.usable();
  return messages.join('\n');
}
