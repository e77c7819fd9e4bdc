/** The workspaces that run; web is needed to build alone, because what it builds is files. */
const RUNNING = ['pdf', 'domain', 'content', 'server'];
const BUILDING = [...RUNNING, 'web'];
/** Libraries whose program for this machine is a package of its own, which npm calls optional and they need. */
const IN_PARTS = /^node_modules\/@napi-rs\/canvas$/;

/**
 * The paths in the lock of what the product needs to run once it is built, or to be built too (`toBuild`): what its workspaces depend on, and,
 * unless left out, what is optional, such as the project's own Node and PostgreSQL. npm's own --omit=dev also keeps every development
 * package that a library names as an optional peer.
 */
export function listNeeded(lock, { toBuild = false, optional = true } = {}) {
  const needed = new Set();
  const { dependencies, optionalDependencies } = lock.packages[''];
  const waiting = toBuild ? [...BUILDING, ...resolveAll(lock, '', dependencies)] : [...RUNNING];
  if (optional) waiting.push(...resolveAll(lock, '', optionalDependencies));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lock.packages[path];
    if (entry === undefined || needed.has(path)) continue;
    needed.add(path);
    if (entry.link) waiting.push(entry.resolved);
    waiting.push(...resolveAll(lock, path, entry.dependencies), ...resolveAll(lock, path, listPeers(entry)));
    if (optional || IN_PARTS.test(path)) waiting.push(...resolveAll(lock, path, entry.optionalDependencies));
  }
  return needed;
}

function listPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
}

function resolveAll(lock, from, dependencies = {}) {
  return Object.keys(dependencies).flatMap((name) => resolvePackage(lock, from, name) ?? []);
}

/** As Node finds a package: in the nearest node_modules, upward from where it is asked for. */
function resolvePackage(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}
