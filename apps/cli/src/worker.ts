import { parentPort, workerData } from 'node:worker_threads';
import { start } from './compile-cache/start.js';
import type { FromThread, ProcessInfo, TerminalInfo, ToThread } from './thread/supervisor.js';

/** Milliseconds between two heartbeats. */
const BEAT = 250;

const { keyboard, stdout, stderr } = workerData as ProcessInfo;

/** Makes a thread's stream behave like the terminal it leads to. */
const showOn = (stream: NodeJS.WriteStream, { isTTY, columns, hasColors }: TerminalInfo) =>
  Object.assign(stream, isTTY ? { isTTY, columns, hasColors: () => hasColors } : {});

showOn(process.stdout, stdout);
showOn(process.stderr, stderr);
if (keyboard) Object.assign(process.stdin, { isTTY: true });
// Threads receive no signals themselves.
parentPort!.on('message', (signal: ToThread) => process.emit(signal, signal));
parentPort!.unref();
setInterval(() => parentPort!.postMessage('alive' satisfies FromThread), BEAT).unref();

start('own', (status) => parentPort!.postMessage(status satisfies FromThread));
