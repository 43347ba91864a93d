import { connected } from '@gridproof/core';
import { testConstraint } from './constraint-suite.js';
import { someGraph } from './graphs.js';

testConstraint(
  'connected',
  someGraph.map((graph) => (model) => connected(graph(model))),
);
