import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { SignalHandler } from './signal-handler.js';

it('leaves signals to end the program while work lets no events in', async () => {
  const signals = Object.assign(new EventEmitter(), { exitSoon: () => {} });
  const listeners = () => signals.listenerCount('SIGTERM');
  const ending = new SignalHandler(signals);
  expect(listeners()).toBe(1);
  expect(await ending.busy(listeners)).toBe(0);
  await expect(ending.busy(() => Promise.reject(new Error('no puzzle')))).rejects.toThrow('no puzzle');
  expect(listeners()).toBe(1);
  ending.stop();
  expect(listeners()).toBe(0);
});
