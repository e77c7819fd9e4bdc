/** An owner's income tax: Form 1098, what of it counts, the certificate, and the basis of the home. */
export const taxTime = 'Tax time';
export const taxTimeLead =
  'Enter each Form 1098 as it comes, usually by January 31. We count what goes on Schedule A; whether to itemize is yours to compare.';
export const noForms = 'No Form 1098 entered yet.';
export const addForm = 'Add a Form 1098';
export const formTitle = 'Form 1098';
export const formLead =
  'In the order of the form’s boxes. Leave a box empty if it is empty. A loan that was sold has a form from each lender.';
export const formFields = {
  taxYear: 'Calendar year of the form',
  lender: 'Recipient or lender',
  interest: '1. Mortgage interest received',
  principal: '2. Outstanding mortgage principal',
  originatedOn: '3. Mortgage origination date',
  refund: '4. Refund of overpaid interest',
  insurancePremiums: '5. Mortgage insurance premiums',
  points: '6. Points paid on purchase',
  isSameAddress: '7. Is the property’s address your own?',
  property: '8. Address or description of the property',
  properties: '9. Number of properties',
  other: '10. Other',
  acquiredOn: '11. Mortgage acquisition date',
} as const;
export const originatedHint = 'Leave it empty for a loan from before 2000.';
export const otherHint = 'Often property tax paid from escrow.';
export const formName = (lender: string, year: number) => `${lender}, ${year}`;
export const formLine = (interest: string) => `${interest} interest`;

export const taxYear = (year: number) => `Tax year ${year}`;
export const showYear = (year: number) => `Show how ${year} is counted`;
export const counts = (amount: string) => `${amount} counts as mortgage interest, if you itemize.`;
export const countsAtLeast = (amount: string) =>
  `At least ${amount} counts as mortgage interest, if you itemize.`;
export const needsIncome = 'Enter your income to count the mortgage insurance.';
export const yearNotHeld = (first: number) =>
  `We hold the limit of mortgage interest from tax year ${first}. For this year, ask a tax preparer.`;
export const rows = {
  paid: 'Interest paid (box 1)',
  within: (limit: string) => `Counts within the limit of ${limit} of debt`,
  credit: (rate: string) => `Less the certificate’s credit, ${rate}% (Form 8396, line 3)`,
  premiums: 'Mortgage insurance that counts (box 5)',
  total: 'On Schedule A',
  totalAtLeast: 'On Schedule A, at least',
} as const;
export const allCounts = 'All of it: what was owed stayed within the limit.';
export const shareCounts = 'The share of the average balance that is within the limit.';
export const leastCounts = (owed: string) =>
  `Up to ${owed} was owed. Enter the average balance to count exactly.`;
export const premiumsOf = (paid: string, percent: number) => `${percent}% of ${paid}, by your income.`;
export const premiumsRule = (step: string, from: string) =>
  `10% less for each $${step}, or part of it, of income above $${from}.`;
export const premiumsNotKnown = (paid: string) => `${paid} paid; needs your income.`;
export const premiumsBefore = (paid: string, first: number) =>
  `${paid} paid. Premiums count again from tax year ${first}.`;
export const notKnown = 'Not known';
export const zero = 'Not counted';

export const creditTitle = 'Credit of your certificate';
export const creditIs = (amount: string) => `${amount} off your tax, at most, for this year (line 3).`;
export const creditUsed = (used: string) => `Used this year: ${used}.`;
export const creditLeft = (left: string) => `Left for the next three years: ${left}.`;
export const creditCapped = (most: string) => `At a rate above 20% the credit of a year is ${most} at most.`;
export const creditShare =
  'The certified amount is less than the loan, so the same share of the interest counts.';
export const creditNeedsTax = 'Enter your tax to see what is used and what is left.';
export const creditBefore = (first: number) => `We hold Form 8396 from tax year ${first}.`;
export const creditRecapture = 'Selling within nine years may mean paying part of it back.';

export const typedTitle = 'Figures for this year';
export const typedNote =
  'These are used on this page only. They are not saved and not sent: they are gone when you leave.';
export const typed = {
  agi: 'Adjusted gross income (AGI)',
  separately: 'I’m married and file separately',
  averageBalance: 'Average balance of the year',
  tax: 'Tax before this credit (Form 8396, line 8)',
  carryIn: 'Credit left from the last three years (lines 4 to 6)',
} as const;
export const agiHint = 'From Form 1040. Enter 0 if it is negative.';
export const averageHint = 'Of all loans on your home, from your statements.';
export const enterIncome = 'Enter an income from $0 to $100,000,000, such as 95,000.';
export const enterBalance = 'Enter a balance above $0 and up to $100,000,000, such as 760,000.';
export const enterTax = 'Enter an amount from $0 to $100,000,000, such as 4,200.';

export const points = (amount: string) =>
  `Points of ${amount} (box 6) are not counted here. Whether all of them count this year depends on the purchase: ask a tax preparer.`;
export const refund = (amount: string) =>
  `A refund of ${amount} (box 4) is of an earlier year’s interest and is not taken off here. The form’s back says what to do with it.`;
export const propertyTaxPaid = (amount: string, year: number) =>
  `Property tax paid in ${year}, by your bills: ${amount}. It is not in the figure above: state and local taxes together have a limit of their own.`;
export const unknownTitle = 'What this does not know';
export const unknown = [
  'Whether itemizing beats your standard deduction.',
  'Whether the whole loan was used to buy, build or improve the home. Only that part counts.',
  'Loans on a second home, and debt from before December 16, 2017, which can have a higher limit.',
] as const;
export const sources = 'Sources';

export const certificate = 'Mortgage credit certificate';
export const certificateNone = 'If a housing agency issued you one, enter it: its credit is counted above.';
export const addCertificate = 'Enter your certificate';
export const changeCertificate = 'Change the certificate';
export const certificateLead = 'From the certificate. Its rate is not the rate of your loan.';
export const certificateFields = {
  agency: 'Issued by',
  ratePercent: 'Certificate credit rate',
  certifiedAmount: 'Certified amount, if less than the loan',
} as const;
export const certificateIs = (rate: string, agency: string) => `${rate}%, issued by ${agency}`;

export const improvements = 'Improvements and basis';
export const basisIs = (total: string) => `${total} is your basis so far`;
export const basisOf = (price: string, improvements: string) =>
  `${price} price and ${improvements} improvements. Some closing costs count too, and are not in it.`;
export const basisLead =
  'Keep what added to the home: it is taken off the gain when you sell. Repairs that only keep it up mostly do not count.';
export const exclusion =
  'When you sell, gain up to $250,000 is not taxed, $500,000 for a married couple filing together, if you owned the home and lived in it for two of the last five years, and have not used this in the last two.';
export const noImprovements = 'No improvement entered yet.';
export const addImprovement = 'Add an improvement';
export const improvementTitle = 'Improvement';
export const improvementLead =
  'From the invoice. Keep the receipt for as long as you own the home, and after.';
export const improvementFields = {
  doneOn: 'Day it was finished',
  what: 'What was done',
  cost: 'What it cost',
  receiptId: 'Receipt among your documents',
} as const;
export const receiptHint = 'Upload it under Documents first, then choose it here.';
export const noReceipt = 'None';
export const hiddenReceipt = 'A document you cannot open here';
export const receipt = (name: string) => `Receipt: ${name}`;
export const receiptNotHere = 'Receipt: among the other buyer’s documents, or deleted';
export const withoutReceipt = 'No receipt';
