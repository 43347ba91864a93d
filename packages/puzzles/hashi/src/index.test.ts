import { testPuzzle } from '@gridproof/testkit';
import { hashi } from './index.js';

testPuzzle(hashi);
