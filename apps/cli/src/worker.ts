import { parentPort, workerData } from 'node:worker_threads';
import { start } from './compile-cache/start.js';
import type { FromThread, ProcessInfo, TerminalInfo, ToThread } from './thread/messages.js';

/** Milliseconds between two signs of life. */
const BEAT = 250;

const { keyboard, stdout, stderr } = workerData as ProcessInfo;

/** A thread's streams lead to the terminal, but do not know that they do. */
const showOn = (stream: NodeJS.WriteStream, { isTTY, columns, hasColors }: TerminalInfo) =>
  Object.assign(stream, isTTY ? { isTTY, columns, hasColors: () => hasColors } : {});

showOn(process.stdout, stdout);
showOn(process.stderr, stderr);
if (keyboard) Object.assign(process.stdin, { isTTY: true });
// A thread is sent no signals.
parentPort!.on('message', (signal: ToThread) => process.emit(signal, signal));
parentPort!.unref();
setInterval(() => parentPort!.postMessage('alive' satisfies FromThread), BEAT).unref();

start('own', (status) => parentPort!.postMessage(status satisfies FromThread));
