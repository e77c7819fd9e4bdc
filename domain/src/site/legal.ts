import type { Sampled } from './site.ts';

/** The legal pages, by the last part of their address; each has to have a text before a launch. */
export const legalSlugs = ['privacy', 'terms', 'accessibility', 'licenses', 'electronic-records'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export type LegalSection = {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
};

/** A legal page. `version` is the day the text took effect, as an ISO date. */
export type LegalPage = Sampled & {
  slug: LegalSlug;
  title: string;
  description: string;
  version: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** The pages of the closed list that have no text yet, in its order. */
export function findMissingLegalPages(pages: readonly { slug: LegalSlug }[]): LegalSlug[] {
  return legalSlugs.filter((slug) => !pages.some((page) => page.slug === slug));
}
