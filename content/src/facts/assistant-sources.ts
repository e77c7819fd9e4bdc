import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';

/** The day the sources below were last looked up. */
const checkedOn = '2026-11-30';

/** Where rules and figures come from that the assistant alone gives; the guide's own are in `sources.ts`. */
export const assistantSources = {
  waitingPeriods: {
    source:
      'Fannie Mae Selling Guide B3-5.3-07 and the programs’ own rules, as Ebridge Financial and WCC Loans give them',
    url: 'https://ebridgefinancial.com/how-long-do-you-have-to-wait-after-bankruptcy-or-foreclosure-to-get-a-mortgage',
    checkedOn,
  },
  studentLoans: {
    source:
      'Fannie Mae Selling Guide B3-6-05, HUD Handbook 4000.1 and the other programs’ rules, as Rich Home Loans gives them',
    url: 'https://www.richhomeloans.com/answers/deferred-student-loan-mortgage-dti',
    checkedOn,
  },
  fhaResidency: {
    source: 'HUD Mortgagee Letter 2025-09, as America’s Credit Unions reports it',
    url: 'https://americascreditunions.org/blogs/compliance/residency-requirements-fha-loans',
    checkedOn,
  },
  gifts: {
    source:
      'Fannie Mae Selling Guide B3-4.3 and HUD Handbook 4000.1 on gifts, as Morty and IQRate Mortgages give them',
    url: 'https://www.iqratemortgages.com/blog/fha-vs-conventional-gift-fund-rules-in-florida',
    checkedOn,
  },
  retirementMoney: {
    source:
      'IRS rules on plan loans and on early withdrawals for a first home, as ClearVue Capital gives them',
    url: 'https://clearvuecapital.com/use-retirement-funds-buy-home/',
    checkedOn,
  },
  selfEmployment: {
    source: 'Fannie Mae Selling Guide B3-3.2-01 (length of self-employment), as Canter Financial quotes it',
    url: 'https://www.canterfinancial.com/education/self-employed-for-less-than-2-years',
    checkedOn,
  },
  nonOccupants: {
    source:
      'Rules of each program on co-borrowers who do not live in the home, as The Lenders Network gives them',
    url: 'https://thelendersnetwork.com/non-occupying-co-borrower-mortgage-loan/',
    checkedOn,
  },
  refinanceWait: {
    source:
      'Waiting periods of each program, as The Mortgage Reports and VA Refinance (38 CFR 36.4307) give them',
    url: 'https://themortgagereports.com/54100/how-soon-can-i-refinance-after-i-close-on-my-mortgage',
    checkedOn,
  },
  offersLaw: {
    source: 'General rule of contract law in the states; the words of your own contract come first',
    checkedOn,
  },
} as const satisfies Record<string, GlossarySource>;
