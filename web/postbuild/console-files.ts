import { staffPaths } from '../src/staff-paths.ts';

/** A file's name as others of the build write it. */
const mention = /[\w.-]+-[\w-]{7}\.js/g;

type Route = {
  path?: string;
  parentId?: string;
  id: string;
  module: string;
  /** Where the bundler took the loader out of the page's own file. */
  clientLoaderModule?: string;
};

/**
 * The programs that only pages of the console lead to, by their names in the built site: from every other page one goes from file
 * to file, wherever one names another, and what was not met is the console's. `manifest` is the table of all routes, which names
 * every page's file and is not followed.
 */
export function findConsoleFiles(files: ReadonlyMap<string, Buffer>, manifest: string): ReadonlySet<string> {
  const programs = [...files.keys()].filter((file) => /^assets\/.+\.js$/.test(file));
  const routes = readRoutes(files.get(manifest)?.toString() ?? '');
  const shells = new Set(routes.filter(({ path }) => isOfConsole(path)).map(({ parentId }) => parentId));
  const consoles = new Set(
    routes.filter(({ id, path }) => isOfConsole(path) || shells.has(id)).map(({ module }) => module.slice(1)),
  );
  const pages = routes
    .filter(({ module }) => !consoles.has(module.slice(1)))
    .flatMap(({ module, clientLoaderModule }) => [module, clientLoaderModule ?? module])
    .map((file) => file.slice(1));
  const entries = programs.filter((file) => /^assets\/entry\.client-/.test(file));
  const met = new Set([...pages, ...entries, manifest]);
  for (const file of met) {
    if (file === manifest) continue;
    for (const [name] of files.get(file)?.toString().matchAll(mention) ?? []) {
      const other = `assets/${name}`;
      if (files.has(other)) met.add(other);
    }
  }
  const found = programs.filter((file) => !met.has(file));
  if (found.length === 0) throw new Error('The build has no file of the console alone.');
  return new Set(found);
}

function isOfConsole(path: string | undefined): boolean {
  return path !== undefined && `/${path}/`.startsWith(`${staffPaths.overview}/`);
}

function readRoutes(manifest: string): Route[] {
  const table = JSON.parse(manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, ''));
  return Object.values(table.routes);
}
