import { testPuzzle } from '@gridproof/testkit';
import { yinYang } from './index.js';

testPuzzle(yinYang);
