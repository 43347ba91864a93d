import { testPuzzle } from '@gridproof/testkit';
import { signpost } from './index.js';

testPuzzle(signpost);
