// Rules that no other check knows: names that say nothing, who may read the environment, imports out of sight, what
// browsers have on HTTPS alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const FOLDERS = ['domain/src', 'content/src', 'server/src', 'web/src', 'e2e', 'bench', 'scripts'];
const SOURCE = /\.[cm]?[jt]sx?$/;

/** A file of this name collects what nobody found a home for, or hides where things come from. */
const EMPTY_NAME = /(^|[-.])(utils?|helpers?|misc|common|index)$/;

/** The server's settings are read in one place, so that each is documented and checked there. */
const ENVIRONMENT_READER = 'server/src/config.ts';
const ENVIRONMENT = /\bprocess\s*\??\.\s*env\b|['"](node:)?process['"]/;
const WITHOUT_ENVIRONMENT = /^(domain|content|server|web)\/src\/(?!testing\/)(?!.*\.test\.)/;

/** A type taken in the middle of a line goes past the import walls. */
const HIDDEN_IMPORT = /\bimport\(\s*['"][^'"]+['"]\s*\)\s*(\.\s*(?!then|catch|finally)\w|\[)/;

/** Browsers have it on HTTPS and on localhost alone, and a home network reads Porchlight without (decision 0008). */
const SECURE_ONLY = /\bcrypto\s*\??\.\s*randomUUID\b/;
const SUBMISSION_ID = 'web/src/platform/submission-id.ts';

/** What breaks the rules, one line each. */
export function findOffences(folder = root) {
  return FOLDERS.flatMap((path) => listEntries(folder, path)).flatMap((path) => [
    ...findEmptyName(path),
    ...(SOURCE.test(path) ? findInText(path, readFileSync(join(folder, path), 'utf8')) : []),
  ]);
}

function findEmptyName(path) {
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/(\.(test|spec))?(\.d)?\.\w+$/, '');
  return EMPTY_NAME.test(stem) ? [`${path}: name it after what is in it.`] : [];
}

function findInText(path, text) {
  const offences = [];
  if (WITHOUT_ENVIRONMENT.test(path) && path !== ENVIRONMENT_READER && ENVIRONMENT.test(text)) {
    offences.push(`${path}: only ${ENVIRONMENT_READER} reads the environment.`);
  }
  if (/\.tsx?$/.test(path) && HIDDEN_IMPORT.test(text)) {
    offences.push(`${path}: import the type at the top, where the import walls see it.`);
  }
  if (path.startsWith('web/src/') && path !== SUBMISSION_ID && SECURE_ONLY.test(text)) {
    offences.push(`${path}: take createSubmissionId of ${SUBMISSION_ID}, which plain HTTP has too.`);
  }
  return offences;
}

function listEntries(folder, path) {
  let entries;
  try {
    entries = readdirSync(join(folder, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? [inner, ...listEntries(folder, inner)] : [inner];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offences = findOffences();
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
