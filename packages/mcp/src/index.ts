export { AGENT_LIMIT, type House, serverFor } from './server.js';
