import { type GuardedPlugins, typeJson } from '@gridproof/api';

/** The installed puzzle types. */
export const listTypes = async (plugins: GuardedPlugins): Promise<object> => ({
  types: (await plugins.puzzles()).map(({ type, plugin: { name, version } }) => ({
    ...typeJson(type),
    package: name,
    ...(version === undefined ? {} : { version }),
  })),
});

/** A puzzle type: rules, formats, clues, values and examples. Throws `PuzzleError` if it is not installed. */
export async function showType(plugins: GuardedPlugins, name: string): Promise<object> {
  const type = await plugins.typeNamed(name);
  const outline = type.described?.outline();
  return {
    ...typeJson(type),
    ...(type.goal === undefined ? {} : { goal: type.goal }),
    rules: type.rules,
    ...(type.conditions ? { conditions: type.conditions } : {}),
    ...(outline ? { board: outline.board, clues: outline.clues, answer: outline.answer } : {}),
    examples: type.examples.map(({ puzzle, answer }) => ({ puzzle, answer })),
  };
}
