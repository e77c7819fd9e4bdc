// Rules that no other check knows: names that say nothing, what bounds and things of the field are called, who may read the environment,
// imports out of sight, what browsers have on HTTPS alone, the company's name, names of features in the platform, who makes formats of the
// browser, folders too full to read, words that comments avoid, and regular expressions whose time grows faster than the text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { root } from '../project.mjs';
import { listPatterns } from './list-patterns.mjs';
import { findSharedRepeats } from './slow-patterns.mjs';

const FOLDERS = [
  'pdf/src',
  'domain/src',
  'content/src',
  'server/src',
  'web/src',
  'web/postbuild',
  'web/worker',
  'testing',
  'e2e',
  'bench',
  'scripts',
];
const SOURCE = /\.[cm]?[jt]sx?$/;

/** A file of this name collects what has no home, or hides where things come from. */
const EMPTY_NAME = /(^|[-.])(utils?|helpers?|misc|common|index)$/;

/** The server's settings are read in one place, so that each is documented and checked there. */
const ENVIRONMENT_READER = 'server/src/config.ts';
const ENVIRONMENT = /\bprocess\s*\??\.\s*env\b|['"](node:)?process['"]/;
const WITHOUT_ENVIRONMENT = /^(pdf|domain|content|server|web)\/src\/(?!.*\.test\.)/;

/** A type taken in the middle of a line goes past the import rules. */
const HIDDEN_IMPORT = /\bimport\(\s*['"][^'"]+['"]\s*\)\s*(\.\s*(?!then|catch|finally)\w|\[)/;

/** Browsers have it on HTTPS and on localhost alone, and a home network reads Porchlight without (decision 0008). */
const SECURE_ONLY = /\bcrypto\s*\??\.\s*randomUUID\b/;
const SUBMISSION_ID = 'web/src/platform/browser/submission-id.ts';

/** What people read names the company by its one place; comments and identifiers may call the product what it is called. */
const COMPANY = 'content/src/company.ts';
const COMPANY_NAME = /\bPorchlight\b(?!-Webhooks)/;
const SHOWN =
  /^((pdf|content|web|domain)\/src\/|server\/src\/(features\/|platform\/(email\/|pdf\/|http\/no-js-forms\/|description\/api-)))(?!.*(\.test\.|-samples\.ts$))/;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

/**
 * The platform serves every feature and knows none by its name (house rules): neither as a text of its own nor as the first word of one,
 * such as that of an endpoint, nor by a table. Two names are words of the platform as well: `events` is a folder of its own, `staff` a kind
 * of access. The description of the interface is about features.
 */
const PLATFORM = /^server\/src\/platform\/(?!description\/)(?!.*\.test\.)/;
const PLATFORM_WORDS = ['events', 'staff'];
const FEATURE = /^server\/src\/features\/(?:[\w-]+\/)?([\w-]+)\/\1\.feature\.ts$/;
const TABLE_FILE = /^server\/src\/features\/.*\.table\.ts$/;

/** A bound is found by the word that the field has for it. */
const BOUND = /\b(?:MOST|LONGEST|LARGEST|FEWEST|LEAST|SHORTEST|SMALLEST)_[A-Z]\w*/;

/** Money, counts, days and instants read the same everywhere because the kernel alone makes the formats of the browser. */
const FORMAT = /\bIntl\s*\.\s*(?:NumberFormat|DateTimeFormat)\b|\.toLocale(?:Date|Time)?String\b/;
const FORMATTED = /^(pdf|domain|content|server|web)\/src\/(?!.*\.test\.)/;
const FORMATTERS = new Set([
  'domain/src/kernel/money.ts',
  'domain/src/kernel/formats.ts',
  'domain/src/kernel/percents.ts',
  'domain/src/kernel/calendar-dates.ts',
  'domain/src/kernel/instants.ts',
  'domain/src/kernel/time-zones.ts',
  // Asks which time zone the browser is in and formats nothing.
  'web/src/platform/api/propose-time-zone.ts',
  // Inches on a page, which no other feature shows.
  'web/src/features/signing/pages/fields.ts',
]);

/** Words of an earlier vocabulary, each with the field's term for it; the plain letter is what a buyer prints. */
const FIELD_TERMS = [
  [/\b\w*[dD]ue(?:_d|D)ocument\w*/, 'document request'],
  [/\b(?:document_looks|[rR]equireLook|lookedAt)\b/, 'access grant'],
  [/\b(?:waitlist_letters|letters_dead|letter(?:_form|_due_at)|lettered(?:At|_at))\b/, 'email'],
  [/\.spend\(|\bspend(?:For[A-Z]\w*|Token|Challenge)\b/, 'consume'],
  [/\bstanding connection\b/i, 'LISTEN connection'],
];

/** What runs for strangers; a script reads our own files. Most sources have no pattern, and need not be parsed for one. */
const WITH_PATTERNS = /^(pdf|domain|content|server|web)\/src\/(?!.*\.test\.)/;
const PATTERN = /\/[^\n]*[*+{]|\bRegExp\(/;

/** So many files directly in a folder are read at a glance; tests are beside what they test and are not counted. */
const MAX_FILES = 25;
/** The texts of screens: one file for each feature, found by the feature's name. */
const FEATURE_TEXTS = 'content/src/en';
const TEST_FILE = /\.(test|spec)\.\w+$/;

/** Words that hide who acts, where something is written or what its state is; names in backticks are not prose. */
const UNCLEAR_WORD = /\b(?:whoever|nobody|stands|stood|told|anew|e-mails?)\b/i;
const QUOTED_CODE = /`[^`\n]*`/g;

/** What breaks the rules, one line each. */
export function findOffences(folder = root) {
  const entries = FOLDERS.flatMap((path) => listEntries(folder, path));
  const features = describeFeatures(entries, (path) => readFileSync(join(folder, path), 'utf8'));
  return [
    ...findFullFolders(entries),
    ...entries.flatMap((path) => [
      ...findEmptyName(path),
      ...(SOURCE.test(path) ? findInText(path, readFileSync(join(folder, path), 'utf8'), features) : []),
    ]),
  ];
}

function findFullFolders(entries) {
  const files = entries.filter((path) => /\.\w+$/.test(path) && !TEST_FILE.test(path));
  const folders = Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([path, inside]) => path !== FEATURE_TEXTS && inside.length > MAX_FILES)
    .map(([path, inside]) => `${path}: ${inside.length} files; find the parts of at most ${MAX_FILES} each.`);
}

function findEmptyName(path) {
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/(\.(test|spec))?(\.d)?\.\w+$/, '');
  return EMPTY_NAME.test(stem) ? [`${path}: name it after what is in it.`] : [];
}

/** Patterns of what names a feature: a text that is or begins with its name, and a query of a table of its. */
function describeFeatures(entries, read) {
  const names = entries.flatMap((path) => FEATURE.exec(path)?.[1] ?? []);
  const spellings = names
    .filter((name) => !PLATFORM_WORDS.includes(name))
    .flatMap((name) => [name, name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
  const tables = entries
    .filter((path) => TABLE_FILE.test(path))
    .flatMap((path) => [...read(path).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => table));
  const quoted = [
    ...spellings.map((name) => `${name}(?=['"\`.])`),
    ...tables.filter((name) => name.includes('_')),
  ];
  return [
    ...(quoted.length > 0 ? [new RegExp(`['"\`](?:${quoted.join('|')})\\b`)] : []),
    ...(tables.length > 0
      ? [new RegExp(`\\b(?:from|into|update|join|table) "?(?:${tables.join('|')})\\b`)]
      : []),
  ];
}

function findInText(path, text, features) {
  const offences = [];
  if (PLATFORM.test(path)) {
    const code = text.replace(COMMENT, '');
    for (const pattern of features) {
      const [found] = pattern.exec(code) ?? [];
      if (found) offences.push(`${path}: the platform names no feature: ${found}.`);
    }
  }
  if (WITHOUT_ENVIRONMENT.test(path) && path !== ENVIRONMENT_READER && ENVIRONMENT.test(text)) {
    offences.push(`${path}: only ${ENVIRONMENT_READER} reads the environment.`);
  }
  if (/\.tsx?$/.test(path) && HIDDEN_IMPORT.test(text)) {
    offences.push(`${path}: import the type at the top, where the import walls see it.`);
  }
  if (path.startsWith('web/src/') && path !== SUBMISSION_ID && SECURE_ONLY.test(text)) {
    offences.push(`${path}: take createSubmissionId of ${SUBMISSION_ID}, which plain HTTP has too.`);
  }
  if (SHOWN.test(path) && path !== COMPANY && COMPANY_NAME.test(text.replace(COMMENT, ''))) {
    offences.push(`${path}: take the company's name from ${COMPANY}.`);
  }
  if (FORMATTED.test(path) && !FORMATTERS.has(path) && FORMAT.test(text.replace(COMMENT, ''))) {
    offences.push(
      `${path}: write money, counts, days and instants with the formatters of domain/src/kernel.`,
    );
  }
  const [bound] = BOUND.exec(text) ?? [];
  if (bound !== undefined) offences.push(`${path}: begin ${bound} with MAX_ or MIN_.`);
  for (const [pattern, term] of path.startsWith('scripts/checks/') ? [] : FIELD_TERMS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) offences.push(`${path}: say ${term}, not ${found}.`);
  }
  if (WITH_PATTERNS.test(path) && PATTERN.test(text)) offences.push(...findSlowPatterns(path, text));
  return [...offences, ...findUnclearComments(path, text)];
}

/** Most files have none of the words, and need not be parsed for their comments. */
function findUnclearComments(path, text) {
  if (!UNCLEAR_WORD.test(text)) return [];
  return parseSync(path, text).comments.flatMap(({ value, start }) => {
    const prose = value.replace(QUOTED_CODE, (code) => ' '.repeat(code.length));
    const found = UNCLEAR_WORD.exec(prose);
    if (found === null) return [];
    const line = text.slice(0, start).split('\n').length + prose.slice(0, found.index).split('\n').length - 1;
    return [`${path}:${line}: say "${found[0]}" in plain words: name the person, the place or the state.`];
  });
}

/** A stranger's line may be as long as a body: two repeats that share it take the square of its length, and one in another any time. */
function findSlowPatterns(path, text) {
  return listPatterns(text, path).flatMap(({ pattern, flags, line }) => {
    const shared = findSharedRepeats(pattern, flags);
    return shared === undefined
      ? []
      : [
          `${path}:${line}: ${shared.join(' and ')} can share one text in many ways; bound one of them, such as {1,200}.`,
        ];
  });
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
    if (entry.name === 'node_modules') return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? [inner, ...listEntries(folder, inner)] : [inner];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offences = findOffences();
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
