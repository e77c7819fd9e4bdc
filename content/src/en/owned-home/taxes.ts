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
export const stateDayForYou = (day: string, isExact: boolean) =>
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
