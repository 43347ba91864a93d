import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';

/**
 * Checks that all inputs are readable files before any work starts. `otherwise` advises on arguments that are not files.
 * @throws UsageError for the first input that is not a readable file.
 */
export function checkFiles(files: readonly string[], otherwise: string): void {
  if (files.filter((file) => file === '-').length > 1)
    throw new UsageError('standard input is read once, and here it is named twice');
  for (const file of files) {
    if (file === '-') continue;
    if (!existsSync(file)) throw new UsageError(`there is no file '${file}'; ${otherwise}`);
    if (statSync(file).isDirectory()) throw new UsageError(`'${file}' is a folder, expected a file`);
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}
