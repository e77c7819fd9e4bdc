import * as z from 'zod/mini';
import { toleranceGroups } from '../../disclosure-changes/compare-charges.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/change-check.ts';

/** Dollars; a credit is below zero. */
const signedDollarsField = z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/, texts.enterAnAmount));

export const changeCheckInput = z.object({
  lines: z
    .array(
      z.object({
        what: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
        /** `zero` may not rise, `ten` by a tenth together, `any` without a bound. */
        group: z.enum(toleranceGroups),
        le: signedDollarsField,
        cd: signedDollarsField,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});
export type ChangeCheckInput = z.output<typeof changeCheckInput>;
export const changeCheckResult = z.object({
  over: z.string(),
  ask: z.boolean(),
  tenLe: z.string(),
  tenCd: z.string(),
  risen: z.array(z.object({ text: z.string(), by: z.string() })),
  note: z.string(),
  ...shownWorking,
});
export type ChangeCheckResult = z.infer<typeof changeCheckResult>;

export const newWaitingPeriodInput = z.object({
  aprDisclosed: percentField,
  aprActual: percentField,
  irregular: z._default(z.boolean(), false),
  productChanged: z._default(z.boolean(), false),
  penaltyAdded: z._default(z.boolean(), false),
});
export type NewWaitingPeriodInput = z.output<typeof newWaitingPeriodInput>;
export const newWaitingPeriodResult = z.object({
  threeMoreDays: z.boolean(),
  because: z.array(z.enum(['apr', 'product', 'penalty'])),
  note: z.string(),
  ...shownWorking,
});
export type NewWaitingPeriodResult = z.infer<typeof newWaitingPeriodResult>;

export const changeCheckEndpoint = toolEndpoint({
  path: '/tools/change-check',
  summary: 'What rose between Loan Estimate and Closing Disclosure',
  description: 'By 12 CFR 1026.19(e)(3). A credit named “lender credit for X” counts with the charge X.',
  input: changeCheckInput,
  result: changeCheckResult,
  example: {
    input: { lines: [{ what: 'lender credits', group: 'zero', le: '-750', cd: '-500' }] },
    answer: { over: '250.00', ask: true },
  },
});

export const newWaitingPeriodEndpoint = toolEndpoint({
  path: '/tools/new-waiting-period',
  summary: 'Whether a corrected Closing Disclosure starts the wait again',
  description: 'By 12 CFR 1026.19(f)(2)(ii) and 1026.22(a).',
  input: newWaitingPeriodInput,
  result: newWaitingPeriodResult,
  example: { input: { aprDisclosed: '6.500', aprActual: '6.626' }, answer: { threeMoreDays: true } },
});
