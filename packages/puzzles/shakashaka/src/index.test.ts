import { testPuzzle } from '@gridproof/testkit';
import { shakashaka } from './index.js';

testPuzzle(shakashaka);
