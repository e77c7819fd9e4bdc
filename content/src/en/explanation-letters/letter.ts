import type { LetterFact, LetterKind } from '@porchlight/domain/explanation-letters/letter-kinds.ts';

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
