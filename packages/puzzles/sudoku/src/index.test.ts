import { testPuzzle } from '@gridproof/testkit';
import { sudoku } from './index.js';

testPuzzle(sudoku);
