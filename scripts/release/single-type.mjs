// Rehearses a user of a single puzzle type, such as a page that only draws it: no engine is installed.

const HEAVY = ['z3-solver', 'cadical-wasm', 'vitest'];

export async function singleType(project) {
  await project.run('npm i @gridproof/takuzu');
  for (const name of HEAVY)
    if (project.hasPackage(name)) throw new Error(`npm i @gridproof/takuzu installed ${name} too`);
  await project.run('npm ls --all');
}
