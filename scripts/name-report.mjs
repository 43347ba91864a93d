// Measures the names and the prose of the repository: `node scripts/name-report.mjs [REVISION] [--list] [--check]`.
//
// - Exported names, members and files whose only word is a participle, an adjective or a preposition. Members with a boolean type are
//   left out, since `isMinimal` and `minimal` read alike.
// - Words of `NAME_WORDS` in declared names (locals too) and in file names.
// - Phrases of `PROSE` in comments and Markdown, and comments that begin with "What".
//
// `--list` prints each of them with its file. Without a revision the files of the work tree are measured. `--check` fails beyond the limits
// below, and where the subject of a commit since this script exists is not `area: imperative` in at most 72 characters.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { git, root } from './workspace.mjs';

const words = (text) => new Set(text.trim().split(/\s+/));

/** Words that no name may have as a segment. */
export const NAME_WORDS = words(`
  told tell tells asked asking posed wish wishes wished kept parted besides desk house crew studio sky door aside afterword aftermath afresh
  anew laid sown sewn mend mends mended mending tidy loosen loosens loosened loosening aims climb evenness odds sketch workshop lent teller
  hear hears heard news usual rim lazily`);

/** Phrases that comments and documents avoid. */
export const PROSE =
  /\b(?:what (?:is|are)|(?:is|are|be) said|whoever|whatever|wherever|go(?:es)? on|by itself|came to|comes of|at once|now and then|things?|laws?|houses?|doors?|told|wish(?:es)?|kept|laid|mended|tidy)\b/gi;

/** Standard names although they are modifiers: of JavaScript's own objects, of places around a board, verbs, and terms of the glossary. */
const STANDARD = words(`
  at of from to on off next first last done main open expected above below left right up down forced known lazy implied required rejected`);
const IRREGULAR = words(`
  told held found made said kept laid sown seen shown known left taken written drawn begun done gone put set sent built bound cut fed felt
  got grown heard lent lost met paid read run sold spent stood taught thought thrown understood won worn led drawn chosen broken spoken`);
// Nouns that end like a participle, and puzzle and solver terms.
const NOUNS = words(`
  need seed feed speed bed red embed given givens string strings ring king thing things encoding rating heading setting settings spacing
  ordering binding bindings parsing meaning drawing coloring numbering matching listing padding warning mapping timing naming reading
  pairing opening ending spelling shading building wiring scaling hashing set sets cut cuts read put run sent cutting labeling testing
  routing caching`);
const ADJECTIVES = words(`
  alike alone apart big bare beside certain common fresh full global hard hot idle large last late latest lazy least least likely local long
  longest main minimal most near nearest new next old only open other others own plain possible private rare ready right same separate
  shallow short sole small soft sure thin tiny whole wide wrong due else early eager few first many more less`);
const PREPOSITIONS = words(`
  about above across after against along among around at before behind below beneath beside besides between beyond by down during for from
  in inside into near of off on onto out outside over past per since through to toward towards under until up upon with within without`);

export const segmentsOf = (name) =>
  name
    .replace(/[^A-Za-z]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);

/** Whether the only word of a name is a participle, an adjective or a preposition. */
export function isModifier(name) {
  const [word, ...others] = segmentsOf(name);
  if (word === undefined || others.length > 0 || NOUNS.has(word) || STANDARD.has(word)) return false;
  if (IRREGULAR.has(word) || ADJECTIVES.has(word) || PREPOSITIONS.has(word)) return true;
  return /[^e]ed$|[^aeiou][a-z]ing$/.test(word) && word.length > 4;
}

/** Returns the texts of files of a revision, from one process. */
function textsOf(revision, paths) {
  const bytes = git(root, ['cat-file', '--batch'], paths.map((path) => `${revision}:${path}\n`).join(''));
  let at = 0;
  return paths.map((path) => {
    const start = bytes.indexOf(10, at) + 1;
    const size = Number(bytes.toString('utf8', at, start).trim().split(' ')[2]);
    at = start + size + 1;
    return [path, bytes.toString('utf8', start, start + size)];
  });
}

/** Returns the text of each file that is measured, by its path. */
function textsAt(revision) {
  const isMeasured = (path) =>
    /\.(?:ts|tsx|mjs|md)$/.test(path) && !/(?:^|\/)(?:CHANGELOG\.md|\.changeset\/)|\.d\.ts$/.test(path);
  if (revision === undefined)
    return new Map(
      git(root, ['ls-files'])
        .toString()
        .split('\n')
        .filter(isMeasured)
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    );
  const paths = git(root, ['ls-tree', '-r', '--name-only', revision])
    .toString()
    .split('\n')
    .filter(isMeasured);
  return new Map(textsOf(revision, paths));
}

