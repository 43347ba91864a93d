import { describe, expect, it } from 'vitest';
import { meaning } from '../../test/brute-force.js';
import {
  answersIn,
  choicesOf,
  readDimacs,
  readScript,
  type Sexp,
  worthOf,
} from '../../test/parse-exports.js';
import { TrialAndError } from '../../test/trial-and-error.js';
import { Board } from '../board/board.js';
import { cell } from '../board/place.js';
import { acyclic } from '../constraints/acyclic/definition.js';
import { allDifferent } from '../constraints/all-different/definition.js';
import { connected } from '../constraints/connected/definition.js';
import type { Literal } from '../engine.js';
import { count, is, not, or, sum } from '../expressions/expression.js';
import { Graph } from '../expressions/graph.js';
import type { AnswerVars } from '../expressions/values.js';
import { namedVariables } from '../expressions/variable-names.js';
import { TRUE } from '../literal.js';
import { Model } from '../model.js';
import { toDimacs } from './dimacs.js';
import { type PreparedExport, prepareExport } from './prepare.js';
import { assertions, type CountingSyntax, toSmtlib } from './smtlib.js';

type Encode = (m: Model) => AnswerVars;

/** Numbers from -1 to 2 in a row, all different, with a weighted sum. */
const numbers: Encode = (m) => {
  const number = m.ints(new Board(4, 1).cells, -1, 2);
  m.require('different', number.places, allDifferent(number.values));
  m.require('weight', number.places, sum(number.values, [3, -1, 2, 1]).atMost(3));
  m.given(cell(0, 3), or(is(number.values[3]!, 2), is(number.values[3]!, -1)));
  return { number };
};

/** Lamps with counts that depend on switches. */
const lamps: Encode = (m) => {
  const lamp = Array.from({ length: 5 }, () => m.bool());
  const [a, b] = [m.bool(), m.bool()];
  m.require('counted', [], or(not(a), count(lamp).between(2, 3)));
  m.require('counted', [], or(not(b), sum(lamp, [2, -3, 1, 1, -1]).between(-2, 1)));
  m.require('one', [], count(lamp.slice(0, 3)).is(1));
  return { lamp, a, b };
};

/** Two corners of a board connected by a path of a number of cells, with cells that are on. */
const path =
  (cells: number, ...given: readonly number[]): Encode =>
  (m) => {
    const board = new Board(3, 3);
    const live = m.bools(board.cells);
    for (const at of given) m.given(board.cells[at]!, live.values[at]!);
    m.require('joined', board.cells, connected(Graph.ofNodes(live, (one) => board.neighbours(one))));
    m.require('length', board.cells, count(live.values).is(cells));
    return live;
  };

const never: Encode = (m) => {
  const lamp = m.bool();
  m.given([], lamp);
  m.given([], not(lamp));
  return lamp;
};

const known: Encode = (m) => {
  const [lamp, number] = [m.bool(), m.int(-3, 3)];
  m.given([], not(lamp));
  m.given([], is(number, -2));
  return { lamp, number };
};

/** A circle of strokes that may not close, without other constraints. */
const circle: Encode = (m) => {
  const stroke = Array.from({ length: 5 }, () => m.bool());
  m.require(
    'loop',
    [],
    acyclic(
      Graph.ofEdges(
        stroke.map((on, at) => ({ from: cell(0, at), to: cell(0, (at + 1) % 5), at: cell(1, at), on })),
      ),
    ),
  );
  return stroke;
};

async function prepare(encode: Encode): Promise<PreparedExport> {
  const made = await prepareExport({ encode }, undefined, new TrialAndError());
  if (made.status !== 'prepared') throw new Error(made.reason);
  return made;
}

type Answer = Readonly<Record<string, number | boolean>>;

const inOrder = (answers: readonly Answer[]) => answers.map((one) => JSON.stringify(one)).sort();

/** Returns the answers of a model by the semantics of its constraints. */
function answersOf(encode: Encode): readonly Answer[] {
  const model = new Model();
  const key = namedVariables(encode(model));
  return Array.from(meaning(model), (assignment) => {
    const values = JSON.parse(assignment);
    return Object.fromEntries(key.map(({ name, variable }) => [name, values[variable.id]]));
  });
}

