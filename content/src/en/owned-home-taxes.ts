/** Taxes and insurance of an owned home: what is due, property tax and the homestead exemption. */
export const nextDue = 'Next due';
export const overdue = 'Overdue';
export const wasDue = (day: string, distance: string) => `Was due ${day}, ${distance}`;
export const isDue = (day: string, distance: string) => `${day}, ${distance}`;
export const statesDay = 'The state’s day as we read it, below. Check with your county.';
export const nothingDue = 'Nothing due';
export const nothingDueLead =
  'No day lies ahead in what you entered. Days come from your tax bills, notices and policies.';
export const thenDue = 'After that';
export const aMonth = 'Taxes and insurance a month';
export const monthUnknown = 'Not known yet';
export const aYear = (yearly: string) => `${yearly} a year, a twelfth of it each month:`;
export const taxLine = (office: string, year: number) => `${office}, ${year} bill`;
export const insuranceLine = (company: string, covers: string) => `${company}, ${covers}`;
export const scaled = 'its premium, taken for 365 days';
export const missing = {
  tax: 'Property tax is missing: enter your newest tax bill.',
  insurance: 'Homeowner’s insurance is missing: enter the policy that is in force today.',
} as const;
export const onThisPage = 'On this page';
export const changeRecord = (name: string) => `Change: ${name}`;
export const change = 'Change';

export const propertyTax = 'Property tax';
export const propertyTaxLead =
  'Enter each bill as it is printed. Its due days join your dates, and you are reminded.';
export const noBills = 'No tax bill entered yet.';
export const addBill = 'Add a tax bill';
export const changeBill = 'Tax bill';
export const billLead = 'In the order of the bill. Enter a bill for each office that sends one.';
export const billName = (office: string, year: number) => `${office}, ${year}`;
export const billTotal = (total: string) => `${total} in all`;
export const paidBy = { escrow: 'Paid from escrow', owner: 'You pay it' } as const;
export const installmentLine = (amount: string, day: string) => `${amount} due ${day}`;
export const paidOn = (day: string) => `Paid ${day}`;
export const unpaid = 'Not paid yet';
export const passedUnpaid = { owner: 'Past due', escrow: 'Not confirmed' } as const;
export const lateFromEscrow =
  'Your servicer was to pay this from escrow. Check that it did, with the tax office or on your statement, then enter the day.';
export const lateByOwner = 'Ask the tax office what is owed today: interest and fees may have been added.';
export const billFields = {
  taxYear: 'Tax year',
  office: 'Who sent it',
  parcelNumber: 'Parcel or account number',
  assessedValue: 'Assessed value',
  paidBy: 'Who pays it',
} as const;
export const officeHint = 'For example: Lake County Tax Collector.';
export const payers = { escrow: 'Servicer, from escrow', owner: 'You' } as const;
export const installments = 'Installments';
export const installmentsHint = 'As printed. A bill paid at once has one.';
export const installment = (number: number) => `Installment ${number}`;
export const installmentFields = { dueOn: 'Due', amount: 'Amount', paidOn: 'Paid on, if paid' } as const;
export const addInstallment = 'Add an installment';
export const removeInstallment = (number: number) => `Remove installment ${number}`;

export const assessments = 'Assessed value';
export const addAssessment = 'Add an assessment notice';
export const assessmentTitle = 'Assessment notice';
export const assessmentLead =
  'In the order of the notice. The last day to appeal is the one printed on it: it differs by county and year.';
export const assessmentFields = {
  noticeOn: 'Day of the notice',
  taxYear: 'Tax year',
  marketValue: 'Market value',
  assessedValue: 'Assessed value',
  assessedBefore: 'Assessed value the year before',
  appealBy: 'Last day to appeal, as printed',
  appealedOn: 'Appealed on',
} as const;
export const marketValueHint =
  'What the office takes the home to be worth. Leave it empty if the notice has none.';
export const assessmentName = (year: number) => `Assessment for ${year}`;
export const assessedAt = (value: string, day: string) => `Assessed at ${value}, notice of ${day}.`;
export const changedBy = (percent: string, isUp: boolean) =>
  `${percent}% ${isUp ? 'more' : 'less'} than the year before.`;
export const marketBesidePrice = (market: string, price: string, day: string) =>
  `The office takes it to be worth ${market}. You paid ${price} on ${day}.`;
export const appealOpen = (day: string, distance: string) => `Last day to appeal: ${day}, ${distance}.`;
export const appealOver = (day: string) => `The last day to appeal was ${day}.`;
export const appealNotPrinted =
  'No last day to appeal is entered. Look for it on the notice, or ask the office that sent it.';
