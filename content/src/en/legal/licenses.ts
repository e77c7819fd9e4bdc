import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { site } from '../../site.ts';
import { siteTexts } from '../../site-texts.ts';

export const licenses: LegalPage = {
  sample: true,
  slug: 'licenses',
  title: 'Licenses and disclosures',
  description: `What ${site.name} is and is not, which licenses it holds, and what its figures mean.`,
  version: '2026-11-21',
  lead: 'What the law and fairness ask us to say. This page is sample text: the company that runs this site has to put its own name, licenses and statements in its place.',
  sections: [
    {
      title: 'Not a lender',
      paragraphs: [siteTexts.disclaimer],
    },
    {
      title: 'Licenses',
      paragraphs: [
        'The company that runs this site states here its legal name and address, and each license or registration it holds, with its number and state. This sample holds none.',
        'You can look up the licenses of any lender or loan officer at www.nmlsconsumeraccess.org.',
      ],
    },
    {
      title: 'Samples on this site',
      paragraphs: [
        'Stories, statistics, partner names, the dashboard on the home page and the sample Loan Estimate are marked as samples. They describe nobody’s real results and are no offer.',
      ],
    },
    {
      title: 'Estimates',
      paragraphs: [
        'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan. Only a lender can give you one.',
      ],
    },
    {
      title: 'Links and partners',
      paragraphs: [
        'Links to public authorities and other sites are there because they are useful. We do not answer for what they say. If we are ever paid for a referral, we will say so where the referral stands.',
      ],
    },
    {
      title: 'Fair housing and equal credit',
      paragraphs: [
        'The Fair Housing Act and the Equal Credit Opportunity Act forbid discrimination in housing and lending. If you believe that it happened to you, you can complain to the U.S. Department of Housing and Urban Development at hud.gov/fairhousing and to the Consumer Financial Protection Bureau at consumerfinance.gov/complaint.',
      ],
    },
    {
      title: 'Software and typefaces',
      paragraphs: [
        'The software behind this site is available under the MIT License. The typefaces Fraunces, Public Sans and Dancing Script are used under the SIL Open Font License 1.1. Pages of your documents are drawn by PDF.js, used under the Apache License 2.0.',
      ],
    },
  ],
};
