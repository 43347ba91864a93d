import { testPuzzle } from '@gridproof/testkit';
import { galaxies } from './index.js';

testPuzzle(galaxies);
