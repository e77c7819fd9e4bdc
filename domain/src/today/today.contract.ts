import * as z from 'zod/mini';
import { homeSteps } from '../dates/purchase-dates/next-things.ts';
import { homePhoto } from '../homes/home-photos.ts';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import type { HomeTask } from '../owned-home/home-task.ts';
import { proposalView } from '../proposals/proposals.contract.ts';
import { loanPrograms } from '../tools/estimate/estimate-input.ts';
import { buyerNews } from './buyer-news.ts';
import { mainHomeReasons } from './main-home.ts';

const cents = z.int();

/** The home that the purchase is about, why it is that one, and its first photo. */
const todayHome = z.object({
  id: z.uuid(),
  address: z.string(),
  reason: z.enum(mainHomeReasons),
  photo: z.nullable(homePhoto),
  step: z.nullable(z.enum(homeSteps)),
  /** When the counteroffer is over by its own clock, on the clocks of the home. */
  answerBy: z.nullable(z.object({ at: instantField, timeZone: z.string() })),
});
export type TodayHome = z.infer<typeof todayHome>;

/**
 * Cents. `price` is the agreed or offered one of the home, else the asked one; without a home it is the plan's. `payment` is everything due
 * a month. What is not known is null, and never zero.
 */
const todayFigures = z.object({
  price: z.nullable(cents),
  payment: z.nullable(cents),
  cashToClose: z.nullable(cents),
  savings: z.nullable(cents),
  priceRange: z.nullable(z.object({ from: cents, to: cents })),
});
export type TodayFigures = z.infer<typeof todayFigures>;

/** The price of `figures` beside the lower one that the income of the plan carries. Cents. */
const todayAboveIncome = z.object({
  price: cents,
  carried: cents,
  program: z.enum(loanPrograms),
  /** The plan has debts, zero among them; else none were counted. */
  countsDebts: z.boolean(),
});

/** Kinds of the one thing to do about an owned home, as its rule has them. */
const homeTaskKinds = [
  'due',
  'step',
  'need',
  'servicer-late',
  'enter-loan',
] as const satisfies readonly HomeTask['kind'][];

/** The home that is owned by now, as the head of its own page has it. Cents; what is not known is null. */
const todayOwnedHome = z.object({
  address: z.string(),
  boughtOn: calendarDateField,
  owed: z.nullable(cents),
  /** Its value, less what is owed. */
  yours: z.nullable(cents),
  payment: z.nullable(z.object({ dueOn: calendarDateField, total: cents })),
  /** The one thing to do about it. */
  task: z.nullable(z.object({ kind: z.enum(homeTaskKinds), title: z.string(), why: z.string() })),
});
export type TodayOwnedHome = z.infer<typeof todayOwnedHome>;

/** A document of the reader's own that has to be uploaded again. */
const returnedDocument = z.object({
  id: z.uuid(),
  /** Of the document request that it answers. */
  key: z.string(),
  title: z.string(),
  milestone: z.nullable(z.enum(milestoneSlugs)),
  /** The sentence of the reviewer's reason, and the reviewer's own words. Both null where it is only too old. */
  reason: z.nullable(z.string()),
  words: z.nullable(z.string()),
  /** Until when lenders accepted it; null where it was sent back. */
  expiredOn: z.nullable(calendarDateField),
  /** There where staff set their request aside until a day. */
  notBefore: z.optional(calendarDateField),
});
export type ReturnedDocument = z.infer<typeof returnedDocument>;

/** A document that a milestone under way or staff asks for, and that no buyer of the purchase has uploaded. */
const wantedRequest = z.object({
  /** Of the document request; an upload for it names this. */
  key: z.string(),
  title: z.string(),
  /** Null where staff alone asks for it. */
  milestone: z.nullable(z.enum(milestoneSlugs)),
  /** There where staff asks for it: why, until when, and the first name of who asked. */
  asked: z.optional(
    z.object({
      why: z.string(),
      dueDay: z.nullable(calendarDateField),
      by: z.string(),
      /** There while it is set aside: nothing is owed before this day. */
      notBefore: z.optional(calendarDateField),
    }),
  ),
});
export type WantedRequest = z.infer<typeof wantedRequest>;

/**
 * A request of someone else to sign a document: `id` of the invitation, that of the reader's confirmed address. The document's name is null
 * until it is accepted, and `from`, a first name, where the reader and the sender do not know each other yet.
 */
const signingRequest = z.object({
  id: z.uuid(),
  document: z.nullable(z.string()),
  from: z.nullable(z.string()),
});
export type SigningRequest = z.infer<typeof signingRequest>;

/** What to pay on one of the reader's own cards before its next statement, so that it reports a common share of its limit. */
const cardPayment = z.object({
  id: z.uuid(),
  name: z.string(),
  pay: cents,
  payBy: calendarDateField,
  statementOn: calendarDateField,
});

/** What the rooms know, as the first page of the portal says it. */
export const todayView = z.object({
  home: z.nullable(todayHome),
  /** Once it is there, `figures` has no price, payment and cash of a purchase. */
  owned: z.nullable(todayOwnedHome),
  figures: todayFigures,
  /** Not there where the price is not above it, is not known, or there is no income to tell. */
  aboveIncome: z.optional(todayAboveIncome),
  /** The plan has something that the six questions of a first visit ask. */
  hasFirstAnswer: z.boolean(),
  closingDay: z.nullable(calendarDateField),
  /** First names of the other people of the purchase, buyers first. */
  people: z.array(z.string()),
  /** Those that have waited longest first. */
  returned: z.array(returnedDocument),
  /** What staff asks for, then the others in the order of the milestones; none that was sent back. */
  wanted: z.array(wantedRequest),
  /** What staff proposed and no buyer has answered, the oldest first; not there without one. */
  proposals: z.optional(z.array(proposalView)),
  /** What others asked the reader to sign and they have not signed, the oldest first. */
  toSign: z.array(signingRequest),
  /** Of the reader alone, the soonest first; no other buyer reads them. */
  cardPayments: z.array(cardPayment),
  /** What the other buyers did in the last two weeks, in no order. */
  news: z.array(buyerNews),
});
export type TodayView = z.infer<typeof todayView>;

export const todayContract = {
  get: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/today',
      tags: ['Milestones'],
      summary: 'Read where the purchase is today',
      description:
        'The home under contract, offered on, or scored highest; its price, monthly payment, cash to close and savings; an owned home, with what is owed, its next payment and what there is to do; the closing day; documents that were sent back, and those that staff or the milestones under way ask for; what staff propose; what others asked the reader to sign; what the reader plans to pay on credit cards before their next statements; and what the other buyers did in the last two weeks.',
    })
    .output(todayView),
};
