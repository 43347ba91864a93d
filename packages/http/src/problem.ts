import { PuzzleTypeError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';

/** A fault of a request, sent as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 408 | 413 | 415 | 422 | 429 | 500 | 503,
    /** A short stable name, in kebab-case. */
    readonly code: string,
    /** A sentence: the fault and the expectation. */
    sentence: string,
    readonly details: {
      readonly line?: number | undefined;
      readonly column?: number | undefined;
      readonly retryAfter?: number;
      /** The value of `WWW-Authenticate`. */
      readonly challenge?: string;
    } = {},
  ) {
    super(sentence);
  }

  /** The body as `application/problem+json`. */
  toJSON(): object {
    const { line, column } = this.details;
    return {
      type: 'about:blank',
      title: TITLES[this.status],
      status: this.status,
      code: this.code,
      detail: this.message,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    };
  }

  get response(): Response {
    const { retryAfter, challenge } = this.details;
    return new Response(JSON.stringify(this), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
        ...(challenge === undefined ? {} : { 'www-authenticate': challenge }),
      },
    });
  }
}

const TITLES: Readonly<Record<Problem['status'], string>> = {
  400: 'Bad request',
  401: 'Not known',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not a puzzle',
  429: 'Too many requests',
  500: 'Fault of the server',
  503: 'Busy',
};

/** Converts an error to the problem shown to the client; internal errors are not described. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PuzzleError) {
    const { code, line, column } = error;
    return new Problem(422, code, error.sentence, { line, column });
  }
  if (error instanceof PuzzleTypeError) return new Problem(500, 'type-crashed', error.message);
  if (error instanceof UsageError) return new Problem(500, 'not-installed', error.message);
  return new Problem(500, 'internal', 'internal error');
}
