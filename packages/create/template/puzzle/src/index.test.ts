import { testPuzzle } from '@gridproof/testkit';
import { myPuzzle } from './index.js';

testPuzzle(myPuzzle);
