import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf } from './gridproof.js';

const place = new Folder();
const NINE = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
`;
place.write('nine.txt', NINE);
place.write('six.txt', '1..0..\n......\n..1..1\n......\n0....0\n......\n');
const id = '6x6u:BbcjcaeBBaf';
const at = { cwd: place.folder };

const printMessage = async (...args: string[]) =>
  // Does not compare the list of installed types.
  complaint(await gridproof(args, at)).replace(/(?<=\(installed: )[a-z0-9, -]+/, '…');

describe('a bare board', () => {
  it('that a type claims is read as that type, and it says so', async () => {
    const { status, out, err } = await gridproof(['solve', 'nine.txt', '--quiet'], at);
    expect({ status, err }).toEqual({
      status: 0,
      err: 'gridproof: nine.txt: read as sudoku; --as chooses another\n',
    });
    expect(out.split('\n')[0]).toBe('534678912');
    const bare = await gridproof(['hint', '.1../...2/3.../..3.'], at);
    expect(bare).toMatchObject({ status: 0, err: 'gridproof: read as sudoku; --as chooses another\n' });
    const solved = await gridproof(['solve', 'nine.txt', '--quiet', '--as', 'sudoku'], at);
    expect(solved).toEqual({ status: 0, out, err: '' });
  });

  it('so read breaks no JSON, no batch and no conversion', async () => {
    const one = await gridproof(['solve', 'nine.txt', '--format', 'json'], at);
    expect(JSON.parse(one.out)).toMatchObject({ puzzle: 'sudoku', status: 'unique' });
    const { out, err } = await gridproof(['batch', 'nine.txt'], at);
    expect(rowsOf(out)).toMatchObject([{ source: 'nine.txt', puzzle: 'sudoku', status: 'solved' }]);
    expect(err).toContain('nine.txt  read as sudoku; --as chooses another\n');
    const line = await gridproof(['convert', '-', '--to', 'line'], {
      ...at,
      input: NINE.replaceAll('\n', '\r\n'),
    });
    expect(line).toEqual({
      status: 0,
      out: `${NINE.replaceAll('\n', '')}\n`,
      err: 'gridproof: read as sudoku; --as chooses another\n',
    });
  });

  it('that no type claims is refused with the types that it can be read as', async () => {
    expect(await printMessage('solve', 'six.txt')).toMatchInlineSnapshot(
      `"gridproof: six.txt: this does not name its puzzle type and can be read as akari, minesweeper, mosaic, pipes, shakashaka, slant, slitherlink, sudoku, takuzu, tapa or yajilin; name it on the first line, or in front as in akari:…, or say it with --as"`,
    );
    expect(await printMessage('solve', '.#/..')).toMatchInlineSnapshot(
      `"gridproof: this does not name its puzzle type and can be read as kakuro; name it on the first line, or in front as in kakuro:…, or say it with --as"`,
    );
    expect(await printMessage('solve', 'AABB/AABB/CCDD/CCDD')).toMatchInlineSnapshot(
      `"gridproof: there is no file 'AABB/AABB/CCDD/CCDD'; and as text: this does not name its puzzle type and can be read as heyawake, lits, norinori, pipes or stitches; name it on the first line, or in front as in heyawake:…, or say it with --as"`,
    );
  });

  it('of sixteen or twenty-five on one line needs no name', async () => {
    const text = `1${'.'.repeat(255)}`;
    const { out } = await gridproof(['convert', text, '--to', 'text'], at);
    expect(out).toMatch(/^sudoku\n1\.{15}\n/);
  });

  it('below its name in any case is read as that', async () => {
    for (const name of ['TAKUZU', 'Takuzu:', 'BINARY puzzle']) {
      const { out } = await gridproof(['convert', '-', '--to', 'sgt'], { ...at, input: `${name}\n1.\n..\n` });
      expect([name, out]).toEqual([name, '2x2u:Ad\n']);
    }
  });
});

describe("Simon Tatham's games", () => {
  const page = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html';

  it('are read from links by their ids', async () => {
    const { out } = await gridproof(['convert', `${page}#${id}`, '--to', 'sgt'], at);
    expect(out).toBe(`${id}\n`);
    expect(await printMessage('solve', `${page}#6x6u%23123456`)).toMatchInlineSnapshot(
      `"gridproof: column 73: '6x6u#123456' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
    expect(await printMessage('solve', `${page}#${id.replace('j', '?')}`)).toMatchInlineSnapshot(
      `"gridproof: column 77: found '?', expected a letter"`,
    );
    expect(
      await printMessage('solve', page.replace('unruly', 'inertia').concat('#5x5:a')),
    ).toMatchInlineSnapshot(`"gridproof: 'inertia' is not a puzzle type known here (installed: …)"`);
  });

  it('say of an id without a name which games it can be', async () => {
    expect(await printMessage('solve', id)).toMatchInlineSnapshot(
      `"gridproof: this does not name its puzzle type and can be read as takuzu; name it on the first line, or in front as in takuzu:…, or say it with --as"`,
    );
    expect(await printMessage('solve', '5x5:a2b42d4a8c5a3e0')).toMatchInlineSnapshot(
      `"gridproof: this does not name its puzzle type and can be read as mosaic; name it on the first line, or in front as in mosaic:…, or say it with --as"`,
    );
    expect(await printMessage('solve', '6x6u:!')).toMatch(
      /^gridproof: cannot tell which puzzle type this is;/,
    );
  });
});

