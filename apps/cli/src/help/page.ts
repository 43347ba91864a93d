import type { CommandRun } from '../command-run.js';
import type { Io } from '../io.js';
import type { Plugins } from '../plugins.js';
import { textWidth, wrapText } from '../terminal/wrap-text.js';
import { heading } from './style.js';

/** A page on one subject, in the manner of a manual. */
export interface Page {
  readonly name: string;
  /** What it is about, in a few words. */
  readonly summary: string;
  readonly sections: (plugins: Plugins) => readonly Section[] | Promise<readonly Section[]>;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A paragraph; or something and what is to be said of it, with lines that stay as they are. */
export type Block = string | Entry;

interface Entry {
  readonly term: string;
  /** Each paragraph begins a line. */
  readonly text?: string | readonly string[];
  readonly lines?: readonly string[];
}

/** Columns that texts stand behind their headings. */
const INDENT = 4;

/** A page as text, in the width of the terminal. */
export async function printed(
  { name, summary, sections }: Page,
  { plugins, io }: CommandRun,
): Promise<string> {
  const width = textWidth(io);
  const all = [{ title: 'NAME', blocks: [`${name} - ${summary}`] }, ...(await sections(plugins))];
  return all.map((section) => sectionText(section, width, io)).join('\n\n');
}

const sectionText = ({ title, blocks }: Section, width: number, io: Io): string =>
  `${heading(title, io)}\n${blocks.map((block) => blockText(block, width)).join('\n\n')}`;

function blockText(block: Block, width: number): string {
  if (typeof block === 'string') return wrapText(block, width, { indent: INDENT });
  const { term, text, lines = [] } = block;
  return [
    wrapText(term, width, { indent: INDENT }),
    ...[text ?? []].flat().map((one) => wrapText(one, width, { indent: 2 * INDENT })),
    ...lines.map((line) => `${' '.repeat(2 * INDENT)}${shortened(line, width - 2 * INDENT)}`.trimEnd()),
  ].join('\n');
}

/** A line that is too long shows how it begins. */
const shortened = (line: string, width: number): string =>
  line.length > width ? `${line.slice(0, width - 1)}…` : line;
