import type { PluginAction } from '@gridproof/api';
import { countChunks, readRun } from '@gridproof/farm';
import { UsageError } from '@gridproof/plugins';
import { openQueue, redisOption } from './redis.js';
import { versionsOf } from './request.js';

export const status: PluginAction & { readonly summary: string } = {
  summary: 'show the progress of a run',
  describe(command) {
    command
      .description('Shows the finished chunks of a run and the active workers.')
      .argument('<folder>', 'the folder of gridproof farm start')
      .addOption(redisOption());
  },
  async run([folder = ''], { redis }, context) {
    const run = await readRun(folder);
    if (!run) throw new UsageError(`'${folder}' is not the folder of a farm: gridproof farm start makes one`);
    const done = await countChunks(folder);
    const queue = await openQueue({ redis: String(redis), versions: versionsOf(context) }, context.say);
    try {
      const { workers, active, waiting } = await queue.counts();
      const total = run.chunks === undefined ? ' so far' : ` of ${run.chunks}`;
      context.out(`${done}${total} chunks are done\n`);
      context.out(
        `${workers} ${workers === 1 ? 'worker' : 'workers'}, ${active} chunks in hand, ${waiting} ready\n`,
      );
      return 0;
    } finally {
      await queue.close();
    }
  },
};
