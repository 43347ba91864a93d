import { testPuzzle } from '@gridproof/testkit';
import { kurodoko } from './index.js';

testPuzzle(kurodoko);
