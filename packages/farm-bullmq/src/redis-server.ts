import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Whether a Redis server is installed on this machine. */
export const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server for tests, on a free port, with a folder of its own. */
export class RedisServer {
  /** The folder of its files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'gridproof-redis-'));
  #process: ChildProcess | undefined;
  #port = 0;

  /** The URL of the server. */
  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts the server and waits until it responds. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const settings = { port: this.#port, bind: '127.0.0.1', dir: this.folder, appendonly: 'yes', save: '' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#process = spawn('redis-server', args, { stdio: 'ignore' });
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => {});
    for (;;)
      try {
        await redis.connect();
        break;
      } catch {
        await wait(20);
      }
    redis.disconnect();
  }

  /** Kills the server and keeps its files. */
  async stop(): Promise<void> {
    const closed = once(this.#process!, 'close');
    this.#process!.kill('SIGKILL');
    await closed;
  }

  /** Restarts the server, with or without its file. */
  async restart({ file }: { readonly file: boolean }): Promise<void> {
    await this.stop();
    if (!file) rmSync(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
    await this.start();
  }

  /** Kills the server and removes its files. */
  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address!.port : 0;
}
