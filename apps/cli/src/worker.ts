import { workerData } from 'node:worker_threads';
import { start } from './code/start.js';
import type { Screen, Surroundings } from './thread/messages.js';

const { keyboard, stdout, stderr } = workerData as Surroundings;

/** A thread's streams lead to the terminal, but do not know that they do. */
const showOn = (stream: NodeJS.WriteStream, { isTTY, columns, hasColors }: Screen) =>
  Object.assign(stream, isTTY ? { isTTY, columns, hasColors: () => hasColors } : {});

showOn(process.stdout, stdout);
showOn(process.stderr, stderr);
if (keyboard) Object.assign(process.stdin, { isTTY: true });

start('own');
