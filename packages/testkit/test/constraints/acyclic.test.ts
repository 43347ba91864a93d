import { acyclic } from '@gridproof/core';
import { testConstraint } from './constraint-suite.js';
import { someGraph } from './graphs.js';

testConstraint(
  'acyclic',
  someGraph.map((graph) => (model) => acyclic(graph(model))),
);
