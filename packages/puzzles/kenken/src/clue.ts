import type { ValueType } from '@gridproof/describe';

/** The operations of cages, by their sign in JSON. */
export const OPERATIONS = ['+', '-', '*', '/'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The clue of a cage: a result, and usually its operation. */
export interface Clue {
  readonly result: number;
  /** The operation; undefined if it is not given, and for a single cell. */
  readonly operation?: Operation;
}

/** The signs of operations; a `/` would end a row. */
export const SIGNS: Readonly<Record<Operation, string>> = { '+': '+', '-': '-', '*': '×', '/': '÷' };

/** Other signs that are read as one of these. */
const ALSO: Readonly<Record<string, Operation>> = { '*': '*', '−': '-', '/': '/' };

/** The pattern of a clue in front of the sign of its cage. */
export const WRITTEN = /\d+[-+×÷*−]?/;

/** A result beyond is mistyped. */
const LARGEST = 999_999_999;

const fits = (result: unknown): result is number =>
  typeof result === 'number' && Number.isInteger(result) && result >= 0 && result <= LARGEST;

const clueOf = (result: unknown, operation: Operation | undefined): Clue | undefined =>
  fits(result) ? { result: result + 0, ...(operation && { operation }) } : undefined;

const write = ({ result, operation }: Clue): string => `${result}${operation ? SIGNS[operation] : ''}`;

/** A result and its operation, `12×`. */
export const clue: ValueType<Clue> = {
  expected: () => [`a result up to ${LARGEST} with its operation, as in 12+, 3-, 24× or 2÷`],
  expectedInJson: () => ['an object as in {"result": 24, "operation": "*"}'],
  dependsOnSize: false,
  read(text) {
    const [, digits, sign = ''] = /^(\d{1,9})(.?)$/u.exec(text) ?? [];
    if (digits === undefined) return undefined;
    const operation = OPERATIONS.find((one) => SIGNS[one] === sign) ?? ALSO[sign];
    return sign !== '' && !operation ? undefined : clueOf(Number(digits), operation);
  },
  write,
  maxSignLength: () => `${LARGEST}`.length + 1,
  fromJson(data) {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    const { result, operation, ...others } = data as { result?: unknown; operation?: unknown };
    const known = OPERATIONS.find((one) => one === operation);
    return Object.keys(others).length > 0 || (operation !== undefined && !known)
      ? undefined
      : clueOf(result, known);
  },
  toJson: (one) => ({ ...one }),
  fromClue: (result) => clueOf(result, undefined),
  toClue: ({ result, operation }) => (operation ? undefined : result),
  look: (one) => ({ text: write(one) }),
  samples: () =>
    [1, 2, 3, 4, 5, 6].flatMap((result) => OPERATIONS.map((operation) => ({ result, operation }))),
  domain: undefined,
};
