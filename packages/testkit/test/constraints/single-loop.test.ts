import { singleLoop } from '@gridproof/core';
import { testConstraint } from './constraint-suite.js';
import { someGraph } from './graphs.js';

testConstraint(
  'singleLoop',
  someGraph.map((graph) => (model) => singleLoop(graph(model))),
);
