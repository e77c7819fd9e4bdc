import type { SiteText } from '@porchlight/domain/site/site.ts';

export const site: SiteText = {
  name: 'Porchlight',
  tagline: 'A light on for every step of buying a home',
  email: { address: 'help@porchlight.example', sample: true },
  phone: { display: '(800) 555-0199', tel: '+18005550199', sample: true },
  hero: {
    eyebrow: 'Home buying, start to finish',
    heading: 'One platform for every step of a home purchase',
    lead: 'Learn what comes next, keep every paper and date in one place, and see each figure worked out in the open. We guide and teach. We are not a lender.',
  },
  disclaimer:
    'Porchlight is an education and guidance platform. It is not a lender. It does not make loans or decide who gets one, and nothing here is a promise of approval, of a rate or of a saving. Figures are for learning and planning: before you choose a loan, compare the official Loan Estimates that lenders give you.',
  copyright: '© 2023 Porchlight. All rights reserved.',
};
