// Checks that packages of puzzle types differ only in their names and dependencies: `node scripts/check-manifests.mjs`.
// Compares with the template of `npm run new`.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolders, puzzleFolders, root } from './workspace.mjs';

/** Fields that each package sets itself. */
const OWN_FIELDS = [
  'name',
  'version',
  'description',
  'keywords',
  'gridproof',
  'dependencies',
  'devDependencies',
];

const template = join(root, 'packages', 'create', 'template', 'inside');

/**
 * Returns the fields in which a manifest differs from the template, apart from its own.
 * @returns {string[]}
 */
export function manifestDifferences(manifest, measure) {
  const sharedFields = (one) => Object.keys(one).filter((key) => !OWN_FIELDS.includes(key));
  const differing = [...new Set([...sharedFields(measure), ...sharedFields(manifest)])].filter(
    (key) => JSON.stringify(manifest[key]) !== JSON.stringify(measure[key]),
  );
  const lacking = ['keywords', 'dependencies', 'devDependencies'].flatMap((key) =>
    Object.entries(measure[key])
      .filter(([name, value]) =>
        Array.isArray(measure[key]) ? !manifest[key]?.includes(value) : manifest[key]?.[name] !== value,
      )
      .map(([name, value]) => `${key} lack ${Array.isArray(measure[key]) ? value : name}`),
  );
  const order =
    sharedFields(manifest).join() === sharedFields(measure).join()
      ? []
      : ['its fields stand in another order'];
  const differ = differing.map((key) => `${key} is not as in the template`);
  return differ.length ? [...differ, ...lacking] : [...lacking, ...order];
}

function faults() {
  const text = (...path) => readFileSync(join(...path), 'utf8');
  const json = (...path) => JSON.parse(text(...path));
  const manifests = puzzleFolders().flatMap((folder) =>
    manifestDifferences(json(folder, 'package.json'), json(template, '_package.json')).map(
      (fault) => `${relative(root, folder)}/package.json: ${fault}`,
    ),
  );
  const configs = puzzleFolders()
    .filter((folder) => text(folder, 'tsconfig.json') !== text(template, 'tsconfig.json'))
    .map((folder) => `${relative(root, folder)}/tsconfig.json is not that of the template`);
  const engines = packageFolders().flatMap((folder) =>
    json(folder, 'package.json').engines?.node === json(root, 'package.json').engines.node
      ? []
      : [`${relative(root, folder)}/package.json: another Node than the workspace's`],
  );
  return [...manifests, ...configs, ...engines];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const messages = faults();
  for (const fault of messages) console.error(fault);
  process.exitCode = messages.length ? 1 : 0;
}
