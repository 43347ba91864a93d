import { testPuzzle } from '@gridproof/testkit';
import { palisade } from './index.js';

testPuzzle(palisade);