describe('other things that people paste', () => {
  it('puzz.link with something behind', async () => {
    const { out } = await gridproof(
      ['convert', 'https://puzz.link/p?sudoku/4/4/g1k23k3g#x', '--to', 'puzzlink'],
      at,
    );
    expect(out).toBe('https://puzz.link/p?sudoku/4/4/g1k23k3g\n');
  });

  it('the source of a page of Puzzle Team', async () => {
    place.write(
      'page.html',
      "<html>\n<script>\nvar Game = {};\nvar task = '1e1b1a'; go();\n</script>\n</html>\n",
    );
    const args = ['--as', 'takuzu', '--size', '4x4', '--to', 'text'];
    for (const source of ['page.html', "var task = '1e1b1f'"]) {
      const { status, err } = await gridproof(['convert', source, ...args], at);
      expect({ source, status, err }).toEqual({
        source,
        status: source === 'page.html' ? 2 : 0,
        err: expect.any(String),
      });
    }
    expect(await printMessage('convert', 'page.html', ...args)).toMatchInlineSnapshot(
      `"gridproof: page.html: line 4, column 19: the text ends after 11 of the 16 places of this board: 5 are missing"`,
    );
    expect(await printMessage('solve', "var task = '1e1b1f'")).toMatchInlineSnapshot(
      `"gridproof: this task names neither its puzzle type nor its size; give both, with --as and --size"`,
    );
    expect(await printMessage('solve', "var task = '1e1b1f'", '--size', '4x4')).toMatchInlineSnapshot(
      `"gridproof: this does not name its puzzle type and can be read as hashi, kurodoko, minesweeper, mosaic, nurikabe, shikaku, slitherlink, sudoku or takuzu; name it on a line above or say it with --as"`,
    );
  });

  it('links of f-puzzles', async () => {
    const { out: link } = await gridproof(['convert', '.1../...2/3.../..3.', '--to', 'fpuzzles'], at);
    expect(link).toMatch(/^https:\/\/f-puzzles\.com\/\?load=N4Ig\S+\n$/);
    const { out } = await gridproof(['solve', '-', '--quiet'], { ...at, input: `${link}${link}` });
    expect(out).toBe('2143\n4312\n3421\n1234\n\n2143\n4312\n3421\n1234\n\n');
  });

  it('addresses that hold no puzzle', async () => {
    const messages = [];
    for (const [address, ...more] of [
      ['https://www.puzzle-takuzu.com/'],
      ['www.puzzle-takuzu.com', '--as', 'takuzu', '--size', '6x6'],
      ['https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html'],
      ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb9swDL37VwS86iD', '--as', 'sudoku'],
      ['sudokupad.app/psxk1f9yf4'],
      ['https://example.org/puzzles/17'],
    ] as const)
      messages.push(await printMessage('solve', address, ...more));
    expect(messages).toMatchInlineSnapshot(`
      [
        "gridproof: this address of www.puzzle-takuzu.com holds no puzzle; copy the line with var task = '…' from the source of its page, and give the puzzle type with --as and the size with --size",
        "gridproof: this address of www.puzzle-takuzu.com holds no puzzle; copy the line with var task = '…' from the source of its page, and give the puzzle type with --as and the size with --size",
        "gridproof: this address of www.chiark.greenend.org.uk holds no puzzle; copy the link 'by game ID' below the board, in which the id stands behind #",
        "gridproof: this address of swaroopg92.github.io holds a drawing and not the clues of one puzzle type; copy the clues as text, a row on each line with . for an empty cell",
        "gridproof: this address of sudokupad.app holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text",
        "gridproof: an address must hold the whole puzzle, since nothing is fetched, and this one of example.org is not known here; copy the puzzle as text, a row on each line",
      ]
    `);
  });
});
