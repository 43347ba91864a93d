import { testPuzzle } from '@gridproof/testkit';
import { slitherlink } from './index.js';

testPuzzle(slitherlink);
