import { lits as after } from '../src/described.js';
import { lits as before } from '../src/index.js';
import { compare } from './old-and-new.js';

compare(before, after);
