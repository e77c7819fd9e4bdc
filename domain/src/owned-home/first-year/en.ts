import type { FirstYearStep } from './first-year.ts';

export const stepTitles: Record<FirstYearStep, string> = {
  papers: 'Keys, and the closing papers in one place',
  'payment-letter': 'Letter about your first payment',
  'recorded-deed': 'Check the recorded deed',
  'first-payment': 'First mortgage payment',
  homestead: 'File for the homestead exemption',
  'builder-walk-through': 'Builder’s warranty walk-through',
  'escrow-statement': 'First yearly escrow statement',
};
/** Why, and what to do. */
export const stepReasons: Record<FirstYearStep, string> = {
  papers:
    'Deed, note, Closing Disclosure, title policy and survey. You need them when you sell, refinance or claim.',
  'payment-letter':
    'If you have a loan: by now you should know who takes your payments and when the first is due. If no letter came, call the lender at the number on your closing papers.',
  'recorded-deed':
    'Look it up at the county recorder, and check names and legal description. If it is not there yet, ask the company that closed.',
  'first-payment':
    'The day your loan has for it. Pay the servicer that your closing papers or a letter from both servicers name.',
  homestead:
    'The day by which your state takes applications after you bought. Check it with your county’s office. It is free to file.',
  'builder-walk-through':
    'A builder’s warranty often ends after a year: check yours. Walk through the whole house, write down every defect, and send the list while it holds.',
  'escrow-statement':
    'If your payment includes escrow: the statement comes within 30 days after the account’s year ends. Check it before you accept a new payment.',
};
