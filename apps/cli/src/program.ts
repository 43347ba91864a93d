import { Aftermath } from './guard/aftermath.js';
import { main } from './main.js';
import { Run } from './run.js';

const run = new Run();
const aftermath = new Aftermath((stack) => run.plugins.nameIn(stack), new URL('.', import.meta.url).href);
void main(process.argv, run).then((status) => aftermath.end(status));
