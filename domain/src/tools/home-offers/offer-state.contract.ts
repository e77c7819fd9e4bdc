import * as z from 'zod/mini';
import { offerParties } from '../../home-offers/offer-log.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en/home-offers.ts';

/** What happened, and by whom where that is said: an offer is the buyer's, an answer the other side's, a withdrawal the maker's own. */
const offerEvents = [
  'offer',
  'offer_by_buyer',
  'offer_by_seller',
  'counter',
  'counter_by_buyer',
  'counter_by_seller',
  'acceptance',
  'acceptance_by_buyer',
  'acceptance_by_seller',
  'rejection',
  'rejection_by_buyer',
  'rejection_by_seller',
  'withdrawal',
  'withdrawal_by_buyer',
  'withdrawal_by_seller',
  'expiry',
  'cancellation',
  'cancellation_by_buyer',
  'cancellation_by_seller',
] as const;
export type OfferEvent = (typeof offerEvents)[number];

export const offerStateInput = z.object({
  /** In the order in which they happened, 200 at most. */
  events: z
    .array(z.enum(offerEvents))
    .check(z.minLength(1, texts.enterAtLeastOneEvent), z.maxLength(200, texts.enterAtMost200Events)),
});
export type OfferStateInput = z.infer<typeof offerStateInput>;

export const offerStateResult = z.object({
  /** The event whose terms can be accepted; null where none can. */
  live: z.nullable(z.enum(offerEvents)),
  /** Whether the first offer can still be accepted. */
  originalCanBeAccepted: z.boolean(),
  standing: z.enum(['none', 'live', 'contract']),
  /** The event whose terms became the contract. */
  contract: z.nullable(z.enum(offerEvents)),
  /** Who answers next; null where nobody has to. */
  mustMove: z.nullable(z.enum(offerParties)),
  /** Events that could not happen, by their place from 0, and why. They changed nothing. */
  refused: z.array(z.object({ place: z.int(), event: z.enum(offerEvents), says: z.string() })),
  ...shownWorking,
});
export type OfferStateResult = z.infer<typeof offerStateResult>;

export const offerStateEndpoint = toolEndpoint({
  path: '/tools/offer-state',
  summary: 'Which offer on a home is live',
  description:
    'Reads a log of offers and answers: what can be accepted now, and who moves next. A counteroffer ends the offer it answers, as contract law is commonly described; we have not read a source for each state, so ask your agent or attorney where it matters. What could not happen is named and changes nothing.',
  input: offerStateInput,
  result: offerStateResult,
  example: {
    input: { events: ['offer', 'counter_by_seller', 'acceptance_by_buyer'] },
    answer: {
      live: null,
      originalCanBeAccepted: false,
      standing: 'contract',
      contract: 'counter_by_seller',
      mustMove: null,
    },
  },
});
