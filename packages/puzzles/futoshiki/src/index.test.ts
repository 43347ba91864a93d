import { testPuzzle } from '@gridproof/testkit';
import { futoshiki } from './index.js';

testPuzzle(futoshiki);
