import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Folder } from './folder.js';

const home = fileURLToPath(new URL('..', import.meta.url));

/** A package as somebody writes it: its modules, and what its manifest has besides. */
export interface Written {
  readonly manifest?: object;
  readonly modules: Readonly<Record<string, string>>;
}

/** A folder of its own in which this program is installed as npm does it, with no more than what it depends on. */
export class Installation extends Folder {
  /** The program that is installed there. */
  readonly bin: string;

  constructor() {
    super();
    const program = this.path('node_modules/gridproof');
    for (const part of ['dist', 'package.json'])
      cpSync(join(home, part), join(program, part), { recursive: true });
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) this.link(name);
    this.bin = join(program, 'dist', 'bin.cjs');
    this.write('package.json', { name: 'player', private: true, dependencies: { gridproof: '*' } });
  }

  /** Installs packages of this repository, or writes others, and makes the project depend on them. */
  install(...packages: readonly (string | readonly [name: string, written: Written])[]): void {
    const { dependencies, ...manifest } = JSON.parse(this.text('package.json'));
    for (const one of packages) {
      const name = typeof one === 'string' ? one : one[0];
      dependencies[name] = '*';
      if (typeof one === 'string') this.link(name);
      else this.put(`node_modules/${name}`, name, one[1]);
    }
    this.write('package.json', { ...manifest, dependencies });
  }

  /** Writes a package into a folder. */
  put(folder: string, name: string, { manifest, modules }: Written): void {
    this.write(`${folder}/package.json`, {
      name,
      version: '1.2.3',
      type: 'module',
      main: 'index.js',
      ...manifest,
    });
    for (const [file, text] of Object.entries(modules)) this.write(`${folder}/${file}`, text);
  }

  /** A package that this program depends on or is developed with, under a folder's node_modules. */
  link(name: string, folder = ''): void {
    const place = this.path(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(home, 'node_modules', name)), place);
  }
}
