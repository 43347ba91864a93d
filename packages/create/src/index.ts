export { allOrNothing } from './as-before.js';
export { type Names, namesOf, type Told } from './names.js';
export { UsageError } from './usage-error.js';
export { type Surroundings, writePuzzle } from './write.js';
