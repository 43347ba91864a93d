// The project folder of a user, independent of this repository.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparable } from '../code-blocks.mjs';
import { run } from './run-command.mjs';
import { bytesIn } from './sizes.mjs';

export class Project {
  /** Creates the folder if it does not exist. Commands run in it with this environment, which sets the registry. */
  constructor(folder, environment) {
    this.folder = folder;
    this.environment = environment;
    mkdirSync(folder, { recursive: true });
  }

  /** Runs a command line and checks its exit status (default: 0). Resolves with its output. */
  run(command, status = 0) {
    return run(command, this.folder, this.environment, status);
  }

  /** Runs a command line and checks its output, apart from times. */
  async runPrinting(command, expected) {
    const { stdout } = await this.run(command);
    if (comparable(stdout) !== comparable(expected))
      throw new Error(`${command}\nprinted\n\n${stdout.trim()}\n\nexpected\n\n${expected.trim()}`);
  }

  write(file, content) {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(this.folder, file), text);
  }

  /** Returns whether a package is installed, directly or as a dependency. */
  hasPackage(name) {
    return existsSync(join(this.folder, 'node_modules', name));
  }

  /** Size of all installed files, in bytes. */
  get installedBytes() {
    return bytesIn(join(this.folder, 'node_modules'));
  }
}
