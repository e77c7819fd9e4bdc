import * as z from 'zod/mini';
import { balanceField } from '../escrow/escrow.contract.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';
import { escrowCushionField, monthOfYearField } from './escrow-analysis.contract.ts';

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
      .check(z.maxLength(60, texts.enterAtMost60Bills)),
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
  /** By single-item analysis; without items the least that it could be. Null where it cannot be told. */
  requiredStartNot: z.nullable(z.string()),
  /** Null without a balance. */
  deficiency: z.nullable(z.string()),
  /** What the projected low shows, before any cushion. */
  shortageAtLeast: z.nullable(z.string()),
  ...shownWorking,
});
export type EscrowRuleResult = z.infer<typeof escrowRuleResult>;

export const escrowRuleEndpoint = toolEndpoint({
  path: '/tools/escrow-rule',
  summary: 'What an escrow account may hold, and what a deficiency is',
  description:
    'By 12 CFR 1024.17: an account is analyzed as a whole, never item by item; a deficiency is a balance below zero today, and a dip that is projected is part of a shortage.',
  input: escrowRuleInput,
  result: escrowRuleResult,
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
