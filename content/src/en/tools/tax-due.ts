/** When a year's property tax is due, as a reader chooses it; each comes with its months in `web/src/features/tools/tax-due.ts`. */
export const taxDueChoices = {
  december: 'Once a year, in December',
  'june-december': 'In June and December',
  'april-november': 'In April and November',
  quarters: 'Four times: February, May, August, November',
} as const;

export const taxDueLabel = 'Property tax is due';
