// What must hold of every package, read from the files of the lock alone: kept up, pinned, and the very bytes that were chosen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';

/** One release and no other: no range, no tag, no address. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const ALIAS = /^npm:(@[\w.-]+\/)?[\w.-]+@(?<version>.+)$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Packages that npm calls deprecated, for registries that leave that out of what they answer, and so out of the lock. The
 * first column is compared with the package's name, the second, where there is one, with its version.
 */
const KNOWN_DEPRECATED = [
  [/^@react-email\//, /./, 'draw emails with server/src/platform/email/email-layout.ts'],
  [/^@esbuild-kit\//, /./, 'take tsx'],
  [/^(@koa\/router|koa-router)$/, /^([0-9]|1[0-4])\./, 'take @koa/router 15 or later'],
  [/^(glob)$/, /^[0-8]\./, 'take glob 9 or later'],
  [/^(rimraf)$/, /^[0-3]\./, 'take node:fs'],
  [
    /^(inflight|querystring|request|har-validator|uuidv4|node-domexception|abab|domexception)$/,
    /./,
    'take what the platform has',
  ],
];

/**
 * What breaks the rules, one line each.
 *
 * @param manifests the package.json of each workspace, by its folder
 * @param lock package-lock.json
 */
export function findPackageProblems(manifests, lock) {
  return [
    ...Object.entries(manifests).flatMap(([folder, manifest]) => findUnpinned(folder, manifest)),
    ...Object.entries(lock.packages).flatMap(([path, entry]) => findInEntry(path, entry)),
  ];
}

function findUnpinned(folder, manifest) {
  const named = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  return [...named, ...listOverrides(manifest.overrides)]
    .filter(([, version]) => !EXACT.test(ALIAS.exec(version)?.groups.version ?? version))
    .map(
      ([name, version]) => `${join(folder, 'package.json')}: ${name} is ${version}; name one exact version.`,
    );
}

/** Overrides may be nested: what is overridden is a name with a version. */
function listOverrides(overrides = {}) {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : listOverrides(value),
  );
}

function findInEntry(path, entry) {
  if (!path.includes('node_modules/') || entry.link) return [];
  const name = entry.name ?? path.split('node_modules/').at(-1);
  const problems = [];
  const known = KNOWN_DEPRECATED.find(
    ([names, versions]) => names.test(name) && versions.test(entry.version),
  );
  if (entry.deprecated !== undefined) problems.push(`is deprecated: ${entry.deprecated}`);
  else if (known) problems.push(`is deprecated; ${known[2]}.`);
  if (entry.integrity === undefined) problems.push('has no checksum in package-lock.json.');
  if (entry.resolved !== undefined)
    problems.push('has a download address in package-lock.json; npm install takes it out.');
  return problems.map((problem) => `${name} ${entry.version} ${problem}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const folders = ['', ...read('package.json').workspaces];
  const manifests = Object.fromEntries(folders.map((folder) => [folder, read(join(folder, 'package.json'))]));
  const problems = findPackageProblems(manifests, read('package-lock.json'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
