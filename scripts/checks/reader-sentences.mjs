// Sentences for readers are in files named by their language: those of screens and emails in content, those of a rule beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { root } from '../project.mjs';

const FOLDERS = ['domain/src', 'server/src'];
const LEFT_OUT =
  /\.(?:test|faults|access)\.ts$|\.d\.ts$|(?:^|[/-])sample|^domain\/src\/(?:.+\/)?en(?:\.ts$|\/)/;

/** What operators read in a terminal or a log. */
const FOR_OPERATORS =
  /^server\/src\/(?:[\w-]+\.ts$|imports\/|recovery\/|platform\/(?:(?:backup|database|description|event-log|installation|operation)\/|http\/(?:listening|static\/static-site)|email\/(?:mailbox|templates)-page)|features\/demo\/)|^domain\/src\/(?:kernel\/api-token-scopes|loans\/|programs\/(?:loan-limits\/(?:(?:fha-)?county-limits|refused-lines)|income-limits-file))/;
/** What developers read in the description of the interface, and what emails are shown with in development. */
const LEFT_OUT_PROPERTIES = new Set(['summary', 'description', 'successDescription', 'samples']);
const THROWN_OR_LOGGED = /^(?:\w*Error|console|log|warn|report|describe)$/;

/** How many may be, by feature or part: none. */
const LEFT = {};

/** A capital or a quotation mark first, and at least three words, two of them small ones in a row. */
const SENTENCE = /^[A-Z“][^\n]*?[\p{L}’]+ (?:[^\n]* )?[a-z’]{2,} [a-z]/u;

/** Places of sentences for readers outside their home, by feature or part: `path:line sentence`. */
export function findSentences(folder = root) {
  const found = new Map();
  for (const path of FOLDERS.flatMap((each) => listFiles(folder, each))) {
    if (LEFT_OUT.test(path) || FOR_OPERATORS.test(path)) continue;
    const places = findInText(readFileSync(join(folder, path), 'utf8')).map((text) => `${path}: ${text}`);
    if (places.length > 0) found.set(nameHome(path), [...(found.get(nameHome(path)) ?? []), ...places]);
  }
  return found;
}

/** The sentences that a source holds. */
export function findInText(source) {
  const sentences = [];
  visit(parseSync(source, { syntax: 'typescript' }), sentences);
  return sentences;
}

function visit(node, sentences) {
  if (Array.isArray(node)) for (const each of node) visit(each, sentences);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (/^(?:Import|Export(?:All|Named))|^Ts(?!As|Satisfies|NonNull|Const)/.test(node.type)) return;
  if (node.type === 'TaggedTemplateExpression') {
    // A page's markup is read without its tags; what other tags make, such as SQL, is no text.
    if (node.tag.value === 'html')
      sentences.push(
        ...readText(node.template)
          .split(/<[^>]*>/)
          .filter((part) => SENTENCE.test(part.trim())),
      );
    return visit(node.template.expressions, sentences);
  }
  if (node.type === 'KeyValueProperty' && LEFT_OUT_PROPERTIES.has(node.key.value)) return;
  if (/^(?:Call|New)Expression$/.test(node.type) && THROWN_OR_LOGGED.test(nameCallee(node.callee))) return;
  const text = readText(node);
  if (text !== undefined && SENTENCE.test(text)) sentences.push(text);
  for (const [name, part] of Object.entries(node)) if (name !== 'span') visit(part, sentences);
}

function readText({ type, value, quasis }) {
  if (type === 'StringLiteral') return value;
  return type === 'TemplateLiteral' ? quasis.map(({ cooked }) => cooked).join('…') : undefined;
}

function nameCallee(callee) {
  return callee.type === 'MemberExpression' ? nameCallee(callee.object) : (callee.value ?? '');
}

function nameHome(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('server/') ? 4 : 3)
    .join('/');
}

function listFiles(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, inner);
    return entry.name.endsWith('.ts') ? [inner] : [];
  });
}

/** What is wrong, one line each. */
export function compareWith(left, found) {
  return [...new Set([...Object.keys(left), ...found.keys()])].sort().flatMap((home) => {
    const places = found.get(home) ?? [];
    const allowed = left[home] ?? 0;
    if (places.length < allowed)
      return [`${home}: ${places.length} sentences are left; lower its number here.`];
    if (places.length === allowed) return [];
    return [
      `${home}: ${places.length} sentences for readers, ${allowed} may be; put what is new into content/src/en, or into the file en.ts beside the rule that says it.`,
      ...places.map((place) => `  ${place}`),
    ];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findSentences();
  if (process.argv[2] === '--list') for (const places of found.values()) console.log(places.join('\n'));
  if (process.argv[2] === '--counts')
    console.log(Object.fromEntries([...found].map(([home, places]) => [home, places.length]).sort()));
  const offences = compareWith(LEFT, found);
  if (!process.argv[2]) for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
