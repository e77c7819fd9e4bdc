import type { Bureau } from '@porchlight/domain/credit/score-models.ts';

/** The day the addresses below were looked up. */
const checkedOn = '2026-11-25';

/** Where the three nationwide bureaus take disputes by mail and on their own sites; Equifax's help page gives the postal addresses of all three. */
export const creditBureauFacts: Record<
  Bureau,
  { name: string; address: readonly string[]; site: { label: string; href: `https://${string}` } }
> = {
  equifax: {
    name: 'Equifax',
    address: ['Equifax Information Services, LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    site: {
      label: 'Disputes at Equifax',
      href: 'https://www.equifax.com/personal/credit-report-services/credit-dispute/',
    },
  },
  experian: {
    name: 'Experian',
    address: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
    site: { label: 'Disputes at Experian', href: 'https://www.experian.com/disputes/main.html' },
  },
  transunion: {
    name: 'TransUnion',
    address: ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016'],
    site: {
      label: 'Disputes at TransUnion',
      href: 'https://www.transunion.com/credit-disputes/dispute-your-credit',
    },
  },
};

export const bureauAddresses = {
  source:
    'Equifax, How do I correct or dispute inaccuracies on my credit reports by mail? (addresses of all three bureaus)',
  url: 'https://www.equifax.com/personal/help/article-list/-/h/a/mail-in-credit-report-dispute/',
  checkedOn,
};
