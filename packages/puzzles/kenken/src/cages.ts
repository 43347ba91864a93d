import { and, type Bool, type Cell, type IntVar, is, or, sum } from '@gridproof/describe';
import { type Clue, OPERATIONS, type Operation } from './clue.js';

/** A longer list of what may stand in a cage costs more than it saves. */
const MOST = 2000;
/** After so many numbers that were tried a list is given up. */
const TRIED = 40 * MOST;

/** All that may stand in a cage on a board of so many numbers, where cells of one line differ; undefined where that is too much. */
export function fillings(
  cells: readonly Cell[],
  { result, operation }: Clue,
  most: number,
): readonly (readonly number[])[] | undefined {
  const found: number[][] = [];
  const numbers: number[] = [];
  let tried = 0;
  const inLine = cells.map((one, at) =>
    [...cells.keys()].filter(
      (other) => other < at && (cells[other]!.row === one.row || cells[other]!.col === one.col),
    ),
  );
  const extend = (total: number, product: number): void => {
    const at = numbers.length;
    if (at === cells.length) {
      if (gives(result, operation, { total, product, largest: Math.max(...numbers) }))
        found.push([...numbers]);
      return;
    }
    for (let n = 1; n <= most && found.length <= MOST && tried <= TRIED; n++) {
      tried++;
      if (inLine[at]!.some((other) => numbers[other] === n)) continue;
      if (operation === '+' && total + n + (cells.length - at - 1) > result) break;
      if (operation === '*' && (result === 0 || result % (product * n) !== 0)) continue;
      numbers.push(n);
      extend(total + n, product * n);
      numbers.pop();
    }
  };
  extend(0, 1);
  return found.length <= MOST && tried <= TRIED ? found : undefined;
}

/** Returns the condition that numbers give a result; without an operation, any operation may give it. */
function gives(
  result: number,
  operation: Operation | undefined,
  of: { readonly total: number; readonly product: number; readonly largest: number },
): boolean {
  const { total, product, largest } = of;
  if (!operation) return OPERATIONS.some((one) => gives(result, one, of));
  if (operation === '+') return total === result;
  if (operation === '*') return product === result;
  // The largest is taken away from twice, or stands on both sides: the order of the others does not matter.
  return operation === '-' ? 2 * largest - total === result : largest * largest === result * product;
}

/** The same as an expression. */
export function formula(numbers: readonly IntVar[], { result, operation }: Clue, most: number): Bool {
  if (!operation) return or(...OPERATIONS.map((one) => formula(numbers, { result, operation: one }, most)));
  /** Each of them in turn against the others. */
  const against = (one: (signs: readonly number[]) => Bool) =>
    or(...numbers.map((_, at) => one(numbers.map((_, other) => (other === at ? 1 : -1)))));
  if (operation === '+') return sum(numbers).is(result);
  if (operation === '-') return against((signs) => sum(numbers, signs).is(result));
  if (result === 0) return false;
  const product = (signs: readonly number[]) => multiplied(numbers, signs, result, most);
  return operation === '*' ? product(numbers.map(() => 1)) : against(product);
}

/** Numbers, some of them below the line, give a product: each prime stands in both sides equally often. */
function multiplied(
  numbers: readonly IntVar[],
  signs: readonly number[],
  product: number,
  most: number,
): Bool {
  let left = product;
  const equal: Bool[] = [];
  for (let prime = 2; prime <= most; prime++) {
    if ([...Array(prime).keys()].some((one) => one > 1 && prime % one === 0)) continue;
    const powers: Bool[] = [];
    const coefficients: number[] = [];
    for (let power = prime; power <= most; power *= prime)
      for (let n = power; n <= most; n += power) {
        powers.push(...numbers.map((one) => is(one, n)));
        coefficients.push(...signs);
      }
    let times = 0;
    for (; left % prime === 0; left /= prime) times++;
    equal.push(sum(powers, coefficients).is(times));
  }
  return left === 1 ? and(...equal) : false;
}
