import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextReader } from '@gridproof/picture';
import { UsageError } from '@gridproof/plugins';
import { findModule } from '@gridproof/runner';

/** The members of the package that this program uses. */
interface TesseractPackage {
  createTesseract(): { readonly readText: TextReader; close(): Promise<void> };
}

const PACKAGE = '@gridproof/picture-tesseract';

/**
 * Loads Tesseract, which is installed beside this program or for the current folder.
 * @throws {UsageError} with advice if it is not installed
 */
export async function loadTesseract(
  parents: readonly string[] = [join(process.cwd(), 'package.json'), import.meta.url],
): Promise<TesseractPackage> {
  const path = findModule(PACKAGE, parents);
  if (path !== undefined) return import(pathToFileURL(path).href);
  throw new UsageError(`--tesseract needs ${PACKAGE}: npm install ${PACKAGE}`);
}
