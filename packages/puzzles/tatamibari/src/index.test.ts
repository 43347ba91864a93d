import { testPuzzle } from '@gridproof/testkit';
import { tatamibari } from './index.js';

testPuzzle(tatamibari);
