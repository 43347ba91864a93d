import { testPuzzle } from '@gridproof/testkit';
import { tapa } from './index.js';

testPuzzle(tapa);
