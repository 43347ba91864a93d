export { McpContext, type McpContextOptions, type Schedule } from './mcp-context.js';
export { mount } from './mount.js';
export { serverFor } from './server.js';
