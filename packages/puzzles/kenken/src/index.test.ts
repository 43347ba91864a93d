import { testPuzzle } from '@gridproof/testkit';
import { kenken } from './index.js';

testPuzzle(kenken);
