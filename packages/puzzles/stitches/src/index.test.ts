import { testPuzzle } from '@gridproof/testkit';
import { stitches } from './index.js';

testPuzzle(stitches);
