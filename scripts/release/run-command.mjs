// Runs command lines quietly, as typed into a shell. All end with this process.
import { spawn } from 'node:child_process';

/** Time limit of a command, in milliseconds. */
const LIMIT = 600_000;
const processes = new Set();
let stopped = false;

/** Runs a command line and checks its exit status (default: 0). Resolves with its output. */
export async function run(command, folder, env, expected = 0) {
  const { status, signal, ...printed } = await start(command, folder, env);
  if (status === expected) return printed;
  const ending = signal ? `was ended by ${signal}` : `ended with status ${status}, expected ${expected}`;
  const output = [printed.stdout, printed.stderr].map((text) => text.trim()).filter(Boolean);
  throw new Error([`${command}\n${ending}`, ...output].join('\n\n'));
}

/** Ends running commands and prevents new ones. */
export function stop() {
  stopped = true;
  for (const child of processes) end(child);
}

function start(command, folder, env) {
  return new Promise((resolve, reject) => {
    if (stopped) return reject(new Error(`${command}\nwas not begun`));
    const child = spawn(command, {
      cwd: folder,
      env,
      shell: true,
      // A process group of its own, so that child processes end too.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.add(child);
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        printed[name] += text;
      });
    const timer = setTimeout(() => end(child), LIMIT);
    child.once('error', reject);
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      processes.delete(child);
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
