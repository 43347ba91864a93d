import type { Desk, Listening } from '@gridproof/answers';
import type { z } from 'zod';
import type { Told } from '../result/told.js';

/** What a tool is asked with beside its arguments. */
export interface Asked extends Listening {
  readonly desk: Desk;
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
  answer(what: z.output<I>, asked: Asked): Promise<Told>;
}

/** A tool with the types of its arguments. */
export const tool = <I extends z.ZodObject>(one: Tool<I>): Tool => one as unknown as Tool;
