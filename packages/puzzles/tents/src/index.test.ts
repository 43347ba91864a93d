import { testPuzzle } from '@gridproof/testkit';
import { tents } from './index.js';

testPuzzle(tents);
