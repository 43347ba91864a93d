import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import { testEngine } from '@gridproof/testkit';

for (const engine of [z3, cadical]) testEngine(engine);
