import { parentPort, workerData } from 'node:worker_threads';
import { main } from './main.js';
import type { FromThread, Screen, Surroundings } from './thread/messages.js';

const { keyboard, stdout, stderr } = workerData as Surroundings;

/** A thread's streams lead to the terminal, but do not know it. */
const showOn = (stream: NodeJS.WriteStream, { isTTY, columns, hasColors }: Screen) =>
  Object.assign(stream, isTTY ? { isTTY, columns, hasColors: () => hasColors } : {});

/** Everything that was written is on its way. */
const flushed = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write('', resolve));

showOn(process.stdout, stdout);
showOn(process.stderr, stderr);
if (keyboard) Object.assign(process.stdin, { isTTY: true });

const status = await main(process.argv);
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
parentPort!.postMessage({ status } satisfies FromThread);
