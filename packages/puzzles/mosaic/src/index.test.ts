import { testPuzzle } from '@gridproof/testkit';
import { mosaic } from './index.js';

testPuzzle(mosaic);
