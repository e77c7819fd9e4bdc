import type {
  DisclosurePage,
  OtherPayer,
} from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';
import { pageOne } from './page-1.ts';
import { pageTwo } from './page-2.ts';
import { pageThree } from './page-3.ts';
import { pageFour } from './page-4.ts';
import { pageFive } from './page-5.ts';

/** CFPB's sample H-25(B), a fixed-rate purchase, line by line. */
export const sampleDisclosure: readonly DisclosurePage[] = [pageOne, pageTwo, pageThree, pageFour, pageFive];

export const title = 'The Closing Disclosure, line by line';
export const lead =
  'Five pages that decide what you sign. Here is the government’s own sample with each line explained, and what to compare it with.';
export const description =
  'CFPB’s sample Closing Disclosure, all five pages, each line explained and held against the Loan Estimate of the same loan.';
export const found = (page: number, title: string) => `Closing Disclosure, page ${page}: ${title}`;
export const explain = 'Explain';
export const estimate = 'Loan Estimate';
export const compare = 'Compare with';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const pagesLabel = 'Pages';
export const payers: Record<OtherPayer, string> = {
  before: 'paid before closing',
  seller: 'paid by the seller',
  'seller-before': 'paid by the seller before closing',
  others: 'paid by others',
};
export const firstTitle = 'Check these five first';
export const first = [
  'Loan amount, rate and term are what you locked.',
  'No prepayment penalty, balloon or demand feature that you did not agree to.',
  'Section A and section B are not higher than on your Loan Estimate.',
  'Seller credits and your deposit are there in full.',
  'Names and addresses are right, letter by letter.',
] as const;
export const nextTitle = 'Now your own';
export const checkYours = 'Compare your Closing Disclosure with your Loan Estimate';
export const guardYours = 'Write down who gets your closing money';
export const note =
  'Sample H-25(B) of the Consumer Financial Protection Bureau, in the public domain; estimate figures from its sample H-24(B) of the same loan. Names and amounts are made up by the Bureau.';
export const source = {
  source: 'Closing Disclosure samples, Consumer Financial Protection Bureau',
  url: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
} as const;
