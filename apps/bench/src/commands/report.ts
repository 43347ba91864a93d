import type { Command } from 'commander';
import { readReport } from '../report/report.js';
import { tablesOf } from '../report/tables.js';
import { writePage } from './measure-options.js';

export function addReport(program: Command): void {
  program
    .command('report')
    .summary('show figures that were written earlier')
    .description('Shows a file that --json has written: as tables, or as a page with plots.')
    .argument('<file.json>', 'the figures')
    .option('--html <file>', 'writes a page instead of printing tables')
    .addHelpText('after', '\nExample:\n  gridproof-bench report today.json --html today.html')
    .action(async (file: string, { html }: { html?: string }) => {
      const report = readReport(file);
      if (html) await writePage(html, report);
      else console.log(tablesOf(report));
    });
}
