import { parentPort, workerData } from 'node:worker_threads';
import { InlineBench, type Job } from './measure/bench-thread.js';
import { Plugins } from './plugins.js';

const stand = new InlineBench(new Plugins(workerData.plugins));

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await stand.run(job)));
