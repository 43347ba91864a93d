import { testPuzzle } from '@gridproof/testkit';
import { thermometers } from './index.js';

testPuzzle(thermometers);
