export { allOrNothing } from './all-or-nothing.js';
export { type Given, type Names, namesOf } from './names.js';
export { UsageError } from './usage-error.js';
export { type PackageContext, writePuzzle } from './write-package.js';
