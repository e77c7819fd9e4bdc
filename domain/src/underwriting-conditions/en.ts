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
/** What each written condition says in plain words. */
export const conditionWords = {
  closingDisclosure: {
    means:
      'Each borrower has to confirm receipt of the Closing Disclosure, three business days before closing.',
    next: 'Open it and confirm on the day it comes. Confirming does not bind you to the loan.',
    document: 'Confirmed Closing Disclosure',
  },
  wireInstructions: {
    means: 'The lender wants the title company’s insurance letter and its instructions for the money.',
    next: 'Ask the title company to send them to the lender. Nothing to upload.',
    document: null,
  },
  finalInspection: {
    means: 'The appraiser has to see that the repairs are done (form 1004D).',
    next: 'Tell the lender when the repairs are finished, so that it sends the appraiser again. Ask who pays.',
    document: null,
  },
  appraisal: {
    means: 'The lender waits for the appraisal, or for an answer or a value from the appraiser.',
    next: 'Ask the lender when it is due, and for your copy. Check it against your appraisal contingency.',
    document: null,
  },
  condominium: {
    means: 'The association has to answer the lender’s questions about the building.',
    next: 'Ask the agent or lender who ordered the questionnaire, when it is due and who pays for it.',
    document: null,
  },
  association: {
    means: 'The association has to state dues, insurance or rules.',
    next: 'Ask the agent to order the papers from the association.',
    document: null,
  },
  sellerCredit: {
    means: 'The seller’s credit has to stay within the program’s limit.',
    next: 'Compare the credit in your contract with the limit and your closing costs. What is beyond is lost, and of an FHA loan it also lowers the loan: ask for a lower price instead.',
    document: null,
  },
  pestInspection: {
    means: 'A pest company has to say that the home is clear of termites and similar damage.',
    next: 'Ask your agent who orders and pays for it by your contract.',
    document: null,
  },
  homeInspection: {
    means: 'A part of the home has to be tested or certified.',
    next: 'Ask your agent who orders and pays for it, and by when the report comes.',
    document: null,
  },
  repairs: {
    means: 'Repairs have to be finished before you close.',
    next: 'Ask your agent for the seller’s dates and receipts.',
    document: null,
  },
  floodInsurance: {
    means: 'The home needs flood insurance, with the lender named in the policy.',
    next: 'Buy the policy and send the declarations page with the lender’s mortgagee clause.',
    document: 'Flood insurance declarations page',
  },
  flood: {
    means: 'The lender orders a certificate of the home’s flood zone, and keeps it up to date.',
    next: 'Nothing to send. Ask whether the home is in a flood zone: then you need flood insurance.',
    document: null,
  },
  mortgageInsurance: {
    means: 'The mortgage insurer has to approve the loan.',
    next: 'Nothing to send. The lender orders it.',
    document: null,
  },
  insurance: {
    means: 'Homeowner’s insurance has to be in place, with the lender named in the policy.',
    next: 'Ask your insurer for the declarations page with the lender’s mortgagee clause, and for the receipt of the premium.',
    document: 'Homeowner’s insurance declarations page',
  },
  survey: {
    means: 'A survey of the land is missing.',
    next: 'Ask the title company whether it orders the survey, and what it costs.',
    document: null,
  },
  propertyTax: {
    means: 'The lender needs the property taxes of the home, paid and due.',
    next: 'Ask the title company to send the tax bill or certificate.',
    document: null,
  },
  boilerplate: {
    means: 'A general clause. It asks nothing of anyone now.',
    next: 'Keep it in mind: the lender may still ask for more.',
    document: null,
  },
  payoffStatement: {
    means: 'The lender wants the exact amount that pays off a loan on the closing day.',
    next: 'The title company usually orders it. Ask whether it needs your account number or your signed permission.',
    document: null,
  },
  payoff: {
    means: 'A debt has to be paid off, at closing or before.',
    next: 'Ask the lender who orders the payoff statement. Do not pay or close an account before it says so.',
    document: 'Payoff statement',
  },
  title: {
    means: 'The title company has to show who owns the home and clear what stands against it.',
    next: 'Ask the title company what is open. Read the exceptions in the commitment.',
    document: null,
  },
  earnestMoney: {
    means: 'The lender wants to see that your earnest money has left your account and reached its holder.',
    next: 'Send the receipt of the holder and the bank statement that shows the payment.',
    document: 'Earnest money receipt and bank statement',
  },
  verifiedDeposits: {
    means: 'The lender asks your bank for your balances itself.',
    next: 'Nothing to send. Tell your bank that it may answer, if it asks you.',
    document: null,
  },
  gift: {
    means: 'Money that was given to you has to be shown as a gift: from whom, and that it is no loan.',
    next: 'Have the donor sign the lender’s gift letter. Send it with proof of the transfer.',
    document: 'Gift letter and proof of the transfer',
  },
  largeDeposit: {
    means: 'Money came into your account that is not pay, and the lender has to know where it comes from.',
    ...letter('Add proof, such as the check, the sale or the transfer.'),
  },
  rent: {
    means: 'Your landlord has to confirm what rent you paid, and that it came on time.',
    next: 'Give the lender your landlord’s address, and ask the landlord to answer. Twelve months of canceled checks may do instead: ask.',
    document: null,
  },
  initialApplication: {
    means: 'The first loan application (form 1003) has to be signed.',
    next: 'Read it, correct it and sign it.',
    document: 'Signed loan application',
  },
  application: {
    means: 'The final loan application (form 1003) has to be right and signed.',
    next: 'Read every page. Correct what is wrong before you sign.',
    document: 'Signed loan application',
  },
  employmentGap: {
    means: 'There is a time without a job in the last two years, and the lender has to know why.',
    ...letter('Give the dates on which one job ended and the next began.'),
  },
  incomeDecline: {
    means: 'Your income went down, and the lender has to know why and whether it is steady now.',
    ...letter('Name the periods and the amounts that your papers show.'),
  },
  inquiries: {
    means: 'Somebody looked at your credit, and the lender has to know whether a new debt came of it.',
    ...letter('Name each inquiry, and say whether you opened an account.'),
  },
  latePayments: {
    means: 'Late payments or collections stand in your credit report.',
    ...letter('Say what has changed since. Add proof of payment if you have it.'),
  },
  overdrafts: {
    means: 'Your account was overdrawn.',
    ...letter('Say how you keep it from happening again.'),
  },
  addresses: {
    means: 'An address in your papers is not the one in your application.',
    ...letter('Say when you lived there, or that you never did.'),
  },
  names: {
    means: 'Your name is written in several ways.',
    ...letter('List each form of your name, and say that all of them are you.'),
  },
  occupancy: {
    means: 'You have to state that you will live in the home.',
    next: 'Sign the statement only if it is true.',
    document: 'Signed occupancy statement',
  },
  employmentCheck: {
    means:
      'The lender calls or writes to your employer, shortly before closing, to hear that you still work there.',
    next: 'Tell the lender which number to call. Keep your job as it is until you have closed.',
    document: null,
  },
  offerLetter: {
    means: 'The lender wants your new job in writing: pay, and the day you start.',
    next: 'Send the signed offer, or ask your employer for it.',
    document: 'Signed offer letter',
  },
  credit: {
    means: 'The lender orders a fresh look at your credit, or at one account in it.',
    next: 'Nothing to send, unless the lender asks for the statement that shows the balance.',
    document: null,
  },
  education: {
    means: 'The program asks for a class for home buyers.',
    next: 'Take the class it names and send the certificate.',
    document: 'Homebuyer education certificate',
  },
  ...paperWords,
} as const satisfies Record<string, ConditionWords>;
export const unknownCondition: ConditionWords = {
  means: 'We do not know this one.',
  next: 'Ask the lender in these words: what document meets it, who has to send it, and by when?',
  document: null,
};
/** What a condition of unknown wording is about, in its own words. */
export const unknownMeans = (asked: string) => `It seems to ask for this: “${asked}”.`;
export const enterThis = 'Fill this in, in one line of up to 120 characters.';
export const enterADay = 'Enter month, day and year.';
export const enterAnAmount = 'Enter an amount of 0 or more, up to $100 million.';
export const shorten = (most: number) => `Use at most ${most} characters.`;
export const chooseAKind = 'Choose one of the list.';
export const answerThis = 'Say it in your own words: one sentence is enough.';
export const endAfterStart = 'It cannot end before it began. Check both days.';