export const appealed = (day: string) => `Appealed on ${day}.`;
export const evidenceTitle = 'What helps in an appeal';
export const evidence = [
  'Errors in the office’s record of your home: square feet, rooms, lot, year built, a garage you do not have.',
  'Sales of similar homes nearby, close to the date of value on the notice.',
  'What you paid, if you bought not long ago: your Closing Disclosure.',
  'Photos, and repair bids for damage that the office did not see.',
  'An appraisal, if you have a recent one.',
] as const;
export const evidenceAsk =
  'Ask the office which form it wants, and whether the day counts when it is mailed or when it is received.';

export const homestead = 'Homestead exemption';
export const homesteadState = {
  approved: (day: string) => `Approved on ${day}.`,
  filed: (day: string) => `Filed on ${day}. No approval is entered yet.`,
  open: (day: string, distance: string) => `File by ${day}, ${distance}.`,
  passed: (day: string) =>
    `The day to file was ${day}. Ask your county whether it still takes your application.`,
  unknown: 'Ask your county whether there is an exemption for the home you live in, and by when to file.',
  notResidence:
    'You entered that you do not live there. A homestead exemption is for the home an owner lives in.',
} as const;
export const savedYearly = (amount: string, day: string) => `It took ${amount} off, as shown on ${day}.`;
export const stateRule = 'What we read of your state';
export const stateFileBy = (state: string, monthDay: string, isAfterPurchase: boolean) =>
  isAfterPurchase
    ? `${state}: file by ${monthDay} of the year after you bought.`
    : `${state}: file by ${monthDay}. The page we read does not name the year: ask which year yours counts for.`;
export const stateFilingDay = (day: string, isExact: boolean) =>
  `For the day you closed, that is ${day}${isExact ? '' : ' at the earliest'}.`;
export const stateLate = (state: string, years: number) =>
  `${state}: late applications are taken for up to ${years} years. We did not read the regular day.`;
export const checkWithCounty = (county: string | null) =>
  `Check with your county${county === null ? '' : ` (${county})`}: its tax or assessor’s office decides. Ask it for the form and the day.`;
export const noStateRule = (state: string) => `We have not read the rule of ${state}.`;
export const enterHomestead = 'Enter what your county says';
export const changeHomestead = 'Change what your county says';
export const homesteadLead =
  'From the county’s letter or form. Days you enter join your dates. Leave empty what you do not have yet.';
export const homesteadFields = {
  fileBy: 'Last day to file, as printed',
  filedOn: 'Filed on',
  approvedOn: 'Approved on',
  savings: 'What it takes off a year’s tax',
  savingsOn: 'Day of the bill or letter with that amount',
} as const;

// Tax time.

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

// Home insurance.

/** Insurance of an owned home: policies, quotes at renewal, and a servicer that will buy insurance itself. */
export const insurance = 'Insurance';
export const insuranceLead =
  'From the declarations page, usually the first page of the policy. You are reminded 45 days before it ends.';
export const noPolicies = 'No policy entered yet.';
export const noneInForce =
  'None of the policies you entered covers the home today. Call your agent: most loans require insurance, and the servicer may buy it at your cost.';
export const overlap = (first: string, second: string, from: string, until: string) =>
  `${first} and ${second} both cover the home from ${from} to ${until}. Check whether you pay twice.`;
export const addPolicy = 'Add a policy';
export const policyTitle = 'Insurance policy';
export const policyLead = 'In the order of its declarations page. Leave empty what is not printed.';
export const kinds = {
  home: 'homeowner’s insurance',
  flood: 'flood insurance',
  wind: 'wind insurance',
  other: 'other insurance',
} as const;
export const kindChoices = {
  home: 'Homeowner’s or condo',
  flood: 'Flood',
  wind: 'Wind or hurricane',
  other: 'Other',
} as const;
export const coverageHeading = 'Coverages and limits';
export const deductibleHeading = 'Deductibles';
export const perilHeading = 'Wind, hail and flood';
export const policyFields = {
  covers: 'Kind of policy',
  company: 'Company',
  policyNumber: 'Policy number',
  startsOn: 'Policy begins',
  endsOn: 'Policy ends',
  premium: 'Premium of the policy period',
  paidBy: 'Who pays the premium',
} as const;
export const coverageFields = {
  premium: 'Premium',
  dwelling: 'A. Dwelling',
  otherStructures: 'B. Other structures',
  personalProperty: 'C. Personal property',
  lossOfUse: 'D. Loss of use',
  liability: 'E. Personal liability',
  settlement: 'How a loss is paid',
  deductible: 'Deductible, all other perils',
  coversWindHail: 'Covers wind and hail',
  windHailDeductible: 'Deductible, wind and hail',
  coversFlood: 'Covers flood',
} as const;
export const dwellingHint = 'What it would cost to rebuild, not what you paid for the home.';
export const windHint = 'In dollars. If a percent is printed: 2% of $350,000 dwelling coverage is $7,000.';
export const settlements = { replacement: 'Replacement cost', 'actual-cash': 'Actual cash value' } as const;
export const inForce = 'In force';
export const ended = 'Ended';
export const begins = 'Not begun';
export const period = (from: string, until: string) => `${from} to ${until}`;
export const premiumOf = (amount: string) => `${amount} premium`;
export const dwellingOf = (amount: string) => `${amount} dwelling`;
export const deductibleOf = (amount: string) => `${amount} deductible`;
export const covered = (what: string, isCovered: boolean) =>
  `${what}: ${isCovered ? 'covered' : 'not covered'}`;
