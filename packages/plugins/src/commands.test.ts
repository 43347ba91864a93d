import { expect, test } from 'vitest';
import { MessageCollector, type Parts, project, useTemporaryFolders, write } from '../test/projects.js';
import { PluginRegistry } from './plugin-registry.js';

useTemporaryFolders();

/** A package with commands. */
const bringing = (
  commands: unknown,
  module = 'export default { ring: { says: 1 } };',
): Parts & { file: string } => ({
  manifest: {
    keywords: ['gridproof-command'],
    gridproof: { commands },
    exports: { './commands': './commands.js' },
  },
  module: 'throw new Error("nothing of it is needed");',
  file: module,
});

/** The commands that a program with these dependencies finds. */
function commandsOf(packages: Readonly<Record<string, ReturnType<typeof bringing>>>, home = 'program') {
  const program = project(home, packages);
  for (const [name, { file }] of Object.entries(packages))
    write(`${home}/node_modules/${name}/commands.js`, file);
  const { messages, collect } = new MessageCollector();
  return {
    commands: new PluginRegistry(program, { project: program, onUnusable: collect }).commands,
    messages,
  };
}

test('a command is listed by its manifest, and loaded from its own entry when it is called', async () => {
  const { commands, messages } = commandsOf({ bell: bringing({ ring: 'ring a bell' }) });
  const [ring, ...others] = commands.all;
  expect(others).toEqual([]);
  expect(ring).toMatchObject({
    name: 'ring',
    summary: 'ring a bell',
    package: 'bell',
    version: '1.2.3',
    from: 'program',
  });
  expect(await commands.find('ring', 'gridproof')!.load()).toEqual({ says: 1 });
  expect(messages).toEqual([]);
});

test('of two packages with a command of one name the first counts, and the other is told', () => {
  const { commands, messages } = commandsOf({ bell: bringing({ ring: 'a' }), gong: bringing({ ring: 'b' }) });
  expect(commands.all.map((one) => one.package)).toEqual(['bell']);
  expect(messages).toEqual(["gong is left out: bell has a command 'ring' already"]);
});

test('a manifest that does not say what its commands are is told to its author', () => {
  const said = (commands: unknown) => {
    const found = commandsOf({ bell: bringing(commands) });
    expect(found.commands.all).toEqual([]);
    return found.messages;
  };
  expect(said(undefined)).toEqual([
    'bell is left out: gridproof.commands in its package.json names no command',
  ]);
  expect(said({ ring: 5 })).toEqual([
    'bell is left out: gridproof.commands.ring in its package.json is not a text',
  ]);
  expect(said({ '--ring': 'a' })).toEqual([
    "bell is left out: '--ring' at gridproof.commands in its package.json is no name of a command",
  ]);
});

test('what cannot be loaded says why', async () => {
  const why = async (name: string, module: string) => {
    const { commands } = commandsOf({ bell: bringing({ ring: 'a' }, module) }, name);
    return commands.all[0]!.load().then(String, String);
  };
  expect(await why('empty', 'export default {};')).toBe(
    "UsageError: ring cannot be used: bell: its commands have no 'ring'",
  );
  expect(await why('cracked', 'throw new Error("cracked");')).toBe(
    'UsageError: ring cannot be used: bell: it throws when it is loaded: Error: cracked',
  );
});

test('a command that no package is known to have is none', () => {
  expect(commandsOf({}).commands.find('whistle', 'gridproof')).toBeUndefined();
});

test('the names that there are include those of this project, installed or not', () => {
  const { commands } = commandsOf({ bell: bringing({ ring: 'a', serve: 'b' }) });
  expect(commands.names.filter((name) => ['ring', 'serve'].includes(name))).toEqual(['ring', 'serve']);
  expect(commandsOf({}).commands.names).toContain('serve');
});
