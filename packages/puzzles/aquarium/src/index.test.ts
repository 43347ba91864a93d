import { testPuzzle } from '@gridproof/testkit';
import { aquarium } from './index.js';

testPuzzle(aquarium);
