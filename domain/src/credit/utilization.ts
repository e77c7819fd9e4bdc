import { Decimal, roundToCents } from '../kernel/decimals.ts';

/** The most cards that are worked out at once. */
export const MAX_CARDS = 50;

/** A credit card as its statement reports it, in dollars. `limit` is above zero, or null where none is reported (a charge card). */
export type Card = { balance: Decimal; limit: Decimal | null };

/** Balances in percent of limits, two places, halves up; null where no limit is reported. Cards are named by their place, from 0. */
export type Utilization = {
  /** Of the cards with a limit, together. */
  totalPercent: Decimal | null;
  perCardPercent: (Decimal | null)[];
  /** The least to pay so that the total is at the line or under it, and so that each card is: the second brings the total there too. */
  payToReachTotal: Decimal;
  payToBringEveryCard: Decimal;
  cardsOverTarget: number[];
  cardsOverLimit: number[];
  cardsWithoutLimit: number[];
};

/** How much of the credit limits is used, and the least money that brings it under a line in percent of the limits. */
export function computeUtilization(cards: readonly Card[], targetPercent: Decimal): Utilization {
  const limited = cards.filter(hasLimit);
  const balance = sum(limited.map((card) => card.balance));
  const limit = sum(limited.map((card) => card.limit));
  return {
    totalPercent: limited.length === 0 ? null : toPercent(balance, limit),
    perCardPercent: cards.map((card) => (hasLimit(card) ? toPercent(card.balance, card.limit) : null)),
    payToReachTotal: findExcess(balance, limit, targetPercent),
    payToBringEveryCard: sum(cards.map((card) => findCardExcess(card, targetPercent))),
    cardsOverTarget: findPlaces(cards, (card) => findCardExcess(card, targetPercent).gt(0)),
    cardsOverLimit: findPlaces(cards, (card) => hasLimit(card) && card.balance.gt(card.limit)),
    cardsWithoutLimit: findPlaces(cards, (card) => !hasLimit(card)),
  };
}

/** What to pay on one card: enough to bring it to the line. */
export type CardPayment = { card: number; pay: Decimal; balanceAfter: Decimal };

/** The payments that bring every card to the line or under it, the fullest card first. Cards under it and cards without a limit have none. */
export function listCardPayments(cards: readonly Card[], targetPercent: Decimal): CardPayment[] {
  return cards
    .map((card, place) => ({ card, place, pay: findCardExcess(card, targetPercent) }))
    .filter(({ pay }) => pay.gt(0))
    .toSorted((one, other) => share(other.card).cmp(share(one.card)))
    .map(({ card, place, pay }) => ({ card: place, pay, balanceAfter: card.balance.minus(pay) }));
}

/** Before and after; `rises` compares them unrounded. `after` is null where no limit is left. */
export type UtilizationChange = { before: Decimal | null; after: Decimal | null; rises: boolean };

/** What closing a card does: its limit no longer counts, and what is owed on it still does. */
export function computeClosing(cards: readonly Card[], closed: number): UtilizationChange {
  const limited = cards.filter(hasLimit);
  const left = cards.filter((card, place) => place !== closed && hasLimit(card)) as LimitedCard[];
  const balance = sum(limited.map((card) => card.balance));
  const [before, after] = [limited, left].map((counted) => sum(counted.map((card) => card.limit))) as [
    Decimal,
    Decimal,
  ];
  return {
    before: limited.length === 0 ? null : toPercent(balance, before),
    after: left.length === 0 ? null : toPercent(balance, after),
    rises: balance.gt(0) && after.lt(before),
  };
}

type LimitedCard = Card & { limit: Decimal };

function hasLimit(card: Card): card is LimitedCard {
  return card.limit !== null;
}

function findCardExcess(card: Card, targetPercent: Decimal): Decimal {
  return hasLimit(card) ? findExcess(card.balance, card.limit, targetPercent) : new Decimal(0);
}

/** What a balance is over the line, to the cent, rounded up: what is left is never a part of a cent over it. */
function findExcess(balance: Decimal, limit: Decimal, targetPercent: Decimal): Decimal {
  const allowed = limit.times(targetPercent).div(100);
  return Decimal.max(0, balance.minus(allowed)).toDecimalPlaces(2, Decimal.ROUND_UP);
}

function toPercent(balance: Decimal, limit: Decimal): Decimal {
  return roundToCents(balance.times(100).div(limit));
}

function share(card: Card): Decimal {
  return hasLimit(card) ? card.balance.div(card.limit) : new Decimal(0);
}

function sum(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}

function findPlaces(cards: readonly Card[], isMeant: (card: Card) => boolean): number[] {
  return cards.flatMap((card, place) => (isMeant(card) ? [place] : []));
}
