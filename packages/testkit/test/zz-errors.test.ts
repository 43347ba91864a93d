import { explain, readPuzzle, unique } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { it } from 'vitest';
import { clueErrors } from '../src/clue-errors.js';
const BOARDS: any = {
  galaxies: '10x10:aeezfizpveyucfqzsdfzieezgwg',
  takuzu: '10x10u:ccCaAbBdbejCCBDdabEJaaeAFAbma',
  slant: '10x10:a11a11a1e11b3a1a1a3b2a1123c1a322a11b1a12g31c3a2a11b2a233a1a113a221a32b222b1221b3122a3a12e11a1c',
  mosaic: '10x10:a2a4a5f4a5a543a3a3c53a3a5a45b34a4a5f53a5a33a78a5a6a01b9a3a6b3c6c5g3c6a65a',
  lits: 'https://puzz.link/p?lits/10/10/08p0i3jbhmjg5j5ik048rgtr8q1e5gkf9hnu',
};
for (const name of process.env.P!.split(' ')) it(name, async () => {
  const mod: any = await import(`/work/main/packages/puzzles/${name}/src/index.ts`);
  const type: any = Object.values(mod).find((x: any) => x?.examples && x?.encode);
  const named: any = { sudoku: ['nine by nine', 'very hard', 'killer nine by nine'], 'domino-sudoku': ['eight by eight'], minesweeper: ['numbers alone'], puzlogic: ['eight wide'] };
  const texts: string[] = BOARDS[name] ? [BOARDS[name]] : type.examples.filter((e: any) => named[name].includes(e.name)).map((e: any) => e.puzzle);
  for (const text of texts) {
    const { puzzle } = readPuzzle(text, [type], { as: type.id });
    let tried = 0, found = 0; const out: string[] = [];
    for (const wrong of clueErrors(type, puzzle)) {
      tried++;
      if ((await unique(type, wrong, cadical)).status !== 'unsolvable') { if (tried > 400) break; continue; }
      const t = performance.now();
      const r: any = await explain(type, wrong, cadical);
      out.push(`${Math.round(performance.now() - t)}ms/${r.conflict.reasons.length}${r.conflict.minimal ? '' : '!'}`);
      if (++found === 10) break;
    }
    console.log(name, 'tried', tried, 'found', found, out.join(' '));
  }
}, 500000);
