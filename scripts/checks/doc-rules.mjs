// What documents name is there: paths, links, decisions and commands; and each feature has a short README.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';

/** The first home that a feature has holds its README. */
const FEATURE_HOMES = [
  /^server\/src\/features\/(?:[\w-]+\/)?([\w-]+)\/(?=\1\.feature\.ts$)/,
  /^domain\/src\/([\w-]+)\//,
  /^web\/src\/features\/([\w-]+)\//,
];
const README = /^((?:server\/src\/features|domain\/src)\/(?:[\w-]+\/)?([\w-]+)\/)README\.md$/;
/** What every rule of the domain builds on, and no feature. */
const KERNEL = 'kernel';
const MAX_README_LINES = 20;

const MARKDOWN = /\.md$/;
const CODE = /\.(?:md|[cm]?[jt]sx?|sql|css|ya?ml)$/;
const WORKSPACE = /^(?:server|domain|web|content|pdf|scripts|docs|e2e|bench|deploy|clients|testing)\//;
/** What the build makes is in no commit. */
const BUILT = /^(?:web|server)\/build\b/;
const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|md|sql|css)$/;
const BLOCK = /^```[^\n]*\n[\s\S]*?^```/gm;

/** What is wrong, one line each. `files` are the paths of the tracked files below `folder`. */
export function findDocumentOffences(files, folder = root) {
  const documents = files.filter((path) => MARKDOWN.test(path));
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const places = listPlaces(files);
  const commands = new Set(
    Object.keys(files.includes('package.json') ? JSON.parse(read('package.json')).scripts : {}),
  );
  const decisions = new Set(files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));
  return [
    ...findDoubleDecisions(files),
    ...documents.flatMap((path) => findStaleNames(path, read(path), { folder, places, commands })),
    ...files
      .filter((path) => CODE.test(path))
      .flatMap((path) => findStaleDecisions(path, read(path), decisions)),
    ...findReadmes(files, read),
  ];
}

/** Each file and folder, and each ending of its path at a slash: documents name what is near by its last parts. */
function listPlaces(files) {
  const places = new Set();
  for (const path of files) {
    const parts = path.split('/');
    for (let end = parts.length; end > 0; end--)
      for (let start = 0; start < end; start++)
        places.add(parts.slice(start, end).join('/') + (end < parts.length ? '/' : ''));
  }
  return places;
}

function findStaleNames(path, text, { folder, places, commands }) {
  const prose = text.replace(BLOCK, '');
  const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  return [
    ...named
      .filter((name) => isPath(name) && !isPlace(name, places))
      .map((name) => `${path}: there is no ${name}.`),
    ...links
      .map((link) => link.replace(/#.*$/, ''))
      .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(join(folder, normalize(join(dirname(path), link)))))
      .map((link) => `${path}: the link ${link} leads nowhere.`),
    ...[...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
      .filter(([, name]) => !commands.has(name))
      .map(([, name]) => `${path}: there is no npm run ${name}.`),
  ];
}

function isPath(name) {
  if (!/^[\w@./*<>{}-]+$/.test(name) || /^[./]/.test(name) || BUILT.test(name)) return false;
  return WORKSPACE.test(name) || SOURCE_FILE.test(name);
}

function isPlace(name, places) {
  const known = name.replace(/<[^>]*>|\bNAME\b/g, '*');
  if (!known.includes('*')) return places.has(known) || places.has(`${known}/`);
  const pattern = known.replaceAll(/[.{}]/g, '\\$&').replaceAll(/\*+/g, '[^/]+');
  const expression = new RegExp(`^${pattern}/?$`);
  for (const place of places) if (expression.test(place)) return true;
  return false;
}

function findStaleDecisions(path, text, decisions) {
  return [...text.matchAll(/\b[Dd]ecisions? (0\d{3}(?:(?:, | and | to )0\d{3})*)/g)]
    .flatMap(([, numbers]) => numbers.match(/0\d{3}/g))
    .filter((number) => !decisions.has(number))
    .map((number) => `${path}: there is no decision ${number}.`);
}

function findDoubleDecisions(files) {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  return numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `docs/decisions: two decisions are ${number}.`);
}

function findReadmes(files, read) {
  const homes = new Map();
  for (const home of FEATURE_HOMES)
    for (const path of files) {
      const [folder, name] = home.exec(path) ?? [];
      if (folder !== undefined && name !== KERNEL && !homes.has(name)) homes.set(name, folder);
    }
  return [...homes].flatMap(([name, home]) => {
    const folder = files.map((path) => README.exec(path)).find((found) => found?.[2] === name)?.[1] ?? home;
    const path = `${folder}README.md`;
    if (!files.includes(path))
      return [`${path}: say in at most ${MAX_README_LINES} lines what the feature owns, and where.`];
    const lines = read(path).trimEnd().split('\n').length;
    return lines > MAX_README_LINES ? [`${path}: ${lines} lines, at most ${MAX_README_LINES}.`] : [];
  });
}

/** Files that git tracks or would, so that a document may name what is about to be committed. */
export function listTrackedFiles() {
  const given = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(listed.trimEnd().split('\n'))].filter((path) => existsSync(join(root, path)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offences = findDocumentOffences(listTrackedFiles());
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
