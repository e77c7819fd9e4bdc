import { parts as creditParts } from '@porchlight/content/en/credit.ts';
import { glossary } from '@porchlight/content/en/glossary.ts';
import { guideStageTexts } from '@porchlight/content/en/guide.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { parts as reportParts } from '@porchlight/content/en/reports-and-conditions.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { guideTabs } from '@porchlight/domain/guide/guide.ts';
import { getSectionName } from '@porchlight/domain/guide/guide-sections.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { isExternal } from '@porchlight/domain/site/navigation.ts';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { prerenderedAddresses } from './page-list.ts';

const knownElsewhere = new Set<string>([
  ...Object.values(officialSites).map(({ href }) => href),
  ...Object.values(sources).flatMap((entry) => ('url' in entry ? [entry.url] : [])),
]);

/** Every address with a # that shows its reader something of its own. */
const anchors = new Set([
  ...glossary.map(({ slug }) => paths.glossary(slug)),
  ...guideStageTexts.flatMap(({ slug, tabs }) =>
    guideTabs.flatMap(({ id }) => [
      `${paths.guideStage(slug)}#${id}`,
      ...tabs[id].map(({ title }) => `${paths.guideStage(slug)}#${id}/${getSectionName(title)}`),
    ]),
  ),
  ...Object.keys(creditParts).map((part) => `${paths.credit}#${part}`),
  ...Object.keys(reportParts).map((part) => `/portal/reports-and-conditions#${part}`),
  ...milestoneTexts.flatMap((text) => listParts(text).map((part) => `${paths.milestone(text.slug)}#${part}`)),
]);

/** The parts that a milestone's page draws: documents only where it asks for any. */
function listParts({ documentRequests }: MilestoneText): string[] {
  return ['tasks', ...(documentRequests.length > 0 ? ['documents'] : []), 'dates', 'notes'];
}

describe.each(milestoneTexts.map((text) => [text.slug, text] as const))('the links of %s', (_, text) => {
  const rows = [...text.tasks, ...text.documentRequests].map(({ links }) => links);
  const hrefs = rows.flatMap((links) => links.map(({ href }) => href));

  it('lead to a page of the site, and to something that is on it', () => {
    const own = hrefs.filter((href) => !isExternal(href));
    expect(own.length).toBeGreaterThan(0);
    for (const href of own) {
      expect(prerenderedAddresses, href).toContain(href.replace(/[?#].*/, ''));
      if (href.includes('#')) expect(anchors, href).toContain(href);
    }
  });

  it('lead elsewhere only where the facts name the address', () => {
    for (const href of hrefs.filter(isExternal)) expect(knownElsewhere, href).toContain(href);
  });

  it('differ within a row', () => {
    for (const links of rows) expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  });
});

it('the guide leads elsewhere only where the facts name the address', () => {
  const sections = guideStageTexts.flatMap(({ tabs }) => guideTabs.flatMap(({ id }) => tabs[id]));
  const elsewhere = sections.flatMap(({ links = [] }) => links.map(({ href }) => href)).filter(isExternal);
  expect(elsewhere.length).toBeGreaterThan(10);
  for (const href of elsewhere) expect(knownElsewhere, href).toContain(href);
});

it('every official address is https', () => {
  expect([...knownElsewhere].filter((href) => !isExternal(href))).toEqual([]);
});
