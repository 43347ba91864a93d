import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf, startCall } from './gridproof.js';

const folder = new Folder();

/** Puzzles of several types, each in another format. */
const PUZZLES = [
  'https://puzz.link/p?gokigen/4/4/j51dajdgaa',
  'takuzu:1./..',
  'sudoku:1.../32../..41/...3',
  'kurodoko:5x4:a4b7j3b3a',
];
const file = folder.write('puzzles.txt', `${PUZZLES.join('\n')}\n`);

/** Loads the page into a browser window. */
function openPage(html: string) {
  const { document } = new JSDOM(html).window;
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const texts = (selector: string, within?: ParentNode) =>
    all(selector, within).map((one) => one.textContent!.replaceAll(/\s+/g, ' ').trim());
  return { all, texts };
}

/** A program in place of a browser, which runs code with the input file and the output file. */
function browser(name: string, work: string): string {
  const path = folder.write(
    name,
    `#!${process.execPath}
const fs = require('node:fs');
const [to] = process.argv.flatMap((one) => one.startsWith('--print-to-pdf=') ? one.slice(15) : []);
const page = fs.readFileSync(new URL(process.argv.at(-1)), 'utf8');
${work}
`,
  );
  chmodSync(path, 0o755);
  return path;
}

describe('booklet', () => {
  it('has each puzzle with a code that solve reads, and the answers that solve finds', async () => {
    const { status, out, err } = await gridproof(['booklet', file, '--title', 'Two & <three>']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { all, texts } = openPage(out);
    expect(texts('h1')).toEqual(['Two & <three>', 'Answers']);
    expect(texts('header p')).toEqual(['4 puzzles, each with one answer']);
    const codes = texts('code');
    expect(codes).toHaveLength(4);
    const drawn = all('.page:last-of-type figure > svg');
    const again = await gridproof(['solve', '-', '--format', 'json'], { input: codes.join('\n') });
    const rows = rowsOf(again.out);
    for (const [at, code] of codes.entries()) {
      // The same puzzle, and its answer as `solve` draws it.
      const [one, other] = await Promise.all(
        [code, PUZZLES[at]!].map((text) => gridproof(['convert', text, '--to', 'text'])),
      );
      expect(one!.out).toBe(other!.out);
      expect(rows[at]!.status).toBe('unique');
      const { out: svg } = await gridproof(['solve', code, '--format', 'svg']);
      const marks = (element: ParentNode) =>
        [...element.querySelectorAll('[class]:not(svg)')].map(
          (mark) => `${mark.getAttribute('class')} ${mark.textContent}`,
        );
      const answer = new JSDOM(svg).window.document;
      expect(marks(answer).length).toBeGreaterThan(4);
      expect(marks(drawn[at]!)).toEqual(marks(answer));
    }
  });

  it('reads what generate writes, in each format and from a pipe', async () => {
    const makeBooklet = (...more: string[]) =>
      gridproof([
        ...['generate', 'slant', '--size', '4x4', '--seed', '7', '--count', '3', '--jobs', '1'],
        ...more,
      ]);
    const codes = [];
    for (const format of ['text', 'json', 'sgt', 'puzzlink']) {
      const { out } = await makeBooklet('--format', format);
      const { status, err, out: page } = await gridproof(['booklet', '--answers', 'none'], { input: out });
      expect({ status, err }).toEqual({ status: 0, err: '' });
      codes.push(openPage(page).texts('code').join());
    }
    expect(new Set(codes).size).toBe(1);
    const { out } = await makeBooklet('--format', 'json', '--count', '1');
    const alone = await gridproof(['booklet', '--answers', 'none', folder.write('one.json', out)]);
    expect(openPage(alone.out).texts('code')).toHaveLength(1);
  });

  it('prints grades and techniques that rate finds', async () => {
    const input = `${PUZZLES[2]}\n${PUZZLES[3]}\n`;
    const { status, out, err } = await gridproof(['booklet', '-', '--rate'], { input });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { texts } = openPage(out);
    expect(texts('.puzzles figcaption')).toEqual(['1 Sudoku 4×4, easy', '2 Kurodoko 5×4, easy']);
    expect(texts('.puzzles figure p')).toMatchInlineSnapshot(`
      [
        "Needs: view length",
      ]
    `);
    const several = await gridproof(['booklet', '-', '--rate', '--answers', 'none'], {
      input: 'takuzu:../..',
    });
    expect(several.err).toContain('not rated: it has not one answer');
    expect(several.status).toBe(0);
  });

  it('names what is wrong with its place, leaves it out and goes on', async () => {
    const input = folder.write(
      'mixed.txt',
      'takuzu:1./..\ntakuzu:1!/..\ntakuzu:11/..\ntakuzu:../..\nslant:2x2:\n.0\n',
    );
    const { status, out, err } = await gridproof(['booklet', input]);
    expect(status).toBe(2);
    expect(err).toContain(`${input}:2  `);
    expect(err).toContain(`${input}:3  unsolvable, left out\n`);
    expect(err).toContain(`${input}:4  several answers, left out\n`);
    expect(err).toMatch(/5 of 6 puzzles are left out; --answers none prints puzzles as they are\n$/);
    expect(openPage(out).texts('figcaption')).toEqual(['1 Takuzu 2×2', '1']);
    const several = await gridproof(['booklet', '-'], { input: 'takuzu:1./..\ntakuzu:../..\n' });
    expect(several.status).toBe(1);
  });

  it('writes nothing where nothing is left', async () => {
    const out = folder.path('none.html');
    const { status, err } = await gridproof(['booklet', '--out', out], { input: 'takuzu:../..\n' });
    expect(status).toBe(1);
    expect(err).toContain('nothing is printed: the only puzzle is left out');
    expect(existsSync(out)).toBe(false);
    expect(complaint(await gridproof(['booklet'], { input: '# nothing\n' }))).toContain(
      'no puzzle in the input',
    );
    expect(complaint(await gridproof(['booklet', folder.path('not-there.txt')]))).toContain(
      'there is no file',
    );
  });

  it('says which puzzles are not known in time', async () => {
    // Propagation decides nothing, and no engine finishes within a millisecond.
    const large = `slitherlink:${Array.from({ length: 40 }, () => '.'.repeat(40)).join('/')}`;
    const { status, err } = await gridproof(['booklet', '--timeout', '1ms'], { input: large });
    expect(status).toBe(3);
    expect(err).toContain("don't know whether it has one answer (time limit), left out");
  });

  it('prints puzzles as they are without answers', async () => {
    const { status, out } = await gridproof(['booklet', '--answers', 'none', '--per-page', '1'], {
      input: 'takuzu:../..\ntakuzu:11/..\n',
    });
    expect(status).toBe(0);
    const { texts, all } = openPage(out);
    expect(texts('h1')).toEqual(['Puzzles']);
    expect(texts('header p')).toEqual(['2 puzzles']);
    expect(all('.page')).toHaveLength(3);
  });

  it('refuses options that mean nothing', async () => {
    for (const [args, message] of [
      [['--per-page', '0'], 'Expected a whole number from 1'],
      [['--per-page', '31'], 'Expected 30 at most'],
      [['--paper', 'b5'], 'Allowed choices are a4, letter'],
      [['--answers', 'there'], 'Allowed choices are end, none'],
      [['--out', folder.folder], 'is a folder'],
      [['--out', file], 'would be overwritten'],
    ] as const)
      expect(complaint(await gridproof(['booklet', file, ...args]))).toContain(message);
  });
});

describe('a booklet as PDF', () => {
  it('is what the browser prints of the page', async () => {
    const program = browser(
      'browser.cjs',
      "fs.writeFileSync(to, '%PDF-' + page.match(/<title>.*?<.title>/)[0])",
    );
    const out = folder.path('book.pdf');
    const { status, err } = await gridproof(
      ['booklet', file, '--answers', 'none', '--title', 'A', '--out', out],
      {
        env: { CHROME_PATH: program },
      },
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(readFileSync(out, 'utf8')).toBe('%PDF-<title>A</title>');
    // Temporary files are removed.
    expect(readdirSync(folder.folder).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(existsSync(folder.path('book.html'))).toBe(false);
  });

  it('finds a browser on the path', async () => {
    const path = folder.path('bin');
    browser('bin/google-chrome', "fs.writeFileSync(to, '%PDF-1')");
    const out = folder.path('path.pdf');
    const { status } = await gridproof(['booklet', file, '--answers', 'none', '--out', out], {
      env: { PATH: path, CHROME_PATH: '' },
    });
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe('%PDF-1');
  });

  it('is a page beside it where no browser prints it, and nothing is overwritten', async () => {
    const failing = [
      [folder.path('nowhere'), 'cannot be started (ENOENT)'],
      [browser('dies.cjs', 'process.exit(7)'), 'ended with exit status 7'],
      [browser('lies.cjs', "fs.writeFileSync(to, 'no')"), 'made no PDF'],
    ] as const;
    for (const [at, [program, message]] of failing.entries()) {
      const [out, page] = [folder.path(`failed-${at}.pdf`), folder.path(`failed-${at}.html`)];
      const make = () =>
        gridproof(['booklet', file, '--answers', 'none', '--out', out], { env: { CHROME_PATH: program } });
      const { status, err } = await make();
      expect(status).toBe(2);
      expect(err).toContain(`no PDF was made: '${program}' ${message}`);
      expect(err).toContain(`the pages are in '${page}': open it in a browser and print it`);
      expect(existsSync(out)).toBe(false);
      expect(openPage(readFileSync(page, 'utf8')).texts('code')).toHaveLength(4);
      const { mtimeMs } = statSync(page);
      expect((await make()).err).toContain(`'${page}' exists already, and is left as it is`);
      expect(statSync(page).mtimeMs).toBe(mtimeMs);
    }
    const { err } = await gridproof(['booklet', file, '--answers', 'none', '--out', folder.path('no.pdf')], {
      env: { PATH: folder.path('empty'), CHROME_PATH: '' },
    });
    expect(err).toContain('there is no Chromium here; CHROME_PATH may name one');
  });

  it('ends at once by a signal, with the browser, and leaves nothing behind', async () => {
    const place = folder.path('waiting');
    const program = browser(
      'waits.cjs',
      `fs.writeFileSync(${JSON.stringify(`${place}.pid`)}, String(process.pid)); setInterval(() => {}, 1000);`,
    );
    const call = startCall(['booklet', file, '--out', `${place}.pdf`], { env: { CHROME_PATH: program } });
    while (!existsSync(`${place}.pid`) || readFileSync(`${place}.pid`, 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    call.kill('SIGINT');
    expect((await call.ended).status).toBe(130);
    const pid = Number(readFileSync(`${place}.pid`, 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(`${place}.pdf`)).toBe(false);
    expect(existsSync(`${place}.html`)).toBe(false);
    expect(readdirSync(folder.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
