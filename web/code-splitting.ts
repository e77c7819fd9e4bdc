import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { type ListedPage, pages } from './src/pages/page-list.ts';
import { isOfTools, TOOLS_SHELL } from './src/pages/page-routes.ts';
import { paths } from './src/paths.ts';

/** What every page runs on, and what every page with data runs on. */
const everywhere = /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//;
const withData = /node_modules\/(@tanstack|@orpc)\//;
/** Apart from everything else, so that it comes with the pages that check what was typed and with no others. */
const schemas = /node_modules\/zod\//;

/** What every form is made of: one file packs smaller than six. */
const fields =
  /web\/src\/ui\/forms\/(field|text-field|text-area-field|checkbox|error-summary|honeypot-field)\.tsx/;

const source = normalizePath(fileURLToPath(new URL('src/', import.meta.url)));

/** Pages by what they share: every visitor's first page, the portal's first page, and the others outside of the portal. */
const bar = `${source}shells/public-shell.tsx`;
const landing = new Set([bar, ...listFiles('root.tsx', findFile(paths.landing))]);
const dashboard = listFiles(
  ...['portal', 'data', 'signed-in'].map((shell) => `shells/${shell}-shell.tsx`),
  findFile(paths.portal),
  // The link back is on the portal's other pages.
  'ui/back-link.tsx',
);
const portal = new Set([
  ...dashboard,
  ...listFiles(
    ...pages.filter(({ shell }) => shell === 'portal' || shell === 'signed-in').map(({ file }) => file),
  ),
]);
/** The calculators, which need nothing that talks to the server. */
const tools = listFiles(TOOLS_SHELL, ...pages.filter(isCalculator).map(({ file }) => file));
const uploading = listFiles(findFile('/portal/milestones/:slug'), findFile(paths.documents));
const pageFiles = listFiles(...pages.map(({ file }) => file));
const others = listFiles(
  'shells/data-shell.tsx',
  'shells/login-shell.tsx',
  ...pages
    .filter(({ shell }) => ['public', 'public-data', 'login'].includes(shell))
    .filter((page) => page.path !== paths.landing && !isCalculator(page))
    .map(({ file }) => file),
);

/** What is saved of calculators side by side talks to the server. */
function isCalculator(page: ListedPage): boolean {
  return page.shell === 'public' && isOfTools(page);
}

function findFile(path: string): string {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`No manifest has a page at ${path}.`);
  return page.file;
}

function listFiles(...files: string[]): ReadonlySet<string> {
  return new Set(files.map((file) => source + file));
}

/** Files that tests look for among others whose names begin alike. */
const namedInTests = new Set(['assistant-drawer', 'lead-sending']);

/**
 * Seven letters distinguish two releases of a file as well as eight, and fewer the bundler does not allow. Each first load names hundreds of
 * files in the table of pages, so a name is cut where it still says what it is.
 */
export function nameScript({ name }: { name: string }): string {
  return `assets/${namedInTests.has(name) ? name : name.slice(0, 4)}-[hash:7].js`;
}

/** A few lines that calculators have and pages that compare papers have not: a file of its own would be larger. */
const planPart = /features\/tools\/plan\/plan-part\.tsx$/;

/** A few lines that parts of the Document Center share with a milestone, but are fetched later there: a file for each would be larger. */
const uploadParts = /(platform\/page\/scroll-to-hash|domain\/src\/documents\/document-age)\.ts$/;

/** Into which files the bundler puts what several pages need. Each takes along what its modules import, unless that is in one with a higher priority. */
export const codeSplitting = {
  groups: [
    { name: 'base', test: everywhere, priority: 4 },
    { name: 'schemas', test: schemas, priority: 4 },
    { name: takeShared('frame'), priority: 3 },
    { name: takeShared('days'), priority: 2 },
    { name: takeShared('data'), priority: 1 },
    { name: takeShared('portal') },
    { name: 'fields', test: fields },
    { name: 'residual', test: /debt-to-income\/residual-income(-table)?\.ts$/ },
    { name: takeIcons },
    { name: takeUploads },
  ],
};

/** Files that a page with this file has loaded before: to name them again for each part that is fetched later would be bytes for nothing. */
export function leaveOutLoaded(
  _file: string,
  needed: readonly string[],
  { hostId }: { hostId: string },
): string[] {
  const loaded = /assets\/portal-/.test(hostId)
    ? /assets\/(rolldown|base|frame|data|days)-/
    : /assets\/(rolldown|base|frame)-/;
  return needed.filter((file) => !loaded.test(file));
}

/**
 * One file for what the landing page and the dashboard share, one for the little that the dashboard shares with the calculators, one
 * for what it shares with other public pages, and one for the rest of the dashboard: few files pack smaller than many, and a browser that speaks HTTP/1.1 fetches six at a
 * time. Everything else is divided by the bundler.
 */
function takeShared(name: 'frame' | 'days' | 'data' | 'portal') {
  return (id: string, modules: Modules): string | null => {
    if (planPart.test(id)) return name === 'days' ? name : null;
    const users = listUsers(id, modules);
    const isUsedBy = (files: ReadonlySet<string>) => users.some((user) => files.has(user));
    // An icon alone is too small for a file that other pages of the portal would have to fetch.
    const isIcon = listIconUsers(id) !== undefined;
    if (!isUsedBy(dashboard) && !(isIcon && isUsedBy(landing) && isUsedBy(portal))) return null;
    return findPlace() === name ? name : null;

    function findPlace() {
      if (isUsedBy(landing)) return 'frame';
      if (withData.test(id)) return 'data';
      // Contracts name the errors of their endpoints, which a page that sends nothing never reads.
      if (isUsedBy(tools) && !/kernel\/(errors|endpoint)\.ts$/.test(id)) return 'days';
      return isUsedBy(others) ? 'data' : 'portal';
    }
  };
}

/** The icons of the bar and of the landing page that the portal has not: a file for each would be larger. */
function takeIcons(id: string, modules: Modules): string | null {
  if (listIconUsers(id) === undefined) return null;
  const users = listUsers(id, modules);
  if (users.some((user) => portal.has(user))) return null;
  if (users.includes(bar)) return 'bar-icons';
  return users.some((user) => landing.has(user)) ? 'landing-icons' : null;
}

/** What a milestone and the Document Center share, and no other page. */
function takeUploads(id: string, modules: Modules): string | null {
  if (uploadParts.test(id)) return 'uploads';
  const users = listUsers(id, modules).filter((user) => pageFiles.has(user));
  return users.length === uploading.size && users.every((user) => uploading.has(user)) ? 'uploads' : null;
}

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Every module that cannot do without this one, itself among them. */
function listUsers(id: string, modules: Modules): string[] {
  const users = new Set(listIconUsers(id) ?? [id]);
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return [...users];
}

/**
 * The files that name an icon, by the name of its file. All icons are imported through one list, so by their importers each would seem
 * to be used by every page. An icon that is imported by another of its names is missed, and divided by the bundler.
 */
const iconUsers = new Map<string, string[]>();
for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
  const [, names = ''] =
    /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(source + file, 'utf8')) ?? [];
  for (const [, name = ''] of names.matchAll(/(?:^|,)\s*(?!type )(\w+)/g)) {
    const icon = name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase();
    iconUsers.set(icon, [...(iconUsers.get(icon) ?? []), source + normalizePath(file)]);
  }
}

/** Nothing for a module that is no icon. */
function listIconUsers(id: string): string[] | undefined {
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)/.exec(id)?.[1];
  return icon === undefined ? undefined : (iconUsers.get(icon) ?? []);
}
