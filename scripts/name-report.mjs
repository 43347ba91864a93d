// Counts names and words that the naming rules forbid: node scripts/name-report.mjs [--list] [REVISION]
//
// Names are exported names, their members, and files. A name counts when its last word, in a file or type, or its only word, elsewhere, is
// a participle, an adjective or a preposition. Words of `WORDS` count as a segment of any declared name or file name, and in prose.
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

export const WORDS = new Set(
  (
    'told tell tells asked asking posed wish wishes wished kept parted besides desk house crew studio sky door aside afterword aftermath ' +
    'afresh anew laid sown sewn relaid resown resewn mend mends mended mending tidy loosen loosens loosened aims climb evenness odds sketch ' +
    'workshop lent teller hear hears heard news usual rim lazily'
  ).split(' '),
);
