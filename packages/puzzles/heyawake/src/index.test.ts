import { testPuzzle } from '@gridproof/testkit';
import { heyawake } from './index.js';

testPuzzle(heyawake);
