import type { EscrowChoice } from './escrow-choices.ts';

/** What a servicer may do, in the words of 12 CFR 1024.17(f). */
export const choiceWords: Record<EscrowChoice, string> = {
  'surplus-refund-in-30-days': 'refund within 30 days of the analysis',
  'surplus-refund': 'refund',
  'surplus-credit': 'credit to next year',
  'surplus-by-documents': 'governed by the loan documents',
  'deficiency-nothing': 'deficiency: nothing',
  'deficiency-in-30-days': 'deficiency: within 30 days',
  'deficiency-in-2-payments': 'deficiency: 2 or more equal monthly payments',
  'deficiency-by-documents': 'deficiency: governed by the loan documents',
  'shortage-nothing': 'shortage: nothing',
  'shortage-in-30-days': 'shortage: within 30 days',
  'shortage-in-12-payments': 'shortage: at least 12 equal monthly payments',
};
