import { addDays } from '../kernel/calendar-dates.ts';
import { Decimal } from '../kernel/decimals.ts';
import type { CreditCard } from './credit.contract.ts';
import { findNextStatement } from './statement-days.ts';
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

function findPayBy({ statementDay }: CreditCard, today: string): string | null {
  return statementDay === null ? null : addDays(findNextStatement(statementDay, today), -1);
}
