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
