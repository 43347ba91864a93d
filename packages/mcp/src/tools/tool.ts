import type { HandlerContext, RequestHooks } from '@gridproof/api';
import type { z } from 'zod';
import type { ToolResult } from '../result/tool-result.js';

/** The context of a tool call. */
export interface ToolContext extends RequestHooks {
  readonly handlerContext: HandlerContext;
  /** Time limit of the call in milliseconds. */
  readonly timeout: number;
}

/** A tool for agents. */
export interface Tool<I extends z.ZodObject = z.ZodObject> {
  /** A verb. */
  readonly name: string;
  readonly title: string;
  /** The purpose of the tool, and the purposes of others. */
  readonly description: string;
  readonly input: I;
  readonly output: z.ZodObject;
  run(args: z.output<I>, context: ToolContext): Promise<ToolResult>;
}

/** Defines a tool and infers the types of its arguments. */
export const defineTool = <I extends z.ZodObject>(tool: Tool<I>): Tool => tool as unknown as Tool;
