import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, extname, join, resolve } from 'node:path';
import {
  assertions,
  type CallLimits,
  cnfSession,
  dimacs,
  type Engine,
  type Literal,
  type ProgramRows,
  type Session,
  type Verdict,
} from '@gridproof/core';

/**
 * Wraps a solver program as an engine, for comparison. `program` is a name on the PATH or a path. Each call starts the
 * program again with all clauses so far.
 * @throws UsageError if there is no such program.
 */
export function nativeSolver(program: string): Engine {
  const path = programAt(program);
  const dialect = DIALECTS[basename(program, extname(program))] ?? UNKNOWN;
  return {
    name: `native:${basename(program)}`,
    open: async () => {
      const session = new JudgeSession(path, dialect);
      return dialect.counts ? session : cnfSession(session);
    },
  };
}

/** The command line and the formats of a kind of solver. */
interface Dialect {
  /** True if it accepts counting rows; otherwise they are expanded to clauses. */
  readonly counts: boolean;
  readonly write: (rows: ProgramRows) => string;
  /** `result` is the path of a file for its answer. */
  readonly args: (file: string, result: string, conflicts: number | undefined) => readonly string[];
  readonly read: (output: string, result: () => string) => SolverOutput;
}

/** Output of a solver; undefined if it did not decide. */
interface SolverOutput {
  readonly satisfiable: boolean | undefined;
  /** Literals that are true. */
  readonly literals: readonly Literal[];
}

/** Parses the output format of the SAT competitions: `s SATISFIABLE`, `v 1 -2 0`. */
function competition(output: string): SolverOutput {
  const [, status] = /^s (\w+)/m.exec(output) ?? [];
  const values = Array.from(output.matchAll(/^v(.*)$/gm), ([, line]) => line!).join(' ');
  return {
    satisfiable: status === 'SATISFIABLE' ? true : status === 'UNSATISFIABLE' ? false : undefined,
    literals: values.split(/\s+/).map(Number).filter(Boolean),
  };
}

const clausal = (args: Dialect['args'], parse: Dialect['read'] = competition): Dialect => ({
  counts: false,
  write: (rows) => dimacs(rows),
  args,
  read: parse,
});

const option = (name: string, value: number | undefined): readonly string[] =>
  value === undefined ? [] : [`${name}${value}`];

/** Default for unknown solvers: a DIMACS file, without a conflict limit. */
const UNKNOWN = clausal((file) => [file]);

const DIALECTS: Readonly<Record<string, Dialect>> = {
  cadical: clausal((file, _, conflicts) => [
    '-q',
    ...(conflicts === undefined ? [] : ['-c', `${conflicts}`]),
    file,
  ]),
  kissat: clausal((file, _, conflicts) => ['-q', ...option('--conflicts=', conflicts), file]),
  clasp: clausal((file, _, conflicts) => ['--verbose=0', ...option('--solve-limit=', conflicts), file]),
  glucose: clausal((file) => ['-model', file]),
  minisat: clausal(
    (file, result) => ['-verb=0', file, result],
    (_, result) => {
      const [status, values = ''] = result().split('\n');
      return {
        satisfiable: status === 'SAT' ? true : status === 'UNSAT' ? false : undefined,
        literals: values.split(' ').map(Number).filter(Boolean),
      };
    },
  ),
  z3: {
    counts: true,
    write: (rows) =>
      [
        ...assertions(rows, 'pseudo-boolean'),
        '(check-sat)',
        ...(rows.variables ? [`(get-value (${names(rows.variables).join(' ')}))`] : []),
      ].join('\n'),
    args: (file, _, conflicts) => [
      '-smt2',
      ...option('sat.max_conflicts=', conflicts),
      ...option('smt.max_conflicts=', conflicts),
      file,
    ],
    read: (output) => ({
      satisfiable: output.startsWith('sat') ? true : output.startsWith('unsat') ? false : undefined,
      literals: Array.from(output.matchAll(/\(x(\d+) true\)/g), ([, id]) => Number(id)),
    }),
  },
};

const names = (variables: number): readonly string[] =>
  Array.from({ length: variables }, (_, at) => `x${at + 1}`);

/** Maximum time limit of a program, in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Collects clauses and starts the program for each call. */
class JudgeSession implements Session {
  #variables = 0;
  readonly #input = { clauses: [] as number[], counts: [] as number[], linears: [] as number[] };
  #true: ReadonlySet<Literal> | undefined;
  #core: Int32Array<ArrayBuffer> = new Int32Array();
  #isClosed = false;

