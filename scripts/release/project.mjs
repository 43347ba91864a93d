// A folder of a user who has never seen this repository.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparable } from '../code-blocks.mjs';
import { run } from './run-command.mjs';
import { bytesIn } from './sizes.mjs';

export class Project {
  /** Makes the folder if it is not there; what is run in it gets this environment, and so its registry. */
  constructor(folder, environment) {
    this.folder = folder;
    this.environment = environment;
    mkdirSync(folder, { recursive: true });
  }

  /** Runs a command line that must end with a status, 0 by default; resolves with what it printed. */
  run(command, status = 0) {
    return run(command, this.folder, this.environment, status);
  }

  /** Runs a command line that must print this, but for its times. */
  async runPrinting(command, expected) {
    const { stdout } = await this.run(command);
    if (comparable(stdout) !== comparable(expected))
      throw new Error(`${command}\nprinted\n\n${stdout.trim()}\n\nexpected\n\n${expected.trim()}`);
  }

  write(file, content) {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(this.folder, file), text);
  }

  /** Whether a package has been installed, for whomever. */
  has(name) {
    return existsSync(join(this.folder, 'node_modules', name));
  }

  /** Bytes of everything that is installed. */
  get installed() {
    return bytesIn(join(this.folder, 'node_modules'));
  }
}
