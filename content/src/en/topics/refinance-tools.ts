import type { RefinanceForm } from '@porchlight/domain/owned-home/refinancing/cancel-right.ts';

/** The small calculators on the pages about refinancing. */
export const needsScripts = 'This calculator needs scripts. The rules are above.';

export const cancel = {
  title: 'Until when you may cancel',
  lead: 'For a loan on the home you live in. All days are calendar days where you are.',
  form: 'What you sign',
  home: 'Do you live there?',
  yes: 'Yes',
  no: 'No',
  signedOn: 'Day you sign',
  notice: 'Day you have the notice of the right to cancel',
  noticeHint: 'Two copies for each owner. Leave it as the day you sign if you get them there.',
  disclosures: 'Day you have the Closing Disclosure or other disclosures',
  until: (day: string) => `Until midnight of ${day}`,
  none: 'No right to cancel',
  money: (day: string) =>
    `The lender may pay out from ${day}, once it is reasonably sure that you did not cancel.`,
  how: 'Cancel in writing: mail or hand in the form before that midnight. You then owe nothing on the new loan and get back what you paid for it; the loan you had stays.',
  long: 'If the notice or the disclosures were never given, the right runs for three years, or until the home is sold.',
  days: 'Business days are all days but Sundays and the eleven legal holidays; Saturdays count.',
  ask: 'Enter the day you sign to see the day.',
} as const;
export const forms: Record<RefinanceForm, string> = {
  newLender: 'Refinance with a new lender',
  sameLenderNewMoney: 'Refinance with my lender, with cash out',
  sameLender: 'Refinance with my lender, no new money',
  creditLine: 'Home equity line or loan',
  purchase: 'Loan to buy the home',
};

export const choices = {
  title: 'What the cash costs each way',
  lead: 'Your own figures, nothing is sent. Rates are yours: ask lenders for both on the same day.',
  home: 'Home and loan today',
  value: 'What the home is worth',
  balance: 'What you owe',
  rate: 'Rate',
  months: 'Months left',
  cash: 'Cash you need',
  years: 'Years until you sell or pay it all off',
  cashOut: 'Cash-out refinance',
  creditLine: 'Home equity line or loan',
  newMonths: 'Months to pay it back',
  costs: 'Costs',
  head: {
    way: 'Way',
    payment: 'First payment',
    spent: 'Interest and costs',
    owed: 'Owed then',
    ltv: 'Loan to value',
    cost: 'The cash costs',
  },
  nothing: 'Neither',
  after: (years: number) => `Over ${years === 1 ? '1 year' : `${years} years`}, by the rates you entered.`,
  cheaper: (way: string, amount: string) => `${way} costs ${amount} less`,
  same: 'Both cost the same',
  saves: (amount: string) => `saves ${amount}`,
  assumes:
    'All loans are paid in level payments. A line’s real rate mostly moves, and its early years may ask for interest alone: then more is owed at the end. Taxes and insurance are left out.',
  fill: 'Enter every figure to see the answer.',
  example: 'The figures are an example. Put in your own.',
} as const;
