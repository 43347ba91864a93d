import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { program } from './gridproof.js';

/** Result of a tool call. */
export interface ToolResult {
  readonly text: string;
  /** Its structured content. */
  readonly facts: Readonly<Record<string, any>>;
  readonly isError: boolean;
  /** Size of the message, in bytes. */
  readonly bytes: number;
}

export type CallOptions = Parameters<Client['callTool']>[1];

/** An agent connected to the program. */
export class Agent {
  private constructor(readonly client: Client) {}

  /** Starts the built program as a process. */
  static start(...args: readonly string[]): Promise<Agent> {
    const call = { command: process.execPath, args: [program, 'mcp', ...args], stderr: 'ignore' as const };
    return Agent.connect(new StdioClientTransport(call));
  }

  static async connect(transport: Parameters<Client['connect']>[0]): Promise<Agent> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    return new Agent(client);
  }

  async call(name: string, input: Record<string, unknown>, options?: CallOptions): Promise<ToolResult> {
    const result = await this.client.callTool({ name, arguments: input }, options);
    const [first] = result.content;
    return {
      text: first?.type === 'text' ? first.text : '',
      facts: (result.structuredContent ?? {}) as ToolResult['facts'],
      isError: result.isError === true,
      bytes: Buffer.byteLength(JSON.stringify(result)),
    };
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
