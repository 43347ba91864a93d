import { testPuzzle } from '@gridproof/testkit';
import { shingoki } from './index.js';

testPuzzle(shingoki);
