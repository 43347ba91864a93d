#!/usr/bin/env node
import { start } from './compile-cache/start.js';

start('first');
