import { testPuzzle } from '@gridproof/testkit';
import { nonogram } from './index.js';

testPuzzle(nonogram);
