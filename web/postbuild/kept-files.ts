import { pages } from '../src/pages/page-list.ts';

const kept = Map.groupBy(
  pages.filter(({ offline }) => offline),
  ({ shell }) => (shell === 'none' ? 'files' : 'pages'),
);
const listAddresses = (kind: 'files' | 'pages') =>
  new Set((kept.get(kind) ?? []).flatMap(({ addresses }) => addresses));

/** The pages that open without a connection, by address: the guide, the glossary, the buyer's own pages and what explains the rest. */
export const keptPages: ReadonlySet<string> = listAddresses('pages');
const keptFiles: ReadonlySet<string> = listAddresses('files');

const icons = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'site.webmanifest'];

/** What draws the pages of a document and checks its signatures, two megabytes of it: signing needs a connection anyway. */
const forSigning = /^assets\/(?:pdf[-.]|verification-worker-)/;

/** Whether a file of the built site is kept on a device that may lose its connection: those pages, their data, and their programs. */
export function isKept(file: string): boolean {
  if (file.startsWith('assets/')) return !file.endsWith('.br') && !forSigning.test(file);
  const data = /^(.+)\.data$/.exec(file)?.[1];
  return (
    keptPages.has(toAddress(file)) ||
    (data !== undefined && keptPages.has(`/${data}`)) ||
    keptFiles.has(`/${file}`) ||
    icons.includes(file)
  );
}

/** `portal/docs/index.html` is the page at /portal/docs. */
export function toAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}
