import { testPuzzle } from '@gridproof/testkit';
import { myGenre } from './index.js';

testPuzzle(myGenre);
