export { NameError, type Names, namesOf, type Told } from './names.js';
export { FolderError, type Surroundings, writePuzzle } from './write.js';
