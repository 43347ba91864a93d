import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof } from './gridproof.js';

const place = new Folder();
const printMessage = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  complaint(await gridproof(args, { cwd: place.folder, env }));

describe('solve with the name of a command in the place of a puzzle', () => {
  it('prints the right call of that command', async () => {
    expect(await printMessage(['solve', 'hint', 'examples/takuzu-6x6.txt'])).toBe(
      "gridproof: 'hint' is a command of its own. Run: gridproof hint examples/takuzu-6x6.txt",
    );
    expect(await printMessage(['solve', 'steps', 'my puzzle.txt', '--page', "it's.html"])).toBe(
      "gridproof: 'steps' is a command of its own. Run: gridproof steps 'my puzzle.txt' --page 'it'\\''s.html'",
    );
    expect(await printMessage(['solve', 'solve'])).toBe(
      "gridproof: 'solve' is a command of its own. Run: gridproof solve",
    );
  });

  it('prints the call as typed in a clone', async () => {
    const clone = { GRIDPROOF_COMMAND: 'npm run gridproof --' };
    expect(await printMessage(['solve', 'hint', 'examples/takuzu-6x6.txt'], clone)).toBe(
      "gridproof: 'hint' is a command of its own. Run: npm run gridproof -- hint examples/takuzu-6x6.txt",
    );
  });

  it('still reads a file of that name', async () => {
    place.write('hint', 'takuzu\n1.\n..\n');
    expect((await gridproof(['solve', 'hint', '--quiet'], { cwd: place.folder })).out).toBe('10\n01\n');
  });
});

describe('a puzzle in the place of a command', () => {
  it('is named, with the call that solves it', async () => {
    place.write('my puzzle.txt', 'takuzu\n1.\n..\n');
    expect(await printMessage(['my puzzle.txt', '--count'])).toBe(
      "gridproof: 'my puzzle.txt' is not a command. Run: gridproof solve 'my puzzle.txt' --count",
    );
    expect(await printMessage(['takuzu:1./..'], { GRIDPROOF_COMMAND: 'npm run gridproof --' })).toBe(
      "gridproof: 'takuzu:1./..' is not a command. Run: npm run gridproof -- solve takuzu:1./..",
    );
  });

  it('is not what a mistyped command is taken for', async () => {
    expect((await gridproof(['sovle'], { cwd: place.folder })).err).toContain(
      "error: unknown command 'sovle'",
    );
  });
});