  constructor(
    readonly path: string,
    readonly dialect: Dialect,
  ) {}

  addVariables(n: number): Literal {
    this.#open();
    this.#variables += n;
    return this.#variables - n + 1;
  }

  addClauses(flat: Int32Array): void {
    if (flat.length && flat.at(-1) !== 0) throw new RangeError('the last clause does not end with 0');
    for (const literal of flat) this.#check(literal);
    this.#add('clauses', flat);
  }

  addCounts(flat: Int32Array): void {
    this.#add('counts', flat);
  }

  addLinears(flat: Int32Array): void {
    this.#add('linears', flat);
  }

  solve(assumptions: Int32Array = new Int32Array(), { deadline, conflicts }: CallLimits = {}): Verdict {
    this.#open();
    this.#true = undefined;
    this.#core = new Int32Array();
    for (const literal of assumptions) this.#check(literal);
    const remaining =
      deadline === undefined ? MAX_TIMEOUT_MS : Math.min(MAX_TIMEOUT_MS, Math.ceil(deadline - Date.now()));
    if (remaining <= 0) return { status: 'unknown', reason: 'time limit' };
    if (conflicts !== undefined && conflicts <= 0) return { status: 'unknown', reason: 'conflict limit' };
    const output = this.#run(assumptions, remaining, conflicts);
    if (output === undefined) return { status: 'unknown', reason: 'time limit' };
    if (output.satisfiable === undefined) return { status: 'unknown', reason: 'conflict limit' };
    if (output.satisfiable) {
      this.#true = new Set(output.literals);
      return { status: 'sat' };
    }
    this.#core = assumptions.slice();
    return { status: 'unsat' };
  }

  value(literal: Literal): boolean {
    if (!this.#true) throw new Error('there is no assignment to read');
    return this.#true.has(Math.abs(literal)) === literal > 0;
  }

  /** Returns all assumptions, because a restarted program reports no core. */
  core(): Int32Array {
    return this.#core;
  }

  close(): void {
    this.#isClosed = true;
    this.#true = undefined;
  }

  /** Runs the program with a time limit in milliseconds; returns undefined if the limit is reached. */
  #run(assumptions: Int32Array, timeout: number, conflicts: number | undefined): SolverOutput | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'gridproof-judge-'));
    try {
      const [file, result] = [join(folder, 'program'), join(folder, 'result')];
      writeFileSync(file, this.dialect.write(this.#rows(assumptions)));
      const limit = conflicts === undefined ? undefined : Math.min(conflicts, MAX_TIMEOUT_MS);
      const { stdout, stderr, error, signal } = spawnSync(this.path, this.dialect.args(file, result, limit), {
        encoding: 'utf8',
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: 2 ** 30,
      });
      if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') return undefined;
      if (error) throw new Error(`${this.path} cannot be run: ${error.message}`);
      const output = this.dialect.read(stdout, () => readFileSync(result, 'utf8'));
      // Only a limit explains a missing verdict.
      if (output.satisfiable === undefined && conflicts === undefined)
        throw new Error(`${this.path} gave no answer: ${(stderr || stdout).trim().split('\n')[0] || signal}`);
      return output;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  #rows(assumptions: Int32Array): ProgramRows {
    const { clauses, counts, linears } = this.#input;
    return {
      variables: this.#variables,
      clauses: Int32Array.from([...clauses, ...Array.from(assumptions, (literal) => [literal, 0]).flat()]),
      counts: Int32Array.from(counts),
      linears: Int32Array.from(linears),
    };
  }

  #add(kind: 'clauses' | 'counts' | 'linears', flat: Int32Array): void {
    this.#open();
    this.#true = undefined;
    for (const one of flat) this.#input[kind].push(one);
  }

  #check(literal: Literal): void {
    if (Math.abs(literal) > this.#variables)
      throw new RangeError(`there is no variable ${Math.abs(literal)}`);
  }

  #open(): void {
    if (this.#isClosed) throw new Error('the session is closed');
  }
}

/** Returns the path of a program, which may be given as a path or found on the PATH. */
function programAt(program: string): string {
  const isPath = /[\\/]/.test(program);
  const places = isPath ? ['.'] : (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['', '.exe'] : [''];
  const found = places
    .flatMap((place) => endings.map((ending) => resolve(place, `${program}${ending}`)))
    .find(isProgram);
  if (found === undefined) throw new Error(`there is no program '${program}'${isPath ? '' : ' on the PATH'}`);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
