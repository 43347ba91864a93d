import { parentPort, workerData } from 'node:worker_threads';
import { usePlugins } from './installed.js';
import { type Job, OwnThread } from './measure/stand.js';

usePlugins(workerData.plugins);
const stand = new OwnThread();

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await stand.run(job)));