/** Returns the answers of an SMT-LIB script by its definitions. */
function answersOfScript(text: string): readonly Answer[] {
  const commands = readScript(text) as readonly Sexp[][];
  const named = (name: string) => commands.filter(([command]) => command === name);
  const consts = named('declare-const').map(([, name]) => name as string);
  const asserted = named('assert').map(([, term]) => term!);
  const clauses = asserted.map(clauseOf);
  // Auxiliary variables may have several values in the same answer.
  const readVariables = new Set(JSON.stringify(named('define-fun')).match(/\bx\d+\b/g));
  const literals = consts.flatMap((name, at) => (readVariables.has(name) ? [at + 1] : []));
  const solutions = clauses.every((one) => one !== undefined)
    ? choicesOf(clauses, literals)
    : allChoices(consts.length).filter((chosen) =>
        asserted.every((term) => worthOf(term, valuesUnder(consts, chosen))),
      );
  const answers = solutions.map((chosen) =>
    Object.fromEntries(
      named('define-fun').map(([, name, , , term]) => [
        (name as string).slice(1, -1),
        worthOf(term!, valuesUnder(consts, chosen)),
      ]),
    ),
  );
  const requested = named('get-value').flatMap(([, names]) => names as readonly string[]);
  if (answers.length) expect(requested.map((name) => name.slice(1, -1))).toEqual(Object.keys(answers[0]!));
  return [...new Map(answers.map((one) => [JSON.stringify(one), one])).values()];
}

const valuesUnder = (consts: readonly string[], chosen: ReadonlySet<Literal>) =>
  new Map(consts.map((name, at) => [name, chosen.has(at + 1)]));

const allChoices = (n: number) =>
  Array.from(
    { length: 2 ** n },
    (_, choice) => new Set(Array.from({ length: n }, (_, at) => ((choice >> at) % 2 ? at + 1 : -at - 1))),
  );

function clauseOf(term: Sexp): Literal[] | undefined {
  const literal = (one: Sexp): Literal | undefined => {
    if (typeof one === 'string') return /^x\d+$/.test(one) ? Number(one.slice(1)) : undefined;
    return one[0] === 'not' ? -Number((one[1] as string).slice(1)) : undefined;
  };
  if (term === 'false') return [];
  const parts = typeof term !== 'string' && term[0] === 'or' ? term.slice(1) : [term];
  const literals = parts.map(literal);
  return literals.every((one) => one !== undefined) ? (literals as Literal[]) : undefined;
}

const puzzles: readonly (readonly [name: string, encode: Encode])[] = [
  ['numbers', numbers],
  ['lamps', lamps],
  ['a way with one answer', path(3, 0, 2)],
  ['a longer way with one answer', path(7, 0, 1, 3, 6, 8, 5)],
  ['what cannot be', never],
  ['what is known', known],
];

describe.each(puzzles)('%s', (_, encode) => {
  it('has its answers in a DIMACS file, read by its comments', async () => {
    const text = toDimacs(await prepare(encode), ['a puzzle: 1, 2 = 3']);
    expect(inOrder(answersIn(readDimacs(text)))).toEqual(inOrder(answersOf(encode)));
  });

  it.each<CountingSyntax>(['clauses', 'pseudo-boolean'])(
    'has its answers in an SMT-LIB script, %s',
    async (counting) => {
      const text = toSmtlib(await prepare(encode), ['a puzzle'], counting);
      expect(inOrder(answersOfScript(text))).toEqual(inOrder(answersOf(encode)));
    },
  );
});

describe('lazy rules', () => {
  it('become cuts that leave only the answer', async () => {
    const made = await prepare(path(3, 0, 2));
    expect(made.answers).toBe('one');
    expect(made.cuts.length).toBeGreaterThan(0);
    expect(toDimacs(made)).toContain('The puzzle has one answer, and this program has no other.');
    expect(toSmtlib(made)).toContain('a cut: joined');
  });

  it('may be broken by models where there are several answers, and the file says so', async () => {
    const made = await prepare(circle);
    expect(made.answers).toBe('several');
    expect(toDimacs(made)).toContain('some may break such a rule');
    const found = inOrder(answersIn(readDimacs(toDimacs(made))));
    for (const answer of inOrder(answersOf(circle))) expect(found).toContain(answer);
  });

  it('leave no model if they cannot be satisfied', async () => {
    const made = await prepare(path(2, 0, 8));
    expect(answersIn(readDimacs(toDimacs(made)))).toEqual([]);
    expect(toSmtlib(made)).not.toContain('get-value');
  });

  it('end as unknown without time', async () => {
    const none = await prepareExport({ encode: path(3, 0, 2) }, undefined, new TrialAndError(), {
      timeout: 0,
    });
    expect(none).toEqual({ status: 'unknown', reason: 'time limit' });
  });
});

