import { takuzu as after } from '../src/described.js';
import { takuzu as before } from '../src/index.js';
import { compare } from './old-and-new.js';

compare(before, after);
