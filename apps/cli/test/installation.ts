import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Folder } from './folder.js';

const home = fileURLToPath(new URL('..', import.meta.url));

/** A package to write: its modules, and additional fields of its manifest. */
export interface Written {
  readonly manifest?: object;
  readonly modules: Readonly<Record<string, string>>;
}

/** A folder in which this program is installed as by npm, with only its own dependencies. */
export class Installation extends Folder {
  /** Path of the installed program. */
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

  /** Installs packages of this repository, or writes others, and makes them dependencies of the project. */
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

  /** Links a dependency or development dependency of this program into the node_modules of a folder. */
  link(name: string, folder = ''): void {
    const place = this.path(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(home, 'node_modules', name)), place);
  }
}
