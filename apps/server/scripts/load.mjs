// Measures the server under load: `node apps/server/scripts/load.mjs [SECONDS] [SIDE ...]`, after a build. Starts the
// command line's server on a free port of this machine and sends ordinary boards: 300 a second, as many as possible, and
// the same while another client sends boards without clues, of 100x100 and 50x50 or of the given sides. The loss is
// compared with the rate just before and just after.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const [seconds = '8', ...sides] = process.argv.slice(2);
const SECONDS = Math.min(60, Number(seconds));
const SIDES = sides.length > 0 ? sides.map(Number) : [100, 50];
const HOSTILE = 20;
const program = fileURLToPath(new URL('../../cli/dist/bin.cjs', import.meta.url));

/** Newspaper boards, an easy path and a loop. */
const BOARDS = [
  'sudoku\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79',
  'sudoku\n..3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n..26.95..\n8..2.3..9\n..5.1.3..',
  'takuzu\n1..0..\n..00.1\n.00..1\n......\n00.1..\n.1..00',
  'slitherlink\n3.2.3\n.1.2.\n2...2\n.2.1.\n3.3.2',
];
const blank = (side) => `takuzu\n${Array(side).fill('.'.repeat(side)).join('\n')}`;

const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--no-page', '--rate', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) =>
  child.stdout.once('data', (text) => resolve(`${text}`.trim())),
);

/** Seconds of processor time that the server used. */
async function processor() {
  const text = await (await fetch(new URL('/metrics', address))).text();
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)[1]);
}

/** Sends ordinary boards for some seconds. */
async function ordinary({ rate, seconds = SECONDS }) {
  const before = await processor();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections: 20,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    requests: BOARDS.map((body) => ({
      method: 'POST',
      path: '/v1/solve',
      headers: { 'content-type': 'text/plain' },
      body,
    })),
  });
  const { p50, p99, max } = latency;
  const cost = (1000 * ((await processor()) - before)) / requests.total;
  return { rate: requests.average, p50, p99, max, failed: non2xx + errors, cost };
}

/** Another client, at another address of this machine, that sends empty boards over some connections until it is stopped. */
function hostile(side, connections) {
  let isOver = false;
  let requestCount = 0;
  const open = new Set();
  const statuses = {};
  const { hostname, port } = new URL(address);
  const again = () => {
    if (isOver) return;
    requestCount++;
    const sent = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/v1/solve?timeout=10000',
        localAddress: '127.0.0.2',
        headers: { 'content-type': 'text/plain' },
      },
      (response) => {
        statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
        response.resume().on('end', () => (response.statusCode === 503 ? setTimeout(again, 20) : again()));
      },
    );
    open.add(sent);
    sent.on('close', () => open.delete(sent));
    sent.on('error', () => {});
    sent.end(blank(side));
  };
  for (let n = 0; n < connections; n++) again();
  return () => {
    isOver = true;
    for (const sent of open) sent.destroy();
    return { requestCount, statuses };
  };
}

const shown = (what, one, more = '') =>
  console.log(
    `${what.padEnd(44)} ${one.rate.toFixed(0).padStart(5)}/s   p50 ${one.p50} ms   p99 ${one.p99} ms   max ${one.max} ms   failed ${one.failed}   ${one.cost.toFixed(1)} ms of processor each${more}`,
  );

try {
  await ordinary({ seconds: 3 });
  shown('300 a second', await ordinary({ rate: 300 }));
  let alone = await ordinary({});
  shown('as many as it can', alone);
  for (const side of SIDES) {
    const before = alone.rate;
    const end = hostile(side, HOSTILE);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const beside = await ordinary({});
    const { requestCount, statuses } = end();
    // Lets open requests end.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    alone = await ordinary({});
    const less = 1 - beside.rate / ((before + alone.rate) / 2);
    shown(
      `beside blanks of ${side}x${side}, ${HOSTILE} at once`,
      beside,
      `   ${(100 * less).toFixed(0)} % less (${requestCount} requests: ${JSON.stringify(statuses)})`,
    );
    shown('as many as it can, again', alone);
  }
} finally {
  child.kill();
}
