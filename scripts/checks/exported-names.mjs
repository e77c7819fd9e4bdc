// An exported name is one thing in the whole tree, so that a search finds it; and a function says by a verb of the field what it does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';
import { listTrackedFiles } from './doc-rules.mjs';

const SOURCE = /^(?:pdf|domain|content|server|web)\/src\/.*\.tsx?$/;
/** Words of screens are named by what they say, pages and access rows by what a tool looks for, and tests export nothing. */
const NAMED_BY_OTHERS =
  /\.(?:test|access|faults|pages|d)\.tsx?$|\/en[/.]|^web\/src\/routes\/|^web\/src\/entry\./;
const EXPORTED =
  /^export (?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** Sentences for readers: their names say the role on the screen, and not the sentence. */
const TEXTS = /^(?:content\/src\/en\/|domain\/src\/(?:.+\/)?en(?:\.ts$|\/))/;
const MAX_TEXT_WORDS = 3;
const WORD = /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g;
/** Texts of a calculator or a feature with a name of three words. */
const NAMED_FOR = /^(?:cashToClose|debtToIncome|pointsOrCredit|rentOrBuy|reportsAndConditions)[A-Z][a-z]+$/;

/** What the router asks of a page by this name. */
const ROUTER_NAMES = new Set(['loader']);

/** A verb that says nothing of what comes back: get, load, parse, format, or decrypt does. */
const VAGUE_VERB = /^(?:read|write|open|name|tell|say|hold|settle|keep|take|put|move|stand)(?=[A-Z]|$)/;
/** What is read, written, opened, or moved here in the plain sense: bytes, files, connections, sessions, and things on a page. */
const LITERAL = new Set([
  ...['moveCorner', 'moveField', 'moveFile', 'moveRows'],
  ...[
    'openBackup',
    'openCopyClient',
    'openDatabase',
    'openDatabases',
    'openListenConnection',
    'openPdf',
    'openReplica',
  ],
  ...['openSigning', 'openSigningSchema', 'openSmtpSession', 'openTableStream'],
  ...['readBody', 'readDocument', 'readFile', 'readPdf', 'readToTheEnd'],
  ...['settleAll', 'settleAllTogether', 'writeBackup', 'writeChunk', 'writeEntries'],
]);

/** What breaks the rules, one line each. `files` are the paths of the tracked files below `folder`. */
export function findNameOffences(files, folder = root) {
  const places = new Map();
  for (const path of files.filter((file) => SOURCE.test(file) && !NAMED_BY_OTHERS.test(file)))
    for (const [, name] of readFileSync(join(folder, path), 'utf8').matchAll(EXPORTED))
      places.set(name, (places.get(name) ?? new Set()).add(path));
  return [
    ...listLongTextNames(files, folder),
    ...[...places]
      .filter(([name, paths]) => paths.size > 1 && !ROUTER_NAMES.has(name))
      .map(
        ([name, paths]) =>
          `${name} is exported by ${[...paths].join(' and ')}: give one the name of what it is.`,
      ),
    ...[...places]
      .filter(([name]) => VAGUE_VERB.test(name) && !LITERAL.has(name))
      .map(
        ([name, [path]]) =>
          `${path}: ${name} begins with a verb that says too little; get, load, parse, format...`,
      ),
    ...[...LITERAL]
      .filter((name) => files.length > 100 && !places.has(name))
      .map((name) => `${name} is gone; take it off the list of scripts/checks/exported-names.mjs.`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offences = findNameOffences(listTrackedFiles());
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}

function listLongTextNames(files, folder) {
  return files
    .filter((file) => TEXTS.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(EXPORTED)]
        .map(([, name]) => name)
        .filter((name) => (name.match(WORD) ?? []).length > MAX_TEXT_WORDS && !NAMED_FOR.test(name))
        .map((name) => `${path}: ${name} has more than three words; name the role of the text.`),
    );
}
