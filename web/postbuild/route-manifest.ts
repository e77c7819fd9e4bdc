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
  leaveOutRepeated(manifest.routes);
  return `${OPENING}${JSON.stringify(manifest)};${PUT_BACK}`;
}

type Routes = Record<string, Record<string, unknown>>;

/**
 * A route's id is its key, most have the parent of the one before, and a page's file is named after it: the file puts all three
 * back when it is read.
 */
function leaveOutRepeated(routes: Routes): void {
  let parent: unknown;
  for (const [id, route] of Object.entries(routes)) {
    if (route.id !== id) throw new Error(`The route ${id} has another id than its key.`);
    delete route.id;
    const [start, end] = [`/assets/${id.split('/').pop()}-`, '.js'];
    const file = String(route.module);
    if (file.startsWith(start) && file.length === start.length + HASH + end.length)
      route.module = file.slice(start.length, -end.length);
    if (id === 'root') continue;
    if (route.parentId === undefined) throw new Error(`The route ${id} has no parent.`);
    if (route.parentId === parent) delete route.parentId;
    parent = route.parentId ?? parent;
  }
}

/** Letters of a built file's name that stand for its content. */
const HASH = 7;

const PUT_BACK = [
  '{let parent;for(const[id,route]of Object.entries(__reactRouterManifest.routes)){route.id=id',
  `if(route.module.length==${HASH})route.module="/assets/"+id.split("/").pop()+"-"+route.module+".js"`,
  'if(id!="root")parent=route.parentId??=parent}}',
].join(';');

/** `imports` would serve to fetch a page ahead; the other is for the build alone. */
const NEVER_READ = ['imports', 'hasDefaultExport'];

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
