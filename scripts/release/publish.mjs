// The release as described in docs/releasing.md: versions, then publishing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { publicManifests } from '../workspace.mjs';
import { run } from './run-command.mjs';

/** The package that bundles its dependencies. */
const PAGE = '@gridproof/web';

/** Applies the versions of the next release to the packages of a workspace. */
export async function version(workspace, { environment }) {
  const before = new Map(publicManifests(workspace).map(({ name, version }) => [name, version]));
  const wanted = packagesWithMajor(join(workspace, '.changeset'));
  await run('changeset version', workspace, inWorkspace(workspace, environment));
  for (const { name, version } of publicManifests(workspace)) {
    if (version.split('.')[0] !== before.get(name).split('.')[0] && !wanted.has(name))
      throw new Error(
        `${name} would go from ${before.get(name)} to ${version}, and no changeset asks for it`,
      );
  }
  checkPageVersion(workspace, before);
}

/** Checks that the page has a new version if any bundled package has one, because changesets does not. */
function checkPageVersion(workspace, before) {
  const manifests = new Map(publicManifests(workspace).map((manifest) => [manifest.name, manifest]));
  const hasChanged = (name) => manifests.get(name)?.version !== before.get(name);
  const page = manifests.get(PAGE);
  const puzzles = [...manifests.values()].filter(({ keywords }) => keywords?.includes('gridproof-puzzle'));
  const parts = [...Object.keys(page.devDependencies), ...puzzles.map(({ name }) => name)];
  const changed = parts.find(hasChanged);
  if (changed && !hasChanged(PAGE))
    throw new Error(`${PAGE} is built of ${changed}, which changes: it needs a changeset, too`);
}

/** Publishes the packages of a workspace. Resolves with name, version and tarball of each. */
export async function publish(workspace, { environment, storage }) {
  await run('changeset publish --no-git-tag', workspace, inWorkspace(workspace, environment));
  return publicManifests(workspace).map(({ name, version, exports, keywords = [] }) => {
    const tarball = join(storage, name, `${name.split('/').at(-1)}-${version}.tgz`);
    if (!existsSync(tarball)) throw new Error(`${name}@${version} has not been published`);
    return {
      name,
      version,
      tarball,
      importable: exports?.['.'] !== undefined,
      bringsCommands: keywords.includes('gridproof-command'),
    };
  });
}

/** Returns the packages with a major bump in their changesets. */
function packagesWithMajor(folder) {
  const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const text = notes.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(/^['"](.+)['"]: major$/gm)].map(([, name]) => name));
}

const inWorkspace = (workspace, environment) => ({
  ...environment,
  PATH: [join(workspace, 'node_modules', '.bin'), environment.PATH].join(delimiter),
});