const isBoolean = (node) =>
  /^\(?boolean\b/.test(node.type?.getText() ?? '') ||
  node.initializer?.kind === ts.SyntaxKind.TrueKeyword ||
  node.initializer?.kind === ts.SyntaxKind.FalseKeyword;

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Calls `visit` with each declared name, and whether it is exported or a member, and of type boolean. */
function forEachName(source, visit) {
  const walk = (node, isTop) => {
    const { name } = node;
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) {
      const isMember =
        ts.isPropertySignature(node) ||
        ts.isMethodSignature(node) ||
        ts.isPropertyDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isGetAccessor(node);
      const isDeclared =
        isMember ||
        ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isTypeParameterDeclaration(node);
      const isShared = (isMember && !ts.isPrivateIdentifier(name)) || isTop;
      if (isDeclared) visit(name.text, isShared, isBoolean(node));
    }
    const isTopList = ts.isVariableStatement(node) || ts.isVariableDeclarationList(node);
    ts.forEachChild(node, (child) =>
      walk(child, isTopList ? isTop : node.kind === ts.SyntaxKind.SourceFile && isExported(child)),
    );
  };
  walk(source, false);
}

/** Returns the comments of a source without their marks. */
function commentsOf(source) {
  const comments = [];
  const seen = new Set();
  const add = (ranges) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      comments.push(source.text.slice(pos, end).replace(/^\/\*+\s*|\s*\*+\/$|^\/\/\s*/g, ''));
    }
  };
  const walk = (node) => {
    add(ts.getLeadingCommentRanges(source.text, node.getFullStart()));
    add(ts.getTrailingCommentRanges(source.text, node.end));
    ts.forEachChild(node, walk);
  };
  walk(source);
  return comments;
}

/** Measures files by their paths; `list` has a line for each finding. */
export function measure(texts) {
  const report = { shared: 0, modifiers: 0, nameWords: 0, prose: 0, what: 0, list: [] };
  for (const [path, text] of texts) {
    const find = (kind, name) => {
      report[kind] += 1;
      report.list.push(`${kind} ${path}: ${name}`);
    };
    if (path.endsWith('.md')) {
      for (const [phrase] of text.matchAll(PROSE)) find('prose', phrase);
      continue;
    }
    const file = posix.basename(path).replace(/\..*$/, '');
    report.shared += 1;
    if (isModifier(file)) find('modifiers', file);
    for (const word of segmentsOf(file)) if (NAME_WORDS.has(word)) find('nameWords', file);
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    forEachName(source, (name, isShared, isFlag) => {
      if (segmentsOf(name).some((word) => NAME_WORDS.has(word))) find('nameWords', name);
      if (!isShared) return;
      report.shared += 1;
      if (!isFlag && isModifier(name)) find('modifiers', name);
    });
    for (const comment of commentsOf(source)) {
      for (const [phrase] of comment.matchAll(PROSE)) find('prose', phrase);
      if (/^What(?:ever)?\b/.test(comment)) find('what', comment.slice(0, 60));
    }
  }
  return report;
}

/** Limits of `--check`. */
const MAX_SHARE = 0.03;
const MAX_WHAT = 49;

/** Returns the subjects of commits since this script exists that are not `area: imperative` in at most 72 characters. */
function wrongSubjects() {
  const log = (...args) => git(root, ['log', '--no-merges', '--format=%H %s', ...args]).toString();
  const [since] = log('--diff-filter=A', '--', 'scripts/name-report.mjs').split(' ');
  if (!since) return [];
  return log(`${since}..HEAD`)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .filter((subject) => !isSubject(subject));
}

/** Whether a commit subject is `area: imperative`, in at most 72 characters and without a cleft sentence. */
export const isSubject = (subject) =>
  subject.length <= 72 &&
  /^[a-z0-9-]+(?:, [a-z0-9-]+)*: [A-Za-z]\S* /.test(`${subject} `) &&
  !/\bwhat (?:is|are)\b/i.test(subject);

function main(args) {
  const revision = args.find((one) => !one.startsWith('--'));
  const { shared, modifiers, nameWords, prose, what, list } = measure(textsAt(revision));
  if (args.includes('--list')) console.log(list.join('\n'));
  const share = modifiers / shared;
  console.log(
    `${modifiers} of ${shared} exported names, members and files are modifiers (${(100 * share).toFixed(1)} %)`,
  );
  console.log(`${nameWords} declared names and files have a forbidden word`);
  console.log(`${prose} phrases to avoid in comments and documents; ${what} comments begin with "What"`);
  if (!args.includes('--check')) return;
  for (const line of list) if (line.startsWith('nameWords')) console.error(line.replace('nameWords ', ''));
  const subjects = wrongSubjects();
  for (const subject of subjects) console.error(`commit subject: ${subject}`);
  if (share > MAX_SHARE || nameWords > 0 || what > MAX_WHAT || subjects.length > 0) process.exitCode = 1;
}

if (import.meta.filename === process.argv[1]) main(process.argv.slice(2));
