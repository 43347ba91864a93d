import { PuzzleTypeError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { Problem } from '@gridproof/http';
import { UsageError } from '@gridproof/plugins';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { paginate } from './paginate.js';
import type { ToolResult } from './tool-result.js';

/** A text argument and its name. */
export interface ToolInput {
  readonly name: string;
  readonly text: string;
}

/**
 * Converts an error to a result with the fault and its place, so that the text can be corrected; `given` is the argument
 * with the fault.
 */
export function errorResult(error: unknown, input?: ToolInput): CallToolResult {
  if (error instanceof PuzzleTypeError)
    return paginate({
      lines: [`don't know: ${error.message}`],
      facts: { puzzle: error.type, status: 'unknown', reason: error.message },
    });
  return { ...paginate(errorContent(error, input)), isError: true };
}

function errorContent(error: unknown, input?: ToolInput): ToolResult {
  if (error instanceof PuzzleError) {
    const { code, message, line, column, sentence } = error;
    return {
      lines: input ? [`${input.name}: ${sentence}`, ...faultLines(input.text, error)] : [sentence],
      facts: { error: { ...(input && { in: input.name }), code, message, line, column } },
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
const MAX_LINE_LENGTH = 160;

/** The line of a fault with a mark below the sign. */
function faultLines(text: string, { line = 1, column }: PuzzleError): readonly string[] {
  const faultLine = text.split(/\r\n?|\n/)[line - 1];
  if (
    column === undefined ||
    faultLine === undefined ||
    column > faultLine.length + 1 ||
    faultLine.length > MAX_LINE_LENGTH
  )
    return [];
  return ['', `  ${faultLine.replaceAll('\t', ' ')}`, `  ${' '.repeat(column - 1)}^`];
}
