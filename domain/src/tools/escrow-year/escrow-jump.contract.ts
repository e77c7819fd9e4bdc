import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';

export const escrowJumpInput = z.object({
  /** A year. */
  oldTax: dollarsField,
  newTax: dollarsField,
  oldInsurance: dollarsField,
  newInsurance: dollarsField,
  /** With a deficiency, and over how many months it is asked for. */
  shortage: z._default(dollarsField, '0'),
  spreadMonths: z._default(
    z.int(texts.enterMonths).check(z.minimum(1, texts.enterMonths), z.maximum(60, texts.enterMonths)),
    12,
  ),
  /** What of the old payment was for an earlier one. */
  oldShortageMonthly: z._default(dollarsField, '0'),
  /** The escrow part of each payment as it is printed: both or neither. */
  oldMonthly: z.optional(dollarsField),
  newMonthly: z.optional(dollarsField),
});
export type EscrowJumpInput = z.output<typeof escrowJumpInput>;

export const escrowJumpResult = z.object({
  /** A month; below zero where it went down. */
  jump: z.string(),
  fromTax: z.string(),
  fromInsurance: z.string(),
  fromShortage: z.string(),
  /** Null without the payments. */
  unexplained: z.nullable(z.string()),
  /** It is no more than `tolerance`, which rounding can make. */
  agrees: z.nullable(z.boolean()),
  tolerance: z.string(),
  ...shownWorking,
});
export type EscrowJumpResult = z.infer<typeof escrowJumpResult>;

export const escrowJumpEndpoint = toolEndpoint({
  path: '/tools/escrow-jump',
  summary: 'Why an escrow payment jumped',
  description:
    'In three parts: tax, insurance, and last year’s shortfall, which leaves the payment once it is paid back. What they do not explain is a question for the servicer.',
  input: escrowJumpInput,
  result: escrowJumpResult,
  example: {
    input: {
      oldTax: '3600',
      newTax: '4200',
      oldInsurance: '1200',
      newInsurance: '1500',
      shortage: '900',
      oldMonthly: '400',
      newMonthly: '550',
    },
    answer: {
      jump: '150.00',
      fromTax: '50.00',
      fromInsurance: '25.00',
      fromShortage: '75.00',
      agrees: true,
    },
  },
});
