import { z3 } from '@gridproof/engine-z3';
import { testEngine } from '@gridproof/testkit';

testEngine(z3);
