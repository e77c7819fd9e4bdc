import type { Random } from '../model/random.ts';

const ORIGINATION = [
  'Application Fee',
  'Underwriting Fee',
  'Processing Fee',
  'Document Preparation Fee',
  'Loan Origination Fee',
  'Commitment Fee',
  'Administration Fee',
  'Wire Transfer Fee',
  'Rate Lock Fee',
  'Broker Compensation',
];
const REQUIRED = [
  'Appraisal Fee',
  'Credit Report Fee',
  'Flood Determination Fee',
  'Flood Monitoring Fee',
  'Tax Monitoring Fee',
  'Tax Status Research Fee',
  'Lender’s Attorney Fee',
  'Verification of Employment',
  'Desk Review',
  'MERS Registration Fee',
  'Condominium Review Fee',
];
const SHOPPABLE = [
  'Pest Inspection Fee',
  'Survey Fee',
  'Title – Insurance Binder',
  'Title – Lender’s Title Policy',
  'Title – Settlement Agent Fee',
  'Title – Title Search',
  'Title – Courier Fee',
  'Title – Endorsement Fee',
  'Title – Notary Fee',
  'Title – Tax Certificate',
  'Well Inspection Fee',
];
const OTHER = [
  'Title – Owner’s Title Policy (optional)',
  'HOA Capital Contribution',
  'HOA Processing Fee',
  'Home Inspection Fee',
  'Home Warranty Fee',
  'Pool Inspection Fee',
];
const PAYEES = [
  'Epsilon Title Co.',
  'Info Co.',
  'John Smith Appraisers Inc.',
  'Pests Co.',
  'Surveys Co.',
  'Acme Data Services LLC',
  'Omega Review Group',
  'County Clerk',
];

export const FEES = { A: ORIGINATION, B: REQUIRED, C: SHOPPABLE, H: OTHER } as const;
export const makePayee = (random: Random) => random.pick(PAYEES);

/** How a lender words the same fee: with a hyphen or a dash, in capitals, without "Fee". */
export type Habit = (label: string) => string;
export const HABITS: readonly Habit[] = [
  (label) => label,
  (label) => label.replace(' – ', ' - '),
  (label) => label.replace('Title – ', 'Title: '),
  (label) => label.toUpperCase(),
  (label) => label.replace(/ Fee$/, ''),
  (label) => label.replaceAll('’', "'"),
];
