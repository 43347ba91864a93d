import { testPuzzle } from '@gridproof/testkit';
import { magnets } from './index.js';

testPuzzle(magnets);
