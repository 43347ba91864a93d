import { testPuzzle } from '@gridproof/testkit';
import { minesweeper } from './index.js';

testPuzzle(minesweeper);
