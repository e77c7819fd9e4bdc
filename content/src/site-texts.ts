import type { HeroText, SiteText } from '@porchlight/domain/site/site.ts';
import { company } from './company.ts';

/** The site in words, as public pages show it. Apart from `site.ts`, which every page of the portal carries. */
export const siteTexts: SiteText = {
  ...company,
  disclaimer: `${company.name} is an education and guidance platform. It is not a lender. It does not make loans or decide who gets one, and nothing here is a promise of approval, of a rate or of a saving. Figures are for learning and planning: before you choose a loan, compare the official Loan Estimates that lenders give you.`,
  copyright: `© 2023 ${company.name}. All rights reserved.`,
};

/** What the landing page begins with. */
export const hero: HeroText = {
  eyebrow: 'Home buying, start to finish',
  heading: 'One platform for every step of a home purchase',
  lead: 'Learn what comes next, keep every paper and date in one place, and see each figure worked out in the open. We guide and teach. We are not a lender.',
};
