const OPENING = 'window.__reactRouterManifest=';

/**
 * The table by which the program finds a page's files, without what it never reads: the files each page imports (no link here
 * asks for a page ahead) and what a page does not have. Half of what it weighs.
 */
export function trimRouteManifest(file: string): string {
  if (!file.startsWith(OPENING)) throw new Error('The route manifest does not begin as it used to.');
  const manifest = JSON.parse(file.slice(OPENING.length).replace(/;\s*$/, ''));
  for (const [id, route] of Object.entries<Record<string, unknown>>(manifest.routes)) {
    const kept = Object.entries(route).filter(
      ([name, value]) => value !== false && !NEVER_READ.includes(name) && !isEmptyList(value),
    );
    manifest.routes[id] = Object.fromEntries(kept);
  }
  return `${OPENING}${JSON.stringify(manifest)};`;
}

/** `imports` would serve to fetch a page ahead; the other is for the build alone. */
const NEVER_READ = ['imports', 'hasDefaultExport'];

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
