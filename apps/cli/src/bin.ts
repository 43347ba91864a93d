#!/usr/bin/env node
import { start } from './code/start.js';

start('first');
