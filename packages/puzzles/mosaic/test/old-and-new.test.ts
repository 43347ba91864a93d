import { mosaic as after } from '../src/described.js';
import { mosaic as before } from '../src/index.js';
import { compare } from './old-and-new.js';

compare(before, after);
