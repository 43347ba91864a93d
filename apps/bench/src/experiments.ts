import { addErrors } from './experiments/errors-command.js';
import { addRatings } from './experiments/ratings-command.js';
import { finish } from './finish.js';
import { main } from './main.js';

// Run by hand, now and then, for work on core.
await finish(
  main(process.argv, {
    name: 'gridproof-bench-experiments',
    description: 'Measures how good reasons and ratings are.',
    commands: [addErrors, addRatings],
  }),
);
