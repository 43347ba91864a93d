import { GuardedPlugins } from '@gridproof/api';
import { afterAll } from 'vitest';
import { type AppOptions, createApp, defaultLimits, type ServerLimits, Service } from '../src/index.js';

/** A board with one answer and a path of one or two steps, and a large one that keeps threads busy. */
export const TAKUZU = 'takuzu\n1..0\n..0.\n.0..\n11..';
export const ANSWER = '1010\n0101\n0011\n1100';
export const SEVERAL = 'takuzu\n1..0\n....\n....\n....';
export const NONE = 'takuzu\n111.\n....\n....\n....';
export const blank = (side: number): string => `takuzu\n${Array(side).fill('.'.repeat(side)).join('\n')}`;

/** An app with default limits except for some, and its service; the threads end with the tests of the file. */
export function createTestApp(limits: Partial<ServerLimits> = {}, options: AppOptions = {}) {
  const plugins = new GuardedPlugins(import.meta.dirname);
  const service = new Service({
    plugins,
    limits: { ...defaultLimits(), rate: 0, concurrency: 2, ...limits },
    engine: 'cadical',
  });
  afterAll(() => service.close());
  const app = createApp(service, options);
  /** Sends a request with JSON or the text of a puzzle. */
  const ask = (path: string, body: object | string, more: RequestInit = {}) =>
    app.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...more,
      headers: {
        'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        ...more.headers,
      },
    });
  return { app, service, ask };
}

/** The events of a stream: their names and data. */
export const eventsIn = (text: string): readonly { readonly event: string; readonly data: any }[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
      return { event: fields.event, data: JSON.parse(fields.data) };
    });
