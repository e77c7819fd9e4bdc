// No folder needs one that needs it, at any depth: seen from its parent a folder is one thing, and so is each file beside it. The import
// rules refuse circles of files; a circle of folders goes through files that need each other in no circle. Tests reach across.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';
import { listTrackedFiles } from './doc-rules.mjs';

const SOURCE =
  /^(?:(?:pdf|domain|content|server|web)\/src|web\/postbuild|web\/worker|testing|e2e|bench|scripts)\/.*\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|faults|access|spec|bench)\.(?:tsx?|mjs)$/;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.\.?|@porchlight\/\w+)\/[^'\n]+)'/g;

/** Each circle of folders in one line, with an import of each way in it. `files` are the paths of the tracked files below `folder`. */
export function findFolderCycles(files, folder = root) {
  const sources = files.filter((path) => SOURCE.test(path) && !TEST.test(path));
  const ways = listWays(sources, (path) => readFileSync(join(folder, path), 'utf8'));
  return [...ways].flatMap(([parent, byNode]) =>
    findCircles(byNode)
      .filter((circle) => circle.some((node) => !node.includes('.')))
      .map((circle) => describeCircle(parent, byNode, circle)),
  );
}

/** By parent folder, what is directly in it, and what each of that needs of the rest, with an import that shows it. */
function listWays(sources, read) {
  const known = new Set(sources);
  const ways = new Map();
  for (const from of sources) {
    for (const [, specifier] of read(from).matchAll(IMPORTED)) {
      const to = resolveSource(from, specifier);
      if (to === from || !known.has(to)) continue;
      const [parent, left, right] = partPaths(from, to);
      const byNode = getOrAdd(ways, parent);
      getOrAdd(byNode, right);
      const needs = getOrAdd(byNode, left);
      if (!needs.has(right)) needs.set(right, `${from} imports ${to}`);
    }
  }
  return ways;
}

function getOrAdd(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return map.get(key);
}

function resolveSource(from, specifier) {
  const [, workspace, path] = /^@porchlight\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace === undefined) return posix.normalize(`${dirname(from)}/${specifier}`);
  return workspace === 'testing' ? `testing/${path}` : `${workspace}/src/${path}`;
}

/** The folder that both are in, and the part of each path below it. */
function partPaths(from, to) {
  const left = from.split('/');
  const right = to.split('/');
  const shared = left.findIndex((part, index) => part !== right[index]);
  return [left.slice(0, shared).join('/'), left[shared], right[shared]];
}

/** Sets of more than one node, each of which leads to all others of it (Tarjan's strongly connected components). */
function findCircles(byNode) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of byNode.get(node).keys()) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of byNode.keys()) if (!order.has(node)) visit(node);
  return circles;
}

function describeCircle(parent, byNode, circle) {
  const imports = circle.flatMap((node) =>
    [...byNode.get(node)].filter(([next]) => circle.includes(next)).map(([, example]) => `  ${example}`),
  );
  return `${parent}: ${circle.sort().join(', ')} need each other; what both need is a third, below them:\n${imports.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cycles = findFolderCycles(listTrackedFiles());
  for (const cycle of cycles) console.error(cycle);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
