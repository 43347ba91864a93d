import { PuzzleTypeError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { Problem } from '@gridproof/http';
import { UsageError } from '@gridproof/plugins';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { paginate } from './paginate.js';
import type { ToolResult } from './tool-result.js';

/** A text argument and its name. */
export interface ToolInput {
  readonly what: string;
  readonly text: string;
}

/**
 * Converts an error to a result with the fault and its place, so that the text can be corrected; `given` is the argument
 * with the fault.
 */
export function errorResult(error: unknown, given?: ToolInput): CallToolResult {
  if (error instanceof PuzzleTypeError)
    return paginate({
      lines: [`don't know: ${error.message}`],
      facts: { puzzle: error.type, status: 'unknown', reason: error.message },
    });
  return { ...paginate(wrong(error, given)), isError: true };
}

function wrong(error: unknown, given?: ToolInput): ToolResult {
  if (error instanceof PuzzleError) {
    const { code, message, line, column, sentence } = error;
    return {
      lines: given ? [`${given.what}: ${sentence}`, ...pointedAt(given.text, error)] : [sentence],
      facts: { error: { ...(given && { in: given.what }), code, message, line, column } },
    };
  }
  if (error instanceof UsageError)
    return { lines: [error.message], facts: { error: { code: 'usage', message: error.message } } };
  if (error instanceof Problem)
    return { lines: [error.message], facts: { error: { code: error.code, message: error.message } } };
  const message = `internal error: ${error instanceof Error ? error.message : error}`;
  return { lines: [message], facts: { error: { code: 'internal', message } } };
}

/** Longer lines are not shown. */
const LONGEST = 160;

/** The line of a fault with a mark below the sign. */
function pointedAt(text: string, { line = 1, column }: PuzzleError): readonly string[] {
  const shown = text.split(/\r\n?|\n/)[line - 1];
  if (column === undefined || shown === undefined || column > shown.length + 1 || shown.length > LONGEST)
    return [];
  return ['', `  ${shown.replaceAll('\t', ' ')}`, `  ${' '.repeat(column - 1)}^`];
}
