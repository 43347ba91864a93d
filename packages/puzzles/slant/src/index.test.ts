import { testPuzzle } from '@gridproof/testkit';
import { slant } from './index.js';

testPuzzle(slant);
