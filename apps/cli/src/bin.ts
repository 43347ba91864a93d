#!/usr/bin/env node
import * as module from 'node:module';

// From Node 22 on, compiled code is kept for the next call. What is loaded before this is not, so the program comes after it.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
await import('./program.js');
