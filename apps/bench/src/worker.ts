import { parentPort, workerData } from 'node:worker_threads';
import { type Job, OwnThread } from './measure/stand.js';
import { Plugins } from './plugins.js';

const stand = new OwnThread(new Plugins(workerData.plugins));

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await stand.run(job)));
