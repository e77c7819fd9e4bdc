import type { ChangeProblem } from '@porchlight/domain/contract-deadlines/contract-chain.ts';
import { changeProblems } from '@porchlight/domain/contract-deadlines/en/contract-chain.ts';
import { type OfferRefusal, writeOfferRefusal } from '@porchlight/domain/home-offers/append-entry.ts';

export const homesFailures = {
  'homes.most-homes': ({ most }: { most: number }) =>
    `You can keep up to ${most} homes. Nothing was saved; delete one first.`,
  'homes.has-offers':
    'This home has offers in its log, and a log is never deleted. Mark it as dropped instead.',
  'homes.offer-refused': (refusal: OfferRefusal) => writeOfferRefusal(refusal),
  'homes.not-accepted':
    'No offer on this home was accepted, so there are no terms to count from. Nothing was saved.',
  'homes.changes-only-added':
    'Someone changed these terms meanwhile, or a change was left out. Nothing was saved; the page shows what is stored now.',
  'homes.change-refused': ({ problem }: { problem: ChangeProblem }) => changeProblems[problem],
} as const;
