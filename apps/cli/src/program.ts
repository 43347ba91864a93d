import { Aftermath } from './guard/aftermath.js';
import { culpritIn } from './installed.js';
import { main } from './main.js';

const aftermath = new Aftermath(culpritIn, new URL('.', import.meta.url).href);
void main(process.argv).then((status) => aftermath.end(status));