export const windHail = 'Wind and hail';
export const flood = 'Flood';

export const quotes = 'Quotes at renewal';
export const quotesLead =
  'Ask each company for the same coverages and deductibles as your policy, then enter what it offers for a year.';
export const quotesNeedPolicy = 'Enter the policy you have first: quotes are compared with it line by line.';
export const comparedFrom = (day: string) => `Best compared from ${day}, 45 days before your policy ends.`;
export const addQuote = 'Add a quote';
export const quoteTitle = 'Insurance quote';
export const quoteLead = 'In the order of a declarations page, for a year of insurance.';
export const quotedOn = 'Day of the quote';
export const quoteName = (company: string, premium: string) => `${company}, ${premium}`;
export const sameAsPolicy = 'No difference in the lines you entered.';
export const onlyPremiumDiffers = 'Every other line you entered is the same.';
export const quoteTable = 'Your policy and the quotes, line by line';
export const line = 'Line';
export const yourPolicy = (company: string) => `${company} (yours)`;
export const notSaid = 'Not said';
export const notCovered = 'Not covered';
export const yes = 'Yes';
export const no = 'No';
export const premiumScaled =
  'Your policy runs for more or less than a year, so its premium is taken for 365 days here.';
export const olderQuotes = (count: number) =>
  count === 1
    ? 'One quote is from before this policy began and is not compared.'
    : `${count} quotes are from before this policy began and are not compared.`;
export const manyQuotes = (shown: number) => `The newest ${shown} quotes are compared.`;

const amountWords = {
  premium: ['more a year', 'less a year'],
  dwelling: ['more to rebuild the home', 'less to rebuild the home'],
  otherStructures: ['more for other structures', 'less for other structures'],
  personalProperty: ['more for your belongings', 'less for your belongings'],
  lossOfUse: ['more for living elsewhere during repairs', 'less for living elsewhere during repairs'],
  liability: ['more liability coverage', 'less liability coverage'],
  deductible: ['more that you pay of each claim', 'less that you pay of each claim'],
  windHailDeductible: [
    'more that you pay of a wind or hail claim',
    'less that you pay of a wind or hail claim',
  ],
} as const;
export const amountDiffers = (line: keyof typeof amountWords, amount: string, isMore: boolean) =>
  `${amount} ${amountWords[line][isMore ? 0 : 1]}`;
export const perilChanges = {
  coversWindHail: {
    added: 'Covers wind and hail, which your policy does not',
    dropped: 'Does not cover wind and hail, which your policy does',
  },
  coversFlood: {
    added: 'Covers flood, which your policy does not',
    dropped: 'Does not cover flood, which your policy does',
  },
} as const;
export const settlementChanges = {
  'actual-cash': 'Pays what things were still worth, not what it costs to replace them',
  replacement: 'Pays what it costs to replace things, not only what they were still worth',
} as const;
export const ask = (name: string) => `Ask: ${name} is missing on one of the two pages`;
export const worse = 'Worse for you';
export const better = 'Better for you';

export const lapse = 'Did your servicer write that it will buy insurance?';
export const lapseLead =
  'Its policy may cost more than yours and cover less. Send proof of your own, keep a copy, and ask for a written confirmation.';
export const lapseCheck = 'Its notices, their days and the refund: check 12 CFR 1024.37';
export const lapseCheckHref = 'https://www.consumerfinance.gov/rules-policy/regulations/1024/37/';
export const addLapse = 'Enter the notice';
export const lapseTitle = 'Notice of force-placed insurance';
export const lapseFormLead = 'In the order of the notice. The day it names joins your dates.';
export const lapseFields = {
  servicer: 'Servicer',
  noticeOn: 'Day of the notice',
  chargeFrom: 'Day from which it will charge you, as printed',
  cost: 'What it will cost a year, as printed',
  proofSentOn: 'You sent proof on',
  confirmedOn: 'It confirmed in writing on',
} as const;
export const lapseName = (servicer: string, day: string) => `${servicer}, notice of ${day}`;
export const lapseStates = {
  open: 'Send proof of insurance now',
  sent: (day: string) => `Proof sent ${day}. Ask for a written confirmation.`,
  confirmed: (day: string) =>
    `Confirmed ${day}. Check your next statement for a charge that should come back.`,
} as const;
export const lapseCost = (cost: string) => `${cost} a year, by the notice`;
export const lapseFrom = (day: string) => `Charged from ${day}`;
