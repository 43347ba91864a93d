export { allOrNothing } from './as-before.js';
export { type Given, type Names, namesOf } from './names.js';
export { UsageError } from './usage-error.js';
export { type Surroundings, writePuzzle } from './write.js';
