import {
  and,
  at,
  borders,
  connected,
  count,
  describePuzzle,
  Graph,
  not,
  or,
  puzzleTeam,
  puzzlink,
  regionNumbers,
  regions,
  shaded,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { verify } from './verify.js';

export const lits = describePuzzle({
  id: 'lits',
  title: 'LITS',
  aliases: ['nuruomino'],
  rules: { tetromino: 'T.', square: 'S.', same: 'S.', connected: 'C.' },
  clues: { regions: regions() },
  answer: at('cells', shaded, { called: 'known cells', key: 'shaded' }),
  encode() {},
  verify,
  notations: [puzzlink('lits', borders('regions')), puzzleTeam(regionNumbers('regions'))],
  examples,
});
void [and, connected, count, Graph, not, or];
