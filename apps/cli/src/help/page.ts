import type { CommandRun } from '../command-run.js';
import type { Io } from '../io.js';
import type { Plugins } from '../plugins.js';
import { textWidth, wrapText } from '../terminal/wrap-text.js';
import { heading } from './layout.js';

/** A help page on one subject. */
export interface HelpPage {
  readonly name: string;
  /** Subject of the page in a few words. */
  readonly summary: string;
  readonly sections: (plugins: Plugins) => readonly Section[] | Promise<readonly Section[]>;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/** A paragraph, or a term with its description and preformatted lines. */
export type HelpBlock = string | Entry;

interface Entry {
  readonly term: string;
  /** Paragraphs, each on a new line. */
  readonly text?: string | readonly string[];
  readonly lines?: readonly string[];
}

/** Indentation of texts below their headings, in columns. */
const INDENT = 4;

/** Formats a page for the width of the terminal. */
export async function formatPage(
  { name, summary, sections }: HelpPage,
  { plugins, io }: CommandRun,
): Promise<string> {
  const width = textWidth(io);
  const all = [{ title: 'NAME', blocks: [`${name} - ${summary}`] }, ...(await sections(plugins))];
  return all.map((section) => sectionText(section, width, io)).join('\n\n');
}

const sectionText = ({ title, blocks }: Section, width: number, io: Io): string =>
  `${heading(title, io)}\n${blocks.map((block) => blockText(block, width)).join('\n\n')}`;

function blockText(block: HelpBlock, width: number): string {
  if (typeof block === 'string') return wrapText(block, width, { indent: INDENT });
  const { term, text, lines = [] } = block;
  return [
    wrapText(term, width, { indent: INDENT }),
    ...[text ?? []].flat().map((one) => wrapText(one, width, { indent: 2 * INDENT })),
    ...lines.map((line) => `${' '.repeat(2 * INDENT)}${shorten(line, width - 2 * INDENT)}`.trimEnd()),
  ].join('\n');
}

/** Cuts a line that is too long. */
const shorten = (line: string, width: number): string =>
  line.length > width ? `${line.slice(0, width - 1)}…` : line;
