// Command lines run as a person types them, quietly; none outlives this process.
import { spawn } from 'node:child_process';

/** A command that hangs is not waited for longer than this. */
const LIMIT = 600_000;
const running = new Set();
let stopped = false;

/** Runs a command line that must end with a status, 0 by default; resolves with what it printed. */
export async function run(command, folder, env, expected = 0) {
  const { status, signal, ...printed } = await start(command, folder, env);
  if (status === expected) return printed;
  const ending = signal ? `was ended by ${signal}` : `ended with status ${status}, expected ${expected}`;
  const output = [printed.stdout, printed.stderr].map((text) => text.trim()).filter(Boolean);
  throw new Error([`${command}\n${ending}`, ...output].join('\n\n'));
}

/** Ends what runs, and lets nothing more begin. */
export function stop() {
  stopped = true;
  for (const child of running) end(child);
}

function start(command, folder, env) {
  return new Promise((resolve, reject) => {
    if (stopped) return reject(new Error(`${command}\nwas not begun`));
    const child = spawn(command, {
      cwd: folder,
      env,
      shell: true,
      // In a group of its own, so that what it starts is ended with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        printed[name] += text;
      });
    const timer = setTimeout(() => end(child), LIMIT);
    child.once('error', reject);
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ status, signal, ...printed });
    });
  });
}

function end({ pid }) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
