import { testPuzzle } from '@gridproof/testkit';
import { lits } from './index.js';

testPuzzle(lits);
