// What the oldest browsers of README.md may lack is not used in the pages, unless a page works without it. The types of JavaScript
// itself hold to them by `lib` (web/tsconfig.json); this looks for what belongs to the browser, by the names of web-features.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { features } from 'web-features';
import { oldestBrowsers } from '../../web/browsers.ts';
import { root } from '../project.mjs';

/** What is newer and used all the same: what a page does without it. */
const GUARDED = {
  'api.Navigator.cookieEnabled': 'One that does not say is taken to keep cookies.',
  'api.Navigator.connection': 'The connection is taken for a good one.',
  'api.PublicKeyCredential.parseRequestOptionsFromJSON_static':
    'The page starts its program, which reads the question itself.',
  'api.Window.devicePixelRatio':
    'Safari has it too, but for the zoom of a page: a drawn page is then less sharp.',
  'css.at-rules.page': 'The printer has the paper and the margins that it is set to.',
  'css.properties.content-visibility': 'As css.selectors.details-content.',
  'css.selectors.details-content': 'What is folded on the screen is folded on paper.',
  'html.elements.details.name': 'Opening one part leaves the others open.',
  'html.global_attributes.autocapitalize': 'A phone writes the first letter large; the field shows it.',
};

/** Objects of a page whose newer methods have names that nothing of ours has. */
const OWNERS =
  /^(Document|Element|Node|HTML\w*Element|SVG\w*Element|URL|URLSearchParams|Blob|Request|Response|Headers|AbortSignal|Crypto|Event|FormData|Selection|Range|ShadowRoot|Animation|ReadableStream|Cache|CacheStorage|Scheduler)$/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const MEMBERS =
  /(?:\b(?<owner>\w+)\s*\??)?\.(?<member>\w+)\b(?<call>\s*(?:\?\.)?\()?|\bnew (?<made>[A-Z]\w+)/g;
const TAGS = /<(?<tag>[a-z]+)\b(?<attributes>[^<]*)/g;
const STYLE_NAMES = /::?(?<selector>[a-z][\w-]*)|@(?<rule>[a-z-]+)|(?<=[{;\s])(?<property>[a-z-]+)\s*:\s/g;

const parts = oldestBrowsers.map((each) => /^([a-z]+)([\d.]+)$/.exec(each)?.slice(1));
/** The phones' browsers of an engine have its version. */
const floors = Object.fromEntries(
  parts.flatMap(([name, version]) =>
    [name, `${name}_android`, `${name}_ios`].map((each) => [each, Number(version)]),
  ),
);
const isInFloor = ({ support }) =>
  ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'].every(
    (name) => Number(support[name]?.replace('≤', '')) <= floors[name],
  );

const statuses = Object.values(features).flatMap(({ kind, status }) =>
  kind === 'feature' ? Object.entries(status.by_compat_key ?? {}) : [],
);
const newer = new Set(statuses.filter(([, status]) => !isInFloor(status)).map(([key]) => key));
const newMembers = Map.groupBy(
  [...newer].filter((key) => OWNERS.test(key.split('.')[1])),
  (key) => key.split('.')[2],
);
for (const [key] of statuses)
  if (!newer.has(key)) newMembers.delete(key.split('.')[key.startsWith('javascript') ? 3 : 2]);

function* listScriptKeys(code) {
  for (const { index, groups } of code.matchAll(MEMBERS)) {
    const { owner, member, call, made } = groups;
    if (made) yield [`api.${made}`, index];
    if (call) yield* (newMembers.get(member) ?? []).map((key) => [key, index]);
    if (!owner) continue;
    yield [`api.${owner}`, index];
    yield [`api.${owner}.${member}_static`, index];
    yield [`api.${owner[0].toUpperCase()}${owner.slice(1)}.${member}`, index];
    yield [`javascript.builtins.${owner}.${member}`, index];
  }
  for (const { index, groups } of code.matchAll(TAGS)) {
    yield [`html.elements.${groups.tag}`, index];
    for (const [, name] of groups.attributes.matchAll(/\s([a-zA-Z]+)=/g)) {
      yield [`html.elements.${groups.tag}.${name.toLowerCase()}`, index];
      yield [`html.global_attributes.${name.toLowerCase()}`, index];
    }
  }
}

function* listStyleKeys(code) {
  for (const {
    index,
    groups: { selector, rule, property },
  } of code.matchAll(STYLE_NAMES)) {
    if (selector) yield [`css.selectors.${selector}`, index];
    if (rule) yield [`css.at-rules.${rule}`, index];
    if (property) yield [`css.properties.${property}`, index];
  }
}

/** Uses of what is newer, one line each, but for those that are guarded. */
export function findNewer(files, guarded = GUARDED) {
  const found = files.flatMap(({ path, text }) => {
    const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    const list = path.endsWith('.css') ? listStyleKeys : listScriptKeys;
    return [...list(code)]
      .filter(([key]) => newer.has(key))
      .map(([key, index]) => ({ key, at: `${path}:${code.slice(0, index).split('\n').length}` }));
  });
  return [
    ...found
      .filter(({ key }) => guarded[key] === undefined)
      .map(({ key, at }) => `${at}: not every browser of README.md has ${key}.`),
    ...Object.keys(guarded)
      .filter((key) => !found.some((each) => each.key === key))
      .map((key) => `GUARDED: ${key} is not used or not newer any more.`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = globSync(['{web,domain,content,pdf}/src/**/*.{ts,tsx,css}', 'web/worker/**/*.ts'], {
    cwd: root,
  });
  const files = paths
    .filter((path) => !/\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const findings = findNewer(files);
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
