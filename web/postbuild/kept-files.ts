import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { milestoneSlugs } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../src/paths.ts';

/** The pages that open without a connection, by address: the guide, the glossary, the buyer's own pages and what explains the rest. */
export const keptPages: ReadonlySet<string> = new Set([
  paths.offline,
  paths.glossary(),
  paths.portal,
  ...explainedStageSlugs.map((slug) => paths.guideStage(slug)),
  ...milestoneSlugs.map((slug) => paths.milestone(slug)),
  paths.contactDetails,
  paths.betaRequest,
  paths.documents,
  paths.search(),
  paths.notifications,
  paths.settings,
]);

const icons = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'site.webmanifest'];

/** What draws the pages of a document, two megabytes of it: signing needs a connection anyway. */
const forSigning = /^assets\/pdf[-.]/;

/** Whether a file of the built site is kept on a device that may lose its connection: those pages, their data, and their programs. */
export function isKept(file: string): boolean {
  if (file.startsWith('assets/')) return !/\.(br|gz)$/.test(file) && !forSigning.test(file);
  const data = /^(.+)\.data$/.exec(file)?.[1];
  return (
    keptPages.has(toAddress(file)) ||
    (data !== undefined && keptPages.has(`/${data}`)) ||
    `/${file}` === paths.searchTexts ||
    icons.includes(file)
  );
}

/** `portal/docs/index.html` is the page at /portal/docs. */
export function toAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}
