import { testPuzzle } from '@gridproof/testkit';
import { norinori } from './index.js';

testPuzzle(norinori);
