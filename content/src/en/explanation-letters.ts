import type {
  LetterFact,
  LetterKind,
  LetterQuestion,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';

/** The form that asks for a letter of explanation. */
export const writeLetter = 'Write the letter';
export const writeLetterFor = (condition: string) => `Write the letter: ${condition}`;
export const title = 'Letter of explanation';
export const lead =
  'Your facts and your own words, on one page for your lender. Write only what is true and what you can show. Your lender decides whether it is enough.';
export const kind = 'What it explains';
export const kinds: Record<LetterKind, string> = {
  inquiries: 'Credit inquiries',
  largeDeposit: 'A large deposit',
  employmentGap: 'A gap in employment',
  decliningIncome: 'Income that went down',
  latePayments: 'Late payments or collections',
  overdrafts: 'Overdrafts',
  address: 'An address',
  name: 'Forms of your name',
  general: 'Something else',
};
type Words = { label: string; hint?: string };
export const facts: Record<LetterKind, Partial<Record<LetterFact, Words>>> = {
  inquiries: { company: { label: 'Company that checked your credit' }, on: { label: 'Day of the inquiry' } },
  largeDeposit: {
    account: { label: 'Account', hint: 'Bank and last four digits.' },
    on: { label: 'Day of the deposit' },
    amount: { label: 'Amount' },
    source: { label: 'Where the money came from (optional)', hint: 'A person, a company or an account.' },
  },
  employmentGap: {
    from: { label: 'Last day of the job before' },
    to: { label: 'First day of the job after' },
  },
  decliningIncome: {
    source: { label: 'Employer or business' },
    period: { label: 'Period', hint: 'A year or months, such as 2025.' },
    amount: {
      label: 'Income in that period',
      hint: 'As your tax return or W-2 shows it. Add one for each period.',
    },
  },
  latePayments: {
    company: { label: 'Company that reported it' },
    on: { label: 'Day it was due' },
    amount: { label: 'Amount (optional)' },
  },
  overdrafts: {
    account: { label: 'Account', hint: 'Bank and last four digits.' },
    on: { label: 'Day of the overdraft' },
    amount: { label: 'Amount (optional)' },
  },
  address: {
    address: { label: 'Address', hint: 'As your lender names it.' },
    from: { label: 'Lived there from (optional)' },
    to: { label: 'Lived there until (optional)' },
  },
  name: { name: { label: 'Name', hint: 'Exactly as it is written there.' } },
  general: {},
};
export const questions: Record<LetterKind, Partial<Record<LetterQuestion, Words>>> = {
  inquiries: {
    why: { label: 'Why was your credit checked?' },
    newDebt: {
      label: 'Did a new account or debt come of it?',
      hint: 'If so: which, what you owe and what you pay a month.',
    },
  },
  largeDeposit: { why: { label: 'What is this money, and how did you come by it?' } },
  employmentGap: {
    why: { label: 'Why was there a gap, and what did you do in that time?' },
    now: { label: 'Where do you work now, and since when?' },
  },
  decliningIncome: {
    why: { label: 'Why did it go down?' },
    now: { label: 'How is it now, and what shows that?' },
  },
  latePayments: { why: { label: 'What happened?' }, since: { label: 'What has changed since?' } },
  overdrafts: {
    why: { label: 'What happened?' },
    since: { label: 'How do you keep it from happening again?' },
  },
  address: { why: { label: 'What is this address to you?', hint: 'Or say that you never lived there.' } },
  name: {
    why: { label: 'Why is your name written this way?', hint: 'A marriage, a second name, a typing error.' },
  },
  general: { why: { label: 'What happened, when, and why?' } },
};
export const addFacts = 'Add another';
export const removeFacts = (place: number) => `Remove number ${place}`;
export const factSet = (place: number) => `Number ${place}`;
export const lender = 'Lender (optional)';
export const loanNumber = 'Loan number (optional)';
export const enclosuresHint = 'One a line, copies only: a statement, a check, a receipt.';
export const senderIsPrinted =
  'Nothing you write here is stored, unless you save the letter to your documents.';

// Letter.

/** What a letter of explanation says beside its writer's own words. */
export const letter = {
  subject: {
    inquiries: 'Letter of explanation: credit inquiries',
    largeDeposit: 'Letter of explanation: deposits',
    employmentGap: 'Letter of explanation: gap in employment',
    decliningIncome: 'Letter of explanation: lower income',
    latePayments: 'Letter of explanation: late payments',
    overdrafts: 'Letter of explanation: overdrafts',
    address: 'Letter of explanation: addresses',
    name: 'Letter of explanation: forms of my name',
    general: 'Letter of explanation',
  } satisfies Record<LetterKind, string>,
  facts: {
    company: 'Company',
    on: 'Date',
    account: 'Account',
    amount: 'Amount',
    source: 'From',
    from: 'From',
    to: 'Until',
    period: 'Period',
    address: 'Address',
    name: 'Name',
  } satisfies Record<LetterFact, string>,
  numbered: (place: number, label: string) => `${place}. ${label}`,
  fileName: (on: string) => `letter-of-explanation-${on}.pdf`,
  greeting: 'To whom it may concern:',
  answersTo: (condition: string) => `This letter answers your condition: “${condition}”`,
  loanNumber: (number: string) => `Loan number: ${number}`,
  loanOf: (borrower: string) => `Borrower: ${borrower}`,
  copies: 'I enclose copies and keep the originals.',
  enclosures: 'Enclosures',
  closing: 'Sincerely,',
  signHere: 'Signature',
} as const;
