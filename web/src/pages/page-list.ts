import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page, ProgramStart, Shell } from './define-pages.ts';

/** A page with what its manifest leaves to be understood. `file` is a path from web/src. */
export type ListedPage = Page & { addresses: readonly string[]; program: ProgramStart };

/** Who waits to be used, and who is of no use without its program. */
const programOfShell: Record<Shell, ProgramStart> = {
  public: 'used',
  'public-data': 'used',
  login: 'drawn-with-reads',
  portal: 'drawn-with-reads',
  'signed-in': 'drawn-with-reads',
  staff: 'drawn-with-reads',
  none: 'never',
};

const source = fileURLToPath(new URL('..', import.meta.url));
const manifests = globSync(['features/*/*.pages.ts', 'shells/*.pages.ts'], { cwd: source }).sort();

/** Every page of the site, from the manifests of all features. Read by Node, when the pages are built and when they are tested. */
export const pages: readonly ListedPage[] = (await Promise.all(manifests.map(readManifest))).flat();

async function readManifest(manifest: string): Promise<ListedPage[]> {
  const { default: listed } = await import(/* @vite-ignore */ pathToFileURL(`${source}${manifest}`).href);
  const folder = manifest.replace(/[^/\\]+$/, '').replaceAll('\\', '/');
  return (listed as readonly Page[]).map((page) => ({
    ...page,
    file: `${folder}${page.file}`,
    addresses: page.addresses ?? [page.path],
    program: page.program ?? programOfShell[page.shell],
  }));
}

/** Every address that becomes a file when the pages are built. */
export const prerenderedAddresses: readonly string[] = pages
  .filter(({ isPrerendered }) => isPrerendered !== false)
  .flatMap(({ addresses }) => addresses);

/** The page at an address that has become a file. */
export function findPage(address: string): ListedPage | undefined {
  return pages.find(({ addresses }) => addresses.includes(address));
}

/** One address for each page, as the browser tests open it. Of pages with one file only the first: they look alike. */
export function listScreens(...shells: readonly Shell[]): string[] {
  return listOneOfEach(({ shell }) => shells.includes(shell));
}

/** Those of pages whose program waits until someone begins to use them. */
export function listWaitingScreens(): string[] {
  const waiting: readonly ProgramStart[] = ['used', 'form', 'answers', 'figures'];
  return listOneOfEach(({ program }) => waiting.includes(program));
}

function listOneOfEach(isMeant: (page: ListedPage) => boolean): string[] {
  const files = new Map<string, string>();
  for (const page of pages) {
    const { file, addresses, isPrerendered = true, screen = isPrerendered } = page;
    if (screen === false || files.has(file) || !isMeant(page)) continue;
    files.set(file, screen === true ? (addresses[0] ?? '') : screen);
  }
  return [...files.values()];
}
