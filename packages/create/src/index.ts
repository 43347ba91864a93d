export { type NameOptions, namesOf, type PackageNames } from './names.js';
export { PackageError } from './package-error.js';
export { runAtomically } from './run-atomically.js';
export { type PackageContext, writePuzzle } from './write-package.js';
