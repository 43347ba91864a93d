import type { HandlerContext, RequestHooks } from '@gridproof/api';
import type { z } from 'zod';
import type { ToolResult } from '../result/tool-result.js';

/** What a tool is asked with beside its arguments. */
export interface ToolContext extends RequestHooks {
  readonly desk: HandlerContext;
  /** Milliseconds for all of it. */
  readonly timeout: number;
}

/** A question that an agent may ask. */
export interface Tool<I extends z.ZodObject = z.ZodObject> {
  /** A verb. */
  readonly name: string;
  readonly title: string;
  /** What it is for, and what it is not for. */
  readonly description: string;
  readonly input: I;
  readonly output: z.ZodObject;
  answer(what: z.output<I>, asked: ToolContext): Promise<ToolResult>;
}

/** A tool with the types of its arguments. */
export const tool = <I extends z.ZodObject>(one: Tool<I>): Tool => one as unknown as Tool;
