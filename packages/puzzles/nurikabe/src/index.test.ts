import { testPuzzle } from '@gridproof/testkit';
import { nurikabe } from './index.js';

testPuzzle(nurikabe);
