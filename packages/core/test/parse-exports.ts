import type { Literal } from '../src/engine.js';

/** A parsed DIMACS file: its clauses, and the meanings of the literals of each answer variable. */
export interface DimacsFile {
  readonly variables: number;
  readonly clauses: readonly Literal[][];
  readonly key: ReadonlyMap<string, readonly (readonly [value: number | true, literal: Literal])[]>;
}

export function readDimacs(text: string): DimacsFile {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.startsWith('p cnf '));
  const [, , variables, clauses] = lines[at]!.split(' ').map(Number);
  const numbers = lines.slice(at + 1).map((line) => line.split(' ').map(Number));
  if (numbers.length !== clauses || numbers.some((one) => one.at(-1) !== 0))
    throw new Error('these are not as many clauses as the head says');
  const key = lines.slice(0, at).flatMap((line) => {
    const [, name, meaning] = /^c key (.+): (-?\d.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const parts = meaning!.split(', ').map((part) => part.split(' = ').map(Number));
    return [
      [
        name,
        parts.map(([a, b]) => (b === undefined ? [true, a!] : [a!, b]) as [number | true, number]),
      ] as const,
    ];
  });
  return { variables: variables!, clauses: numbers.map((one) => one.slice(0, -1)), key: new Map(key) };
}

/** Returns all answers of a DIMACS file by its comments, with their names. */
export function answersIn({
  clauses,
  key,
}: DimacsFile): readonly Readonly<Record<string, number | boolean>>[] {
  const literals = [...key.values()].flatMap((meanings) => meanings.map(([, literal]) => literal));
  return choicesOf(clauses, literals).map((chosen) =>
    Object.fromEntries(
      Array.from(key, ([name, meanings]) => {
        const held = meanings.find(([, literal]) => chosen.has(literal));
        return [name, held?.[0] ?? false];
      }),
    ),
  );
}

/** Yields every choice of signs for some literals with which the clauses have a solution. */
export function choicesOf(
  clauses: readonly Literal[][],
  [first, ...others]: readonly Literal[],
  chosen: readonly Literal[] = [],
): readonly ReadonlySet<Literal>[] {
  if (!solvable(clauses, chosen)) return [];
  if (first === undefined) return [new Set(chosen)];
  if (chosen.some((one) => Math.abs(one) === Math.abs(first))) return choicesOf(clauses, others, chosen);
  return [first, -first].flatMap((one) => choicesOf(clauses, others, [...chosen, one]));
}

function solvable(clauses: readonly Literal[][], literals: readonly Literal[]): boolean {
  const known = new Set(literals);
  for (let implied = true; implied; ) {
    implied = false;
    for (const clause of clauses) {
      if (clause.some((one) => known.has(one))) continue;
      const open = clause.filter((one) => !known.has(-one));
      if (open.length === 0) return false;
      if (open.length > 1) continue;
      known.add(open[0]!);
      implied = true;
    }
  }
  const undecided = clauses.flat().find((one) => !known.has(one) && !known.has(-one));
  return undecided === undefined || [undecided, -undecided].some((one) => solvable(clauses, [...known, one]));
}

/** A parsed SMT-LIB term. */
export type Sexp = string | readonly Sexp[];

/** Parses the commands of an SMT-LIB script. */
export function readScript(text: string): readonly Sexp[] {
  const tokens = text.replaceAll(/;.*$/gm, '').match(/\|[^|]*\||[()]|[^\s()|]+/g) ?? [];
  const read = (): Sexp => {
    const token = tokens.shift()!;
    if (token !== '(') return token;
    const parts: Sexp[] = [];
    while (tokens[0] !== ')') parts.push(read());
    tokens.shift();
    return parts;
  };
  const commands: Sexp[] = [];
  while (tokens.length) commands.push(read());
  return commands;
}

/** Evaluates a term under named values. */
export function worthOf(term: Sexp, values: ReadonlyMap<string, number | boolean>): number | boolean {
  if (typeof term === 'string') {
    if (term === 'true' || term === 'false') return term === 'true';
    return values.get(term) ?? Number(term);
  }
  const [op, ...args] = term;
  const worth = (arg: Sexp) => worthOf(arg, values);
  if (Array.isArray(op)) {
    const [, name, ...numbers] = op as readonly string[];
    const [bound, ...weights] = numbers.map(Number);
    const total = args.reduce((sum, arg, at) => sum + (worth(arg) ? weights[at]! : 0), 0);
    if (name === 'pbeq') return total === bound;
    return name === 'pbge' ? total >= bound! : total <= bound!;
  }
  switch (op) {
    case 'not':
      return !worth(args[0]!);
    case 'and':
      return args.every(worth);
    case 'or':
      return args.some(worth);
    case '=>':
      return !worth(args[0]!) || worth(args[1]!);
    case 'ite':
      return worth(worth(args[0]!) ? args[1]! : args[2]!);
    case '-':
      return -worth(args[0]!);
    default:
      throw new Error(`there is no '${op}' in a script`);
  }
}
