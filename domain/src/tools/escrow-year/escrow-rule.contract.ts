import * as z from 'zod/mini';
import { balanceField } from '../escrow/escrow.contract.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';
import { escrowCushionField, monthOfYearField } from './escrow-analysis.contract.ts';

export const escrowRuleInput = z.object({
  /** A year of bills; `item` says what a bill is for, so that two halves of a tax are held in one place. */
  bills: z._default(
    z.nullable(
      z
        .array(
          z.object({
            month: monthOfYearField,
            amount: dollarsField,
            item: z._default(
              z.nullable(
                z.string().check(z.minLength(1, texts.enterAnItem), z.maxLength(60, texts.enterAnItem)),
              ),
              null,
            ),
          }),
        )
        .check(z.maxLength(60, texts.enterAtMost60Bills)),
    ),
    null,
  ),
  cushionMonths: escrowCushionField,
  /** What the account holds today, and the lowest balance that it is projected to have; each may be below zero. */
  balance: z._default(z.nullable(balanceField), null),
  projectedLow: z._default(z.nullable(balanceField), null),
});
export type EscrowRuleInput = z.output<typeof escrowRuleInput>;

export const escrowRuleResult = z.object({
  /** By aggregate analysis; null without bills. */
  requiredStart: z.nullable(z.string()),
  /**
   * What single-item analysis would ask for, which is no longer allowed; without items, the least that it could. Null where it cannot
   * be told: fewer than two items, some bills without theirs, or more than ten bills without.
   */
  requiredStartNot: z.nullable(z.string()),
  /** Null without a balance, as is the next. */
  deficiency: z.nullable(z.string()),
  /** What the projected low shows to be short, before any cushion; null without one. */
  shortageAtLeast: z.nullable(z.string()),
  ...shownWorking,
});
export type EscrowRuleResult = z.infer<typeof escrowRuleResult>;

export const escrowRuleEndpoint = toolEndpoint({
  path: '/tools/escrow-rule',
  summary: 'What an escrow account may hold, and what a deficiency is',
  description:
    'Two rules of 12 CFR 1024.17 by amount: an account is analyzed as a whole and never item by item, and a deficiency is a balance below zero today, while a dip that is projected is part of a shortage.',
  input: escrowRuleInput,
  result: escrowRuleResult,
  example: {
    input: {
      bills: [
        { month: 1, amount: '500', item: 'county tax' },
        { month: 3, amount: '360', item: 'school tax' },
        { month: 6, amount: '700', item: 'county tax' },
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
