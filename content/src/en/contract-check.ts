import type { CheckedTerm } from '@porchlight/domain/homes/contract-differences.ts';

export const title = 'Against your contract';
const terms: Record<CheckedTerm, string> = {
  price: 'Price',
  sellerCredit: 'Seller credit',
  earnestMoney: 'Earnest money',
  closingDay: 'Closing day',
};
export const differs = (term: CheckedTerm, agreed: string, paper: string): string =>
  `${terms[term]}: ${agreed} agreed, ${paper} on the Closing Disclosure.`;
export const askWhy = 'Ask your lender and the settlement agent which is right before you sign.';
export const same = (list: readonly CheckedTerm[]): string => `As agreed: ${join(list)}.`;
export const unread = (list: readonly CheckedTerm[]): string =>
  `Not read on the Closing Disclosure, so not compared: ${join(list)}.`;
export const otherPeople = (paper: string, names: readonly string[]): string =>
  `The ${paper} names ${names.join(' and ')}, who ${names.length === 1 ? 'is' : 'are'} not among the buyers of this purchase. Check that it is your paper.`;
export const papers = {
  loan_estimate: 'Loan Estimate',
  closing_disclosure: 'Closing Disclosure',
} as const;

const join = (list: readonly CheckedTerm[]) =>
  list.map((term, place) => (place === 0 ? terms[term] : terms[term].toLowerCase())).join(', ');
