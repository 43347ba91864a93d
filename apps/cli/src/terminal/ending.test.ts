import { expect, it } from 'vitest';
import { Ending } from './ending.js';

it('leaves signals to end the program while work lets no events in', async () => {
  const listeners = () => process.listenerCount('SIGTERM');
  const others = listeners();
  const ending = new Ending();
  expect(listeners()).toBe(others + 1);
  expect(await ending.busy(listeners)).toBe(others);
  await expect(ending.busy(() => Promise.reject(new Error('no puzzle')))).rejects.toThrow('no puzzle');
  expect(listeners()).toBe(others + 1);
  ending.stop();
  expect(listeners()).toBe(others);
});
