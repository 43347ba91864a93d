import { parentPort } from 'node:worker_threads';
import { type Job, OwnThread } from './stand.js';

const stand = new OwnThread();

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await stand.run(job)));
