import { testPuzzle } from '@gridproof/testkit';
import { masyu } from './index.js';

testPuzzle(masyu);
