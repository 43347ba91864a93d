// Rehearses a player: installs the command line, an engine and a puzzle type, then encounters another type.

/** Its clues alone decide little. */
const TAKUZU = 'takuzu:8x8u:fdIRcdebaEGa';
const TAKUZU_ANSWER = `
. . . . . 0 . .       0 1 1 0 1 0 0 1
. 0 . . . . . .       1 0 0 1 1 0 1 0
. . 1 . . . . .       1 0 1 1 0 1 0 0
. . . . . . . .   →   0 1 1 0 0 1 0 1
. . . . 1 . . 0       0 1 0 1 1 0 1 0
. . . 0 . . . .       1 0 1 0 0 1 1 0
0 . 0 0 . . . .       0 1 0 0 1 1 0 1
1 . . . . . . 1       1 0 0 1 0 0 1 1

unique: this is the only answer (proved by propagation and search in 4 ms)
`.slice(1);

const SLANT = 'slant:5x5:a2c111a12d4a1b22b1c2a0a21b';
const SLANT_MISSING = 'slant is not installed. Run: npm install @gridproof/slant';
const SLANT_ANSWER = `
· 2 · · · 1       · 2 · · · 1
                   ╱ ╲ ╱ ╱ ╱
1 1 · 1 2 ·       1 1 · 1 2 ·
                   ╱ ╱ ╲ ╱ ╱
· · · 4 · 1       · · · 4 · 1
              →    ╲ ╱ ╱ ╲ ╱
· · 2 2 · ·       · · 2 2 · ·
                   ╲ ╱ ╱ ╲ ╲
1 · · · 2 ·       1 · · · 2 ·
                   ╲ ╲ ╱ ╱ ╱
0 · 2 1 · ·       0 · 2 1 · ·

unique: this is the only answer (proved by propagation alone in 7 ms)
`.slice(1);

export async function player(project) {
  await project.run('npm i gridproof @gridproof/engine-z3 @gridproof/takuzu');
  await project.runPrinting(`npx gridproof solve ${TAKUZU}`, TAKUZU_ANSWER);

  const { stderr } = await project.run(`npx gridproof solve ${SLANT}`, 2);
  if (!stderr.includes(SLANT_MISSING))
    throw new Error(`a puzzle type that is not installed: expected '${SLANT_MISSING}', found\n${stderr}`);
  const [, command] = /Run: (.+)/.exec(stderr);
  await project.run(command);
  await project.runPrinting(`npx gridproof solve ${SLANT}`, SLANT_ANSWER);
  await project.run('npm ls --all');
}

/** Solves both puzzles where the player installed their types. */
export async function playAgain(project) {
  await project.runPrinting(`npx gridproof solve ${TAKUZU}`, TAKUZU_ANSWER);
  await project.runPrinting(`npx gridproof solve ${SLANT}`, SLANT_ANSWER);
}
