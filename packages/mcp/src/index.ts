export { McpContext, type McpContextOptions, type Schedule } from './mcp-context.js';
export { mount } from './mount.js';
export { createMcpServer } from './server.js';
