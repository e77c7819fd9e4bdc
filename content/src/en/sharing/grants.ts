import type { GrantKind } from '@porchlight/domain/purchases/purchases.ts';

/** What a grant opens, where one is chosen or listed. */
export const grantTitles: Record<GrantKind, string> = {
  progress: 'Milestones and tasks',
  dates: 'Dates',
  offers: 'Loan offers',
  documents: 'Documents',
  figures: 'Figures of the plan',
  homes: 'Homes and their offers',
  'owned-home': 'Your home after closing',
};

/** Who sees it, whose documents they are (null for one's own), and of which kind (null for every kind). */
export type GrantNames = { name: string; owner: string | null; kind: string | null };

/** One open grant as the buyers read it. */
export const grantSentences: Record<GrantKind, (names: GrantNames) => string> = {
  progress: ({ name }) => `${name} sees your milestones and tasks.`,
  dates: ({ name }) => `${name} sees your dates.`,
  offers: ({ name }) => `${name} sees the loan offers saved in your plan, and the terms of your loan.`,
  documents: ({ name, owner, kind }) =>
    kind === null
      ? `${name} sees all of ${owner === null ? 'your' : `${owner}’s`} documents.`
      : `${name} sees ${owner === null ? 'your' : `${owner}’s`} documents of one kind: ${kind}.`,
  figures: ({ name }) =>
    `${name} sees the figures of your plan: income, debts, savings and credit score, the home, the loan and its costs.`,
  homes: ({ name }) =>
    `${name} sees the homes you look at, every offer and counteroffer on them, and the terms of your contract, but not your scores, notes or highest prices.`,
  'owned-home': ({ name }) =>
    `${name} sees what you keep of your home after closing: price, loan and payments, upkeep, warranties and who worked on it, but no documents and no letters.`,
};
export const grantEnds = (day: string) => `Ends after ${day}.`;

/** What a helper opened, as the buyers read it. */
export const accessSentences: Record<GrantKind, (name: string) => string> = {
  progress: (name) => `${name} opened milestones and tasks.`,
  dates: (name) => `${name} opened the dates.`,
  offers: (name) => `${name} opened the loan offers.`,
  documents: (name) => `${name} opened the list of documents.`,
  figures: (name) => `${name} opened the figures of the plan.`,
  homes: (name) => `${name} opened the homes and their offers.`,
  'owned-home': (name) => `${name} opened what you keep of your home.`,
};
export const openedDocument = (name: string, document: string) =>
  `${name} opened ${document === '' ? 'a document' : document}.`;
