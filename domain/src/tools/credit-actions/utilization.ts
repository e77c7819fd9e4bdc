import { findNextStatement } from '../../credit/statement-days.ts';
import { type Card, computeClosing, computeUtilization, listCardPayments } from '../../credit/utilization.ts';
import { addDays } from '../../kernel/calendar-dates.ts';
import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/credit-actions.ts';
import type {
  UtilizationChangeInput,
  UtilizationChangeResult,
  UtilizationInput,
  UtilizationResult,
} from './utilization.contract.ts';

/** How much of the limits is used and the least to pay. Throws InputRefusal where a limit is zero. */
export function computeCardUtilization(input: UtilizationInput, today: string): UtilizationResult {
  const cards = readCards(input.cards);
  const target = new Decimal(input.targetPercent);
  const found = computeUtilization(cards, target);
  const figures = {
    totalPercent: found.totalPercent?.toFixed(2) ?? null,
    perCardPercent: found.perCardPercent.map((percent) => percent?.toFixed(2) ?? null),
    payToReachTargetTotal: writeDollars(found.payToReachTotal),
    cardsOverTarget: found.cardsOverTarget,
    cardsOverLimit: found.cardsOverLimit,
    cardsWithoutLimit: found.cardsWithoutLimit,
    payToBringEveryCardToTarget: writeDollars(found.payToBringEveryCard),
  };
  const inputs = { ...nameCards(input.cards), line: `${input.targetPercent}%` };
  return {
    ...figures,
    payments: orderPayments(input, cards, target, today),
    reason: found.totalPercent === null ? texts.noLimitReported : null,
    workings: [
      ...(figures.totalPercent === null
        ? []
        : [
            showWorking(
              'totalPercent',
              texts.balancesOverLimits,
              nameCards(input.cards),
              figures.totalPercent,
            ),
          ]),
      showWorking('payToReachTargetTotal', texts.balancesAboveLine, inputs, figures.payToReachTargetTotal),
      showWorking(
        'payToBringEveryCardToTarget',
        texts.eachAboveLine,
        inputs,
        figures.payToBringEveryCardToTarget,
      ),
    ],
    tables: [],
  };
}

/** What closing a card does. Throws InputRefusal where there is no such card or a limit is zero. */
export function computeUtilizationChange(input: UtilizationChangeInput): UtilizationChangeResult {
  const cards = readCards(input.cards);
  if (input.close >= cards.length) throw new InputRefusal({ close: texts.chooseACard });
  const { before, after, rises } = computeClosing(cards, input.close);
  const figures = { beforePercent: before?.toFixed(2) ?? null, afterPercent: after?.toFixed(2) ?? null };
  const inputs = nameCards(input.cards);
  const closed = { ...inputs, closed: `card ${input.close + 1}` };
  return {
    ...figures,
    warn: rises,
    reason: after === null ? texts.noLimitReported : null,
    workings: [
      ...(figures.beforePercent === null
        ? []
        : [showWorking('beforePercent', texts.balancesOverLimits, inputs, figures.beforePercent)]),
      ...(figures.afterPercent === null
        ? []
        : [showWorking('afterPercent', texts.limitNoLongerCounts, closed, figures.afterPercent)]),
    ],
    tables: [],
  };
}

type TypedCard = UtilizationInput['cards'][number];

function readCards(typed: readonly TypedCard[]): Card[] {
  return typed.map(({ balance, limit }) => {
    if (limit !== null && Number(limit) === 0) throw new InputRefusal({ cards: texts.enterALimitAboveZero });
    return { balance: new Decimal(balance), limit: limit === null ? null : new Decimal(limit) };
  });
}

/** A card whose statement day is not known is paid first: its statement may be the next. */
function orderPayments(
  { cards: typed, on }: UtilizationInput,
  cards: readonly Card[],
  target: Decimal,
  today: string,
): UtilizationResult['payments'] {
  return listCardPayments(cards, target)
    .map(({ card, pay, balanceAfter }) => {
      const day = typed[card]?.statementDay;
      return {
        card,
        pay: writeDollars(pay),
        balanceAfter: writeDollars(balanceAfter),
        payBy: day === undefined ? null : addDays(findNextStatement(day, on ?? today), -1),
      };
    })
    .toSorted((one, other) => (one.payBy ?? '').localeCompare(other.payBy ?? ''));
}

function nameCards(cards: readonly TypedCard[]): Record<string, string> {
  return Object.fromEntries(
    cards.map(({ balance, limit }, place) => [
      `card ${place + 1}`,
      `${balance} of ${limit ?? texts.noLimitReported}`,
    ]),
  );
}
