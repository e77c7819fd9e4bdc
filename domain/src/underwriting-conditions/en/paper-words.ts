/** The same steps for every letter of explanation; `what` is what this one needs beside them. */
export const letter = (what: string): Pick<ConditionWords, 'next' | 'document'> => ({
  next: `Write a short letter: what happened, when, and why. ${what} Sign and date it.`,
  document: 'Signed letter of explanation',
});

/** Of conditions that ask for the contract, money, income or papers of one's own. */
export const paperWords = {
  contract: {
    means: 'The lender needs the whole signed contract with everything added to it.',
    next: 'Ask your agent to send every page, with all initials and addenda.',
    document: 'Purchase contract with all addenda',
  },
  funds: {
    means: 'The lender wants to see the money for closing, and what must be left after it.',
    next: 'Send every page of the newest statements of the accounts that you will use.',
    document: 'Bank statements, all pages',
  },
  cashToClose: {
    means: 'This is the money to bring to closing.',
    next: 'Ask the settlement agent for the amount and the way to pay. Call a number you know before you wire.',
    document: null,
  },
  retirement: {
    means: 'The lender looks at a retirement account or at stocks as money of yours.',
    next: 'Send the newest statement, the terms of withdrawal, and proof if you have taken money out.',
    document: 'Account statement and terms of withdrawal',
  },
  selfEmployment: {
    means: 'You work for yourself, and the lender needs the figures of the business.',
    next: 'Send what is named. Sign and date a profit and loss statement.',
    document: 'Business papers, such as a signed profit and loss statement',
  },
  bankStatement: {
    means: 'Bank statements are missing, or pages of one.',
    next: 'Send all pages, also empty ones, as your bank’s own PDF.',
    document: 'Bank statements, all pages',
  },
  payStub: {
    means: 'The lender needs your newest pay stubs.',
    next: 'Download those that cover the last 30 days from your employer.',
    document: 'Pay stubs of the last 30 days',
  },
  w2: {
    means: 'The lender needs the W-2 forms of each job.',
    next: 'Send the form of each employer for each year that is named.',
    document: 'W-2 forms',
  },
  transcripts: {
    means: 'You have to let the lender ask the IRS for your tax records.',
    next: 'Sign and date the form with your name and address as on the return.',
    document: 'Signed IRS form',
  },
  taxReturn: {
    means: 'The lender needs your tax returns.',
    next: 'Send every page and schedule of each year that is named, signed.',
    document: 'Signed tax returns, all pages',
  },
  form1099: {
    means: 'The lender needs your 1099 forms.',
    next: 'Send the form of each payer for each year that is named.',
    document: '1099 forms',
  },
  benefits: {
    means: 'Income from a pension or a benefit has to be shown.',
    next: 'Send the newest award letter and proof that you receive the money.',
    document: 'Award letter',
  },
  socialSecurity: {
    means: 'Your Social Security number has to be confirmed.',
    next: 'Sign the form, or send what the lender names. Use the lender’s own upload, not email.',
    document: 'Signed Social Security form',
  },
  identification: {
    means: 'The lender has to see who you are.',
    next: 'Send a clear copy, both sides, of an ID that is still valid at closing.',
    document: 'Valid photo ID',
  },
  divorce: {
    means: 'What you pay or receive after a divorce, or for a child, has to be shown.',
    next: 'Send every page of the decree or agreement, signed by the court.',
    document: 'Divorce decree or agreement, all pages',
  },
  powerOfAttorney: {
    means: 'Someone will sign for you, and the lender has to accept the document first.',
    next: 'Send the draft to the lender and the title company before anyone signs it.',
    document: 'Power of attorney',
  },
  rateLock: {
    means: 'The rate lock has to be confirmed, or has to last through closing.',
    next: 'Ask the lender for the date it ends and what an extension costs.',
    document: null,
  },
  bankruptcy: {
    means: 'The lender needs the papers of a bankruptcy, foreclosure or short sale.',
    next: 'Send every page, with the date on which it ended.',
    document: 'Court papers, all pages',
  },
  studentLoan: {
    means: 'The payment of a student loan has to be shown.',
    next: 'Send the servicer’s statement with the balance and the monthly payment.',
    document: 'Student loan statement',
  },
  otherProperty: {
    means: 'You own or leave another home, and the lender needs its costs or its rent.',
    next: 'Send the mortgage statement, tax, insurance and any lease of that home.',
    document: 'Mortgage statement, tax, insurance and lease',
  },
  vaEligibility: {
    means: 'Your right to a VA loan has to be shown.',
    next: 'Ask the lender to pull the certificate, or send it.',
    document: 'Certificate of Eligibility',
  },
  explanation: {
    means: 'The lender wants something in your file explained.',
    ...letter('Answer just what is asked.'),
  },
} as const satisfies Record<string, ConditionWords>;

/** What a condition means in plain words, what to do, and the document it wants; null where it wants none of the buyer. */
export type ConditionWords = { means: string; next: string; document: string | null };
