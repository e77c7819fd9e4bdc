import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { officialSites } from '../../facts/official-sites.ts';

const say = (site: { label: string; href: string }, note: string) => ({ ...site, note });

/** Official pages for buyers, each with what it is good for. */
export const homeBuyingResources: TopicText = {
  title: 'Official help for home buyers',
  answer:
    'Free help comes first: a counselor approved by HUD (800-569-4287), your three credit reports, and CFPB’s explanations of the two forms every lender must give you.',
  sections: [
    {
      title: 'People who help',
      links: [
        say(officialSites.housingCounselors, 'Counselors approved by HUD, by ZIP code.'),
        say(officialSites.lenderLicenses, 'Whether a lender or loan officer is licensed in your state.'),
        say(officialSites.consumerComplaint, 'When a lender or servicer does not answer.'),
      ],
    },
    {
      title: 'Before you look at homes',
      links: [
        say(
          { label: 'Program finder', href: '/programs' },
          'Down payment help, grants and loan programs where you buy, in at most ten questions.',
        ),
        say(
          { label: 'What a higher score is worth', href: '/tools/credit-price' },
          'What Fannie Mae and Freddie Mac charge for a score, and who does not pay it.',
        ),
        say(officialSites.creditReports, 'Your reports from all three bureaus, free.'),
        say(officialSites.buyingAHome, 'Programs of HUD and of your state.'),
        say(officialSites.loanTypes, 'Conventional, FHA, VA and USDA loans.'),
        say(officialSites.owningAHome, 'The whole way, step by step.'),
      ],
    },
    {
      title: 'Once you have found one',
      links: [
        say(officialSites.loanEstimate, 'Each line of the form that prices your loan.'),
        say(officialSites.closingDisclosure, 'Each line of the form you check before signing.'),
        say(officialSites.floodMaps, 'Whether the home stands in a flood zone.'),
        say(officialSites.radon, 'What a radon test says, and what to do then.'),
        say(officialSites.leadPaint, 'For homes built before 1978.'),
        say(
          officialSites.reportWireFraud,
          'At once, if money went to a wrong account; call your bank first.',
        ),
      ],
    },
  ],
};
