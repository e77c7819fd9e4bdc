import * as z from 'zod/mini';
import { findNextStatement } from '../../credit/statement-days.ts';
import {
  type Card,
  computeClosing,
  computeUtilization,
  listCardPayments,
  MAX_CARDS,
} from '../../credit/utilization.ts';
import { addDays } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

const card = z.object({
  /** As the last statement has it. */
  balance: dollarsField,
  /** Above zero; null where none is reported, as on a charge card. */
  limit: z.nullable(dollarsField),
  /** The day of the month on which its statement closes. */
  statementDay: z.optional(
    z
      .int(texts.wholeNumberProblem)
      .check(z.minimum(1, texts.monthDayProblem), z.maximum(31, texts.monthDayProblem)),
  ),
});
const cards = z
  .array(card)
  .check(z.minLength(1, texts.cardMissing), z.maxLength(MAX_CARDS, texts.tooManyCards));

export const utilizationInput = z.object({
  cards,
  targetPercent: percentField,
  /** The day from which statements are looked for; today where it is left out. */
  on: z.optional(calendarDateField),
});
export type UtilizationInput = z.infer<typeof utilizationInput>;

const place = z.int();

/** Percentages have two places. Cards are named by their place in the list, from 0. */
export const utilizationResult = z.object({
  /** Of the cards that report a limit; null where none does, for the `reason`. */
  totalPercent: z.nullable(z.string()),
  perCardPercent: z.array(z.nullable(z.string())),
  payToReachTargetTotal: z.string(),
  cardsOverTarget: z.array(place),
  cardsOverLimit: z.array(place),
  cardsWithoutLimit: z.array(place),
  /** The least that brings every card to the line; the total is there with it. */
  payToBringEveryCardToTarget: z.string(),
  /** In the order to pay in: the next statement first, then the fullest card. `payBy` is the day before a statement. */
  payments: z.array(
    z.object({ card: place, pay: z.string(), balanceAfter: z.string(), payBy: z.nullable(z.string()) }),
  ),
  reason: z.nullable(z.string()),
  ...shownWorking,
});
export type UtilizationResult = z.infer<typeof utilizationResult>;

export const utilizationChangeInput = z.object({
  cards,
  /** The card to close, by its place in the list, from 0. */
  close: z
    .int(texts.chooseACard)
    .check(z.minimum(0, texts.chooseACard), z.maximum(MAX_CARDS - 1, texts.chooseACard)),
});
export type UtilizationChangeInput = z.infer<typeof utilizationChangeInput>;

export const utilizationChangeResult = z.object({
  /** Null where no limit is reported, or none is left; then there is a `reason`. */
  beforePercent: z.nullable(z.string()),
  afterPercent: z.nullable(z.string()),
  /** Whether closing it raises what is used of the limits. */
  warn: z.boolean(),
  reason: z.nullable(z.string()),
  ...shownWorking,
});
export type UtilizationChangeResult = z.infer<typeof utilizationChangeResult>;

/** How much of the limits is used and the least to pay. Throws InputRefusal where a limit is zero. */
export function computeCardUtilization(input: UtilizationInput, today: string): UtilizationResult {
  const cards = readCards(input.cards);
  const target = new Decimal(input.targetPercent);
  const found = computeUtilization(cards, target);
  const figures = {
    totalPercent: found.totalPercent?.toFixed(2) ?? null,
    perCardPercent: found.perCardPercent.map((percent) => percent?.toFixed(2) ?? null),
    payToReachTargetTotal: toFixedDollars(found.payToReachTotal),
    cardsOverTarget: found.cardsOverTarget,
    cardsOverLimit: found.cardsOverLimit,
    cardsWithoutLimit: found.cardsWithoutLimit,
    payToBringEveryCardToTarget: toFixedDollars(found.payToBringEveryCard),
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
        : [showWorking('afterPercent', texts.closedCardRule, closed, figures.afterPercent)]),
    ],
    tables: [],
  };
}

type TypedCard = UtilizationInput['cards'][number];

function readCards(typed: readonly TypedCard[]): Card[] {
  return typed.map(({ balance, limit }) => {
    if (limit !== null && Number(limit) === 0) throw new InputRefusal({ cards: texts.cardLimitProblem });
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
        pay: toFixedDollars(pay),
        balanceAfter: toFixedDollars(balanceAfter),
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

export const utilizationTool = defineTool({
  name: 'utilization',
  summary: 'How much of the credit limits is used, and the least to pay',
  description:
    'Balances in percent of limits, for each card and in all, and the least money that brings the total, and every card, to a line or under it. What that does to a score is not predicted.',
  input: utilizationInput,
  result: utilizationResult,
  compute: computeCardUtilization,
  example: {
    input: {
      cards: [
        { balance: '2700', limit: '3000', statementDay: 15 },
        { balance: '0', limit: '7000' },
      ],
      targetPercent: '30',
      on: '2026-11-25',
    },
    answer: {
      totalPercent: '27.00',
      perCardPercent: ['90.00', '0.00'],
      payToReachTargetTotal: '0.00',
      payToBringEveryCardToTarget: '1800.00',
      payments: [{ card: 0, pay: '1800.00', balanceAfter: '900.00', payBy: '2026-12-14' }],
    },
  },
});

export const utilizationChangeTool = defineTool({
  name: 'utilization-change',
  summary: 'What closing a card does to utilization',
  description: 'The limit of a closed card no longer counts; what is owed on it still does.',
  input: utilizationChangeInput,
  result: utilizationChangeResult,
  compute: computeUtilizationChange,
  example: {
    input: {
      cards: [
        { balance: '900', limit: '3000' },
        { balance: '0', limit: '7000' },
      ],
      close: 1,
    },
    answer: { beforePercent: '9.00', afterPercent: '30.00', warn: true },
  },
});
