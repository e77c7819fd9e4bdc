import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { projectEscrowYear } from '../../owned-home/escrow-account/escrow-year.ts';
import { findSingleItemStart } from '../../owned-home/escrow-account/single-item.ts';
import { defineTool } from '../define-tool.ts';
import { balanceField } from '../escrow/escrow.contract.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { escrowCushionField, monthOfYearField } from './escrow-analysis.ts';
import { getBills, regulationX } from './escrow-bills.ts';

export const escrowRuleInput = z.object({
  /** `item` is what a bill is for: two halves of a tax are one. */
  bills: z.optional(
    z
      .array(
        z.object({
          month: monthOfYearField,
          amount: dollarsField,
          item: z.optional(
            z.string().check(z.minLength(1, texts.enterAnItem), z.maxLength(60, texts.enterAnItem)),
          ),
        }),
      )
      .check(z.maxLength(60, texts.billsLimit)),
  ),
  cushionMonths: escrowCushionField,
  /** Today, and the lowest that is projected. */
  balance: z.optional(balanceField),
  projectedLow: z.optional(balanceField),
});
export type EscrowRuleInput = z.output<typeof escrowRuleInput>;

export const escrowRuleResult = z.object({
  /** Null without bills. */
  requiredStart: z.nullable(z.string()),
  /** By single-item analysis; without items the least that it could be. Null where it cannot be derived. */
  requiredStartNot: z.nullable(z.string()),
  /** Null without a balance. */
  deficiency: z.nullable(z.string()),
  /** What the projected low shows, before any cushion. */
  shortageAtLeast: z.nullable(z.string()),
  ...shownWorking,
});
export type EscrowRuleResult = z.infer<typeof escrowRuleResult>;

/** The rules by amount. Throws InputRefusal with neither bills nor a balance, and for a projected low without a balance. */
export function computeEscrowRule(input: EscrowRuleInput, _on: string): EscrowRuleResult {
  if (input.balance === undefined && input.projectedLow !== undefined) {
    throw new InputRefusal({ balance: texts.enterTheBalance });
  }
  if (input.bills === undefined && input.balance === undefined) {
    throw new InputRefusal({ bills: texts.figuresRequired });
  }
  const figures = { ...findStarts(input), ...findBelowZero(input) };
  return { ...figures, workings: explain(input, figures), tables: [] };
}

function findStarts({ bills, cushionMonths }: EscrowRuleInput) {
  if (bills === undefined) return { requiredStart: null, requiredStartNot: null };
  const read = getBills(bills).map((bill) => ({ ...bill, item: bill.item ?? null }));
  const itemByItem = findSingleItemStart(read, cushionMonths);
  return {
    requiredStart: toFixedDollars(projectEscrowYear(read, cushionMonths).requiredStart),
    requiredStartNot: itemByItem && toFixedDollars(itemByItem),
  };
}

function findBelowZero({ balance, projectedLow }: EscrowRuleInput) {
  if (balance === undefined) return { deficiency: null, shortageAtLeast: null };
  const belowZero = (amount: string) => Decimal.max(new Decimal(amount).negated(), 0);
  const deficiency = belowZero(balance);
  const dip = projectedLow === undefined ? null : Decimal.max(belowZero(projectedLow).minus(deficiency), 0);
  return { deficiency: toFixedDollars(deficiency), shortageAtLeast: dip && toFixedDollars(dip) };
}

function explain(
  input: EscrowRuleInput,
  figures: ReturnType<typeof findStarts> & ReturnType<typeof findBelowZero>,
) {
  const { requiredStart, requiredStartNot, deficiency, shortageAtLeast } = figures;
  const bills = { bills: String(input.bills?.length ?? 0), cushionMonths: String(input.cushionMonths) };
  const balance = { balance: input.balance ?? '' };
  const dip = { projectedLow: input.projectedLow ?? '', deficiency: deficiency ?? '' };
  const hud = { title: texts.hudOfDips };
  return [
    ...(requiredStart === null
      ? []
      : [showWorking('requiredStart', texts.liftTheLowest, bills, requiredStart, regulationX)]),
    ...(requiredStartNot === null
      ? []
      : [showWorking('requiredStartNot', texts.itemByItem, bills, requiredStartNot, regulationX)]),
    ...(deficiency === null
      ? []
      : [showWorking('deficiency', texts.balanceBelowZero, balance, deficiency, hud)]),
    ...(shortageAtLeast === null
      ? []
      : [showWorking('shortageAtLeast', texts.dipBelowZero, dip, shortageAtLeast, hud)]),
  ];
}

export const escrowRuleTool = defineTool({
  name: 'escrow-rule',
  summary: 'What an escrow account may hold, and what a deficiency is',
  description:
    'By 12 CFR 1024.17: an account is analyzed as a whole, never item by item; a deficiency is a balance below zero today, and a dip that is projected is part of a shortage.',
  input: escrowRuleInput,
  result: escrowRuleResult,
  compute: computeEscrowRule,
  example: {
    input: {
      bills: [
        { month: 1, amount: '500', item: 'county' },
        { month: 3, amount: '360', item: 'school' },
        { month: 6, amount: '700', item: 'county' },
      ],
      balance: '200',
      projectedLow: '-300',
    },
    answer: {
      requiredStart: '1040.00',
      requiredStartNot: '1130.00',
      deficiency: '0.00',
      shortageAtLeast: '300.00',
    },
  },
});
