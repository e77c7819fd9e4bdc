import type { taxDueChoices } from '@porchlight/content/en/tools/tax-due.ts';

/** The months, 1 to 12, of each choice of when the property tax is due. */
export const taxDueMonths: Record<keyof typeof taxDueChoices, readonly number[]> = {
  december: [12],
  'june-december': [6, 12],
  'april-november': [4, 11],
  quarters: [2, 5, 8, 11],
};

/** The months of a choice; undefined for what is none. */
export function parseTaxDue(choice: unknown): readonly number[] | undefined {
  return Object.entries(taxDueMonths).find(([name]) => name === choice)?.[1];
}
