import type { HomeLetterKind } from '@porchlight/domain/owned-home/home-letter-kinds.ts';

/** The words of one letter. `labels` name its facts, on the form and on the paper; `hints` are on the form alone. */
export type HomeLetterWords = {
  title: string;
  lead: string;
  subject: string;
  opening: string;
  requests: readonly string[];
  labels: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  enclosuresHint: string;
  fileName: string;
};

/** Letters about a loan on a home, by their kind (domain/src/owned-home/home-letter-kinds.ts). */
export const homeLetters: Record<HomeLetterKind, HomeLetterWords> = {
  'insurance-removal': {
    title: 'Request to end mortgage insurance',
    lead: 'In writing, for private mortgage insurance on the home you live in, at 80% of the original value. The letter says that your payments are current.',
    subject: 'Request to cancel private mortgage insurance',
    opening:
      'I request the cancellation of private mortgage insurance on the loan below, as 12 U.S.C. 4902(a) provides. The principal balance has reached 80% of the original value of the property, or reaches it on the day below.',
    requests: [
      'My payments are current. I will give you the certification about subordinate liens and the evidence of value that you and the holder of the mortgage require.',
      'Please confirm in writing the day on which the insurance ends and my new monthly payment. If you find that a requirement is not met, please tell me which one, and on what grounds.',
    ],
    labels: {
      originalValue: 'Original value',
      balance: 'Principal balance',
      reachedOn: '80% reached on',
    },
    hints: { originalValue: 'The lesser of the price and the appraised value when you bought.' },
    enclosuresHint:
      'One a line, copies only: your last statement, a broker price opinion or appraisal if you have one.',
    fileName: 'mortgage-insurance-request',
  },
  'insurance-removal-by-value': {
    title: 'Request to end mortgage insurance by current value',
    lead: 'Whoever owns the loan sets these rules: how long you must have had the loan, which share of the value you may owe, and who appraises. This letter asks for them.',
    subject: 'Request to end private mortgage insurance based on current value',
    opening:
      'I ask you to end private mortgage insurance on the loan below, based on the current value of the property.',
    requests: [
      'Please tell me in writing which requirements the owner of the loan has for this, which valuation you accept and what it costs, before you order one.',
      'My payments are current. Please confirm in writing the day on which the insurance ends and my new monthly payment, or the reason if it does not end.',
    ],
    labels: {
      value: 'Value as I estimate it',
      balance: 'Principal balance',
      improvements: 'Improvements',
    },
    hints: { improvements: 'Substantial ones, with the year. Leave it empty if there are none.' },
    enclosuresHint: 'One a line, copies only: your last statement, invoices for improvements.',
    fileName: 'mortgage-insurance-by-value',
  },
  'payoff-request': {
    title: 'Request a payoff statement',
    lead: 'Asks for the exact amount that pays the loan off on a day. What this page shows is an estimate; pay only what the statement says.',
    subject: 'Request for a payoff statement',
    opening:
      'Please send me a payoff statement for the loan below: the total amount that pays the loan in full on the day stated (12 CFR 1026.36(c)(3)).',
    requests: [
      'Please list principal, interest with the amount for each day, fees, and the balance of the escrow account, and say how and where the payment is made.',
      'Please also say when the release of the lien is recorded, and when the escrow balance is returned to me.',
    ],
    labels: { payoffOn: 'Payoff on' },
    enclosuresHint: 'One a line, copies only. None is needed.',
    fileName: 'payoff-request',
  },
  'notice-of-error': {
    title: 'Notice of error',
    lead: 'Send it to the address your servicer names for notices of error, with a delivery receipt: the days are counted from the day it arrives there. Do not write it on a payment coupon.',
    subject: 'Notice of error under 12 CFR 1024.35',
    opening: 'This is a notice of error about the servicing of the loan below.',
    requests: [
      'Please acknowledge this notice in writing within 5 days and answer it within 30 days of receipt, not counting Saturdays, Sundays and legal public holidays (12 CFR 1024.35(d) and (e)). If you find that no error occurred, please say why.',
      'Please send me copies of the documents you rely on.',
    ],
    labels: { wrong: 'What appears to be wrong' },
    hints: { wrong: 'The figures: what the statement says, and what you expected.' },
    enclosuresHint: 'One a line, copies only: the statement, proof of payment, the tax or insurance bill.',
    fileName: 'notice-of-error',
  },
  'information-request': {
    title: 'Request for information',
    lead: 'Send it to the address your servicer names for requests for information, with a delivery receipt: the days are counted from the day it arrives there. Do not write it on a payment coupon.',
    subject: 'Request for information under 12 CFR 1024.36',
    opening: 'This is a request for information about the loan below.',
    requests: [
      'Please acknowledge this request in writing within 5 days and send the information within 30 days of receipt, not counting Saturdays, Sundays and legal public holidays (12 CFR 1024.36(c) and (d)). If you do not have it, please say so in writing.',
    ],
    labels: { asked: 'Information I ask for' },
    hints: {
      asked: 'For example: the history of the escrow account for two years, or the bills it paid and when.',
    },
    enclosuresHint: 'One a line, copies only. None is needed.',
    fileName: 'request-for-information',
  },
};

/** What every such letter says. */
export const letterPaper = {
  greeting: 'To whom it may concern:',
  property: 'Property',
  loanNumber: 'Loan number',
  copies: 'I enclose copies and keep the originals.',
  enclosures: 'Enclosures',
  closing: 'Sincerely,',
  signHere: 'Signature',
  fileName: (name: string, on: string) => `${name}-${on}.pdf`,
} as const;

/** The window in which a letter is made. */
export const letterForm = {
  recipient: 'To: company and address',
  recipientHint:
    'One line each. Use the address your servicer gives for such letters: it is often not the one for payments.',
  loanNumber: 'Loan number',
  loanNumberHint: 'As on your statement. Not stored.',
  property: 'Address of the home',
  senderIsPrinted: 'Your name and address are printed and not stored.',
} as const;
