import type { Manifest } from 'vite';

/**
 * The programs that only pages of the console lead to, by their names in the built site: from every other page one goes from program
 * to program, wherever one imports another, and what was not met is the console's. `modules` are the console's pages below web/.
 */
export function findConsoleFiles(manifest: Manifest, modules: ReadonlySet<string>): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const met = new Set(entries.filter((key) => !modules.has(key.replace(/\?.*$/, ''))));
  for (const key of met) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const other of [...imports, ...dynamicImports]) met.add(other);
  }
  const found = Object.entries(manifest)
    .filter(([key, { file }]) => !met.has(key) && file.endsWith('.js'))
    .map(([, { file }]) => file);
  if (found.length === 0) throw new Error('The build has no file of the console alone.');
  return new Set(found);
}
