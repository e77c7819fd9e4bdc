import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';

export const escrowJumpInput = z.object({
  /** Dollars a year, as each year's analysis projected them. */
  oldTax: dollarsField,
  newTax: dollarsField,
  oldInsurance: dollarsField,
  newInsurance: dollarsField,
  /** What the account was short by at the end of the old year, a deficiency with it, and over how many months it is asked for. */
  shortage: z._default(dollarsField, '0'),
  spreadMonths: z._default(
    z.int(texts.enterMonths).check(z.minimum(1, texts.enterMonths), z.maximum(60, texts.enterMonths)),
    12,
  ),
  /** What of the old payment, by the month, went to an earlier shortage and ends with it. */
  oldShortageMonthly: z._default(dollarsField, '0'),
  /** The escrow part of each monthly payment as it is printed: both or neither. */
  oldMonthly: z._default(z.nullable(dollarsField), null),
  newMonthly: z._default(z.nullable(dollarsField), null),
});
export type EscrowJumpInput = z.output<typeof escrowJumpInput>;

export const escrowJumpResult = z.object({
  /** Dollars a month; below zero where the payment, or a part of it, went down. */
  jump: z.string(),
  fromTax: z.string(),
  fromInsurance: z.string(),
  fromShortage: z.string(),
  explained: z.string(),
  /** What the three parts leave open; null where the payments were not given, as is the next. */
  unexplained: z.nullable(z.string()),
  /** Whether that is no more than `tolerance`, which is what rounding to whole dollars can make. */
  agrees: z.nullable(z.boolean()),
  tolerance: z.string(),
  ...shownWorking,
});
export type EscrowJumpResult = z.infer<typeof escrowJumpResult>;

export const escrowJumpEndpoint = toolEndpoint({
  path: '/tools/escrow-jump',
  summary: 'Why an escrow payment jumped',
  description:
    'The change of the monthly escrow payment in three parts: tax, insurance, and last year’s shortfall, which leaves the payment once it is paid back. What they do not explain is shown, and is a question for the servicer.',
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
      unexplained: '0.00',
      agrees: true,
    },
  },
});
