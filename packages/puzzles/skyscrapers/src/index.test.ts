import { testPuzzle } from '@gridproof/testkit';
import { skyscrapers } from './index.js';

testPuzzle(skyscrapers);
