import { addDays } from '../kernel/calendar-dates.ts';
import { Decimal } from '../kernel/decimals.ts';
import type { CreditCard } from './credit.contract.ts';
import { findLastStatement, findNextStatement } from './statement-days.ts';
import { computeUtilization, listCardPayments, type Utilization } from './utilization.ts';

/** Lines in percent of the limits that a buyer can plan by. */
export const utilizationLines = ['30', '10', '1'] as const;
export type UtilizationLine = (typeof utilizationLines)[number];

/** What to pay on a card, in dollars, and until when: the day before its next statement, null where its day is not known. */
export type PlannedPayment = { card: CreditCard; pay: Decimal; after: Decimal; payBy: string | null };

export type CardPlan = {
  utilization: Utilization;
  /** The fullest card first. */
  payments: PlannedPayment[];
};

/** The least money that brings the total and each card to a line or under it before the next statements. `today` is a calendar day. */
export function planCards(cards: readonly CreditCard[], line: UtilizationLine, today: string): CardPlan {
  const inDollars = cards.map(({ balance, limit }) => ({
    balance: new Decimal(balance).div(100),
    limit: limit === null ? null : new Decimal(limit).div(100),
  }));
  const target = new Decimal(line);
  return {
    utilization: computeUtilization(inDollars, target),
    payments: listCardPayments(inDollars, target).flatMap(({ card: place, pay, balanceAfter }) => {
      const card = cards[place];
      return card === undefined ? [] : [{ card, pay, after: balanceAfter, payBy: findPayBy(card, today) }];
    }),
  };
}

/** A payment with a day, so that the card's next statement, on `statementOn`, reports `DUE_LINE` percent or less. `pay` is in cents. */
export type DueCardPayment = { id: string; name: string; pay: number; payBy: string; statementOn: string };

/** The line in percent of its limit that a card is brought to by its due payment. */
export const DUE_LINE: UtilizationLine = '30';

/**
 * What to pay before each card's next statement, the soonest first. A card without a statement day has no payment, and one whose balance is
 * older than its last statement has none either: what was paid since is not known.
 */
export function listDuePayments(cards: readonly CreditCard[], today: string): DueCardPayment[] {
  return planCards(cards, DUE_LINE, today)
    .payments.flatMap(({ card, pay, payBy }) => {
      const { id, name, statementDay, changedAt } = card;
      if (payBy === null || statementDay === null) return [];
      const isOld = changedAt.slice(0, 10) < findLastStatement(statementDay, today);
      return isOld
        ? []
        : [{ id, name, pay: pay.times(100).toNumber(), payBy, statementOn: addDays(payBy, 1) }];
    })
    .toSorted((one, other) => (one.payBy < other.payBy ? -1 : Number(one.payBy > other.payBy)));
}

function findPayBy({ statementDay }: CreditCard, today: string): string | null {
  return statementDay === null ? null : addDays(findNextStatement(statementDay, today), -1);
}
