import type { DueCardPayment } from '../../credit/card-plan.ts';
import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import type { MilestoneSlug } from '../../kernel/milestone-slugs.ts';
import type { Journey, NextStep } from '../../milestones/milestones.contract.ts';
import { findCurrentCard, hasClosed } from '../../milestones/milestones.ts';
import type { PurchaseDate, PurchaseDates } from './purchase-dates.contract.ts';

/** What someone else asked the reader to sign: what Today's contract says of it. */
type ToSign = { id: string; document: string | null; from: string | null };

/** A document that staff or a milestone ask for: what Today's contract says of it. `asked` is there where staff do. */
type Wanted = {
  key: string;
  title: string;
  milestone: MilestoneSlug | null;
  asked?: { by: string; notBefore?: string | undefined } | undefined;
};

/** What a home waits for: an answer to the seller's counteroffer, or the terms of its contract, which its dates are counted from. */
export const homeSteps = ['answer', 'terms'] as const;
/** `contract`: the buyer said that there is one, and nothing of it was entered. */
export type HomeStep = (typeof homeSteps)[number] | 'contract';

/** What the home of a purchase waits for, by its own records or by where the buyer said that they are; null once it was bought. */
export function findHomeStep(
  journey: Pick<Journey, 'milestones' | 'place' | 'placeSource'>,
  home: { reason: string; step: HomeStep | null } | null,
): HomeStep | null {
  if (hasClosed(journey)) return null;
  if (home !== null && (home.step !== null || home.reason === 'contract')) return home.step;
  const { place, placeSource } = journey;
  const isAgreed = place === 'under-contract' || place === 'closing-soon';
  return isAgreed && placeSource === 'answer' ? 'contract' : null;
}

/** The most steps shown for a day, and the days that they look ahead. */
export const MAX_THINGS = 3;
export const DAYS_AHEAD = 14;
/** How long a date that passed is still asked for; after that it is history. */
export const OVERDUE_DAYS = 14;

/** Something to do: a document that was sent back, one to sign for someone else, what the home waits for, a date or a card payment with its day, a document that staff ask for, or the next open step. */
export type NextThing<Returned = { key: string }> =
  | { kind: 'returned'; document: Returned }
  | { kind: 'sign'; request: ToSign }
  | { kind: 'home'; step: HomeStep }
  | { kind: 'date'; date: PurchaseDate }
  | { kind: 'payment'; payment: DueCardPayment }
  | { kind: 'asked'; request: Wanted }
  | { kind: 'step'; step: NextStep; milestone: MilestoneSlug };

export type NextThings<Returned> = {
  things: NextThing<Returned>[];
  /** Whether a thing is due today or overdue. */
  isDueToday: boolean;
  /** The next day on which the buyer owes something, where nothing is due today; null where none is known. */
  nextDay: string | null;
};

/**
 * What there is to do today, from documents sent back, the journey's next steps (owed documents among them) and the purchase's dates:
 * first what was sent back, then what others wait for a signature on, what the home waits for, what is wrong or overdue, then what is due soonest, then what staff ask for without a near day, then open steps.
 * @param returned documents to upload again, by the key of their document request; those that are set aside are no thing of today
 * @param payments on cards; each replaces the entry that its card may have in the dates
 */
export function nextThings<Returned extends { key: string; notBefore?: string | undefined }>(
  journey: Pick<Journey, 'milestones' | 'nextSteps'>,
  { dates, today }: Pick<PurchaseDates, 'dates' | 'today'>,
  returned: readonly Returned[],
  payments: readonly DueCardPayment[] = [],
  homeStep: HomeStep | null = null,
  toSign: readonly ToSign[] = [],
  wanted: readonly Wanted[] = [],
): NextThings<Returned> {
  const until = addDays(today, DAYS_AHEAD);
  const due = payments.filter(({ payBy }) => payBy >= today && payBy <= until);
  const isElsewhere = ({ key }: PurchaseDate) =>
    returned.some((document) => key === `document:${document.key}`) ||
    due.some(({ id }) => key === `own-${id}`);
  const open = dates.filter((date) => isOpen(date) && !isElsewhere(date));
  const own = open.filter((date) => isOwed(date) && date.day >= addDays(today, -OVERDUE_DAYS));
  const soon = [
    ...own
      .filter((date) => date.day <= until || date.problem !== null)
      .map((date) => ({
        isUrgent: isUrgent(date, today),
        day: date.day,
        thing: { kind: 'date' as const, date },
      })),
    ...due.map((payment) => ({
      ...{ isUrgent: payment.payBy <= today, day: payment.payBy },
      thing: { kind: 'payment' as const, payment },
    })),
  ].sort(
    (one, other) =>
      Number(other.isUrgent) - Number(one.isUrgent) ||
      Number(one.day > other.day) - Number(one.day < other.day),
  );
  const owed = [
    ...own.filter(({ isDeadline, day }) => isDeadline || day <= today).map(({ day }) => day),
    ...due.map(({ payBy }) => payBy),
  ].toSorted();
  const isNamed = (key: string) => own.some((date) => date.key === `document:${key}`);
  const asked = wanted.filter(
    ({ key, asked }) =>
      asked &&
      !asked.notBefore &&
      !soon.some(({ thing }) => thing.kind === 'date' && thing.date.key === `document:${key}`),
  );
  const isDueToday = owed.some((day) => day <= today);
  return {
    things: [
      ...returned
        .filter(({ notBefore }) => !notBefore)
        .map((document) => ({ kind: 'returned' as const, document })),
      ...toSign.map((request) => ({ kind: 'sign' as const, request })),
      ...(homeStep === null ? [] : [{ kind: 'home' as const, step: homeStep }]),
      ...soon.map(({ thing }) => thing),
      ...asked.map((request) => ({ kind: 'asked' as const, request })),
      ...listSteps(journey).filter(
        ({ step: { kind, id } }) =>
          !isNamed(id) && (kind !== 'document' || ![...returned, ...asked].some(({ key }) => key === id)),
      ),
    ].slice(0, MAX_THINGS),
    isDueToday,
    nextDay: isDueToday ? null : (owed[0] ?? null),
  };
}

/** How far ahead a date lies at most to be among the next, and how many those are. */
const NEXT_MONTHS = 12;
const MAX_NEXT_DATES = 3;

/** The next dates, of either side; one that lies years ahead is only in the whole list. */
export function listDatesOfYear({ dates, today }: Pick<PurchaseDates, 'dates' | 'today'>): PurchaseDate[] {
  const until = addMonths(today, NEXT_MONTHS);
  return dates
    .filter((date) => isOpen(date) && date.day >= today && date.day <= until)
    .slice(0, MAX_NEXT_DATES);
}

export const isOpen = ({ state }: PurchaseDate) => state !== 'done' && state !== 'waived';

/** The buyer's own deadlines, and whatever is wrong. */
const isOwed = ({ owner, isDeadline, problem }: PurchaseDate) =>
  (owner === 'buyer' && isDeadline) || problem !== null;

const isUrgent = ({ problem, day }: PurchaseDate, today: string) => problem !== null || day <= today;

function listSteps({
  milestones,
  nextSteps,
}: Pick<Journey, 'milestones' | 'nextSteps'>): Extract<NextThing, { kind: 'step' }>[] {
  const current = findCurrentCard(milestones);
  return current === undefined
    ? []
    : nextSteps.map((step) => ({ kind: 'step', step, milestone: current.slug }));
}
