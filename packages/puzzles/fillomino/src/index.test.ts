import { testPuzzle } from '@gridproof/testkit';
import { fillomino } from './index.js';

testPuzzle(fillomino);
