import { testPuzzle } from '@gridproof/testkit';
import { shikaku } from './index.js';

testPuzzle(shikaku);
