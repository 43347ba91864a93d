import { parentPort, workerData } from 'node:worker_threads';
import { type BenchJob, InlineBench } from './measure/bench-thread.js';
import { Plugins } from './plugins.js';

const stand = new InlineBench(new Plugins(workerData.plugins));

parentPort!.on('message', async (job: BenchJob) => parentPort!.postMessage(await stand.run(job)));
