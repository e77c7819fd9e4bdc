import { formatCount, formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import type { ChangeProblem } from '@porchlight/domain/offers/contract-deadlines/contract-chain.ts';
import { changeProblems } from '@porchlight/domain/offers/contract-deadlines/en.ts';
import { formatOfferRefusal, type OfferRefusal } from '@porchlight/domain/offers/home-offers/append-entry.ts';

export const homesFailures = {
  'homes.home-gone': 'This home is no longer in the list. The photo was not stored.',
  'homes.most-photos': ({ most }: { most: number }) =>
    `A home can have up to ${most} photos. This one was not stored; delete one first.`,
  'homes.most-photos-of-all': ({ most }: { most: number }) =>
    `All your homes together can have up to ${most} photos. This one was not stored; delete some first.`,
  'homes.photo-space-full': ({ space }: { space: number }) =>
    `Photos of all your homes can take up to ${formatFileSize(space)}. This one was not stored; delete some first.`,
  'homes.photo-too-large': ({ largest }: { largest: number }) =>
    `A photo can be sent with up to ${formatFileSize(largest)}. Nothing was stored; save it smaller.`,
  'homes.photo-not-jpeg': 'This is not a photo in JPEG format. Nothing was stored.',
  'homes.photo-cut-off': 'The end of this photo is missing. Nothing was stored; choose it again.',
  'homes.photo-too-many-pixels': ({ longest }: { longest: number }) =>
    `A side of the photo has more than ${formatCount(longest)} pixels. Nothing was stored; save it smaller.`,
  'homes.most-homes': ({ most }: { most: number }) =>
    `You can keep up to ${most} homes. Nothing was saved; delete one first.`,
  'homes.has-offers':
    'This home has offers in its log, and a log is never deleted. Mark it as dropped instead.',
  'homes.time-zone-of-offers':
    'This home has offers in its log, and their hours are read on its clock. Nothing was saved; set the time zone back. If it is wrong, mark this home as dropped and enter it once more.',
  'homes.offer-refused': (refusal: OfferRefusal) => formatOfferRefusal(refusal),
  'homes.not-accepted':
    'No offer on this home was accepted, so there are no terms to count from. Nothing was saved.',
  'homes.changes-only-added':
    'Someone changed these terms meanwhile, or a change was left out. Nothing was saved; the page shows what is stored now.',
  'homes.change-refused': ({ problem }: { problem: ChangeProblem }) => changeProblems[problem],
} as const;
