import { testPuzzle } from '@gridproof/testkit';
import { takuzu } from './index.js';

testPuzzle(takuzu);
