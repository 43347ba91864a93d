import { addErrors } from './experiments/errors-command.js';
import { addFeedback } from './experiments/feedback-command.js';
import { addRatings } from './experiments/ratings-command.js';
import { addReaders } from './experiments/readers-command.js';
import { finish } from './finish.js';
import { main } from './main.js';

// Run by hand, now and then, for work on core.
await finish(
  main(process.argv, {
    name: 'gridproof-bench-experiments',
    description: 'Measures how good reasons, ratings and feedback are, and how long reading takes.',
    commands: [addErrors, addFeedback, addRatings, addReaders],
  }),
);
