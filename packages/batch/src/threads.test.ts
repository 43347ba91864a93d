import { expect, test } from 'vitest';
import { threadsFor } from './threads.js';

test('there are as many threads as processors, or fewer', () => {
  expect(threadsFor({}, 4)).toEqual({ threads: 4 });
  expect(threadsFor({ jobs: 3 }, 4)).toEqual({ threads: 3 });
  expect(threadsFor({ jobs: 3, oversubscribe: true }, 4)).toEqual({ threads: 3 });
});

test('uses more threads than processors only with a second option, and prints a notice either way', () => {
  expect(threadsFor({ jobs: 256 }, 2)).toMatchInlineSnapshot(`
    {
      "notice": "2 threads are used, since there are 2 processors; with --oversubscribe, up to 256",
      "threads": 2,
    }
  `);
  expect(threadsFor({ jobs: 2 }, 1)).toMatchInlineSnapshot(`
    {
      "notice": "one thread is used, since there is one processor; with --oversubscribe, up to 2",
      "threads": 1,
    }
  `);
  expect(threadsFor({ jobs: 8, oversubscribe: true }, 2)).toMatchInlineSnapshot(`
    {
      "notice": "up to 8 threads share 2 processors",
      "threads": 8,
    }
  `);
});