it('writes rows that always or never hold without sums', () => {
  const none = new Int32Array();
  const counts = Int32Array.of(0, 0, 0, 0, 0, 1, 1, 0, 1, -1, 3, 2, 1, 2, -2, 3, 4, 2, 1, 2);
  const linears = Int32Array.of(0, 0, 0, 1, 0, 1);
  expect(assertions({ variables: 2, clauses: none, counts, linears }, 'pseudo-boolean').slice(2)).toEqual([
    '(assert true)',
    '(assert false)',
    '(assert (=> x1 true))',
    '(assert (=> (not x2) false))',
    '(assert true)',
  ]);
});

it('is a file that people can read', () => {
  const bool = { op: 'bool', id: 0 } as const;
  const ints = [1, 2, 3].map((id) => ({ op: 'int', id, min: -1, max: 1 }) as const);
  // A boolean with literal 1; integers that are 0 or 1 (literal -2 or 2), 0, and any (3, 4, 5).
  const literals = [1, -TRUE, -2, 2, -TRUE, TRUE, -TRUE, 3, 4, 5];
  const made: PreparedExport = {
    status: 'prepared',
    program: {
      shape: { variables: 5, clauses: 2, counts: 1, linears: 1, lazy: true },
      contradiction: false,
      clauses: Int32Array.of(1, -2, 0, 4, 0),
      counts: Int32Array.of(0, 1, 1, 3, 3, 4, 5),
      linears: Int32Array.of(-1, 0, 1, 2, 2, 2, -1, 5),
      lazies: [
        {
          constraint: { cut: () => {}, rename: () => undefined, literals: () => [] },
          source: 'loop',
          places: [],
          unless: [],
        },
      ],
      literalMap: { first: Int32Array.of(0, 1, 4, 7, 10), literals: Int32Array.from(literals) },
      read: Int32Array.of(),
    },
    variables: [bool, ...ints].map((variable, at) => ({ name: `row 1, column ${at + 1}`, variable })),
    cuts: [{ source: 'loop', places: [], clause: [-1, 3] }],
    answers: 'one',
  };
  const unweighed = { ...made, program: { ...made.program, linears: new Int32Array() } };
  expect(toDimacs(unweighed, ['a one and three numbers'])).toMatchInlineSnapshot(`
    "c a one and three numbers
    c
    c What follows from the clues by propagation alone is left out; what it says of the answer stands here as facts.
    c The last clause is a cut, a consequence of rules that are too long to state in full (loop 1).
    c The puzzle has one answer, and this program has no other.
    c
    c The answer: each place with the literal that is true where it is (shaded, a one, a mine, …);
    c where there are numbers, each number that is possible with its literal.
    c
    c key row 1, column 1: 1
    c key row 1, column 2: 0 = -2, 1 = 2
    c key row 1, column 3: 0 = 6
    c key row 1, column 4: -1 = 3, 0 = 4, 1 = 5
    c
    p cnf 6 8
    6 0
    1 -2 0
    4 0
    3 4 5 0
    -3 -4 0
    -3 -5 0
    -4 -5 0
    -1 3 0
    "
  `);
  expect(toSmtlib(made, ['a one and three numbers'], 'pseudo-boolean')).toMatchInlineSnapshot(`
    "; a one and three numbers
    ;
    ; What follows from the clues by propagation alone is left out; what it says of the answer stands here as facts.
    ; The last clause is a cut, a consequence of rules that are too long to state in full (loop 1).
    ; The puzzle has one answer, and this program has no other.
    (set-option :produce-models true)
    (declare-const x1 Bool)
    (declare-const x2 Bool)
    (declare-const x3 Bool)
    (declare-const x4 Bool)
    (declare-const x5 Bool)
    (assert (or x1 (not x2)))
    (assert x4)
    (assert ((_ pbeq 1 1 1 1) x3 x4 x5))
    (assert (=> (not x1) (and ((_ pbge 1 2 1) x2 (not x5)) ((_ pble 2 2 1) x2 (not x5)))))
    (assert (or (not x1) x3)) ; a cut: loop
    (define-fun |row 1, column 1| () Bool x1)
    (define-fun |row 1, column 2| () Int (ite (not x2) 0 1))
    (define-fun |row 1, column 3| () Int 0)
    (define-fun |row 1, column 4| () Int (ite x3 (- 1) (ite x4 0 1)))
    (check-sat)
    (get-value (|row 1, column 1| |row 1, column 2| |row 1, column 3| |row 1, column 4|))
    "
  `);
  expect(toSmtlib(made)).toContain('(set-logic QF_LIA)');
});
