import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../kernel/decimals.ts';
import { compareCharges, toleranceGroups } from '../readings/disclosure-changes/compare-charges.ts';
import { findNewWaitingPeriod } from '../readings/disclosure-changes/new-waiting-period.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/change-check.ts';
import { citeRegulationZ } from './regulation-z.ts';
import { showWorking } from './show-working.ts';
import { percentField, shownWorking } from './tool-fields.ts';

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

/** What charges and credits of a Closing Disclosure ask beyond what the Loan Estimate lets them. */
export function computeChangeCheck({ lines }: ChangeCheckInput, _on: string): ChangeCheckResult {
  const found = compareCharges(
    lines.map(({ what, group, le, cd }) => ({ what, group, le: new Decimal(le), cd: new Decimal(cd) })),
  );
  const [tenLe, tenCd] = [found.tenLe.toString(), found.tenCd.toString()];
  const risen = found.risen.map(({ what, by }) => ({ text: what, by: toFixedDollars(by) }));
  const [over, tenOver] = [toFixedDollars(found.over), toFixedDollars(found.tenOver)];
  const source = citeRegulationZ('1026.19(e)(3)');
  const risenTotal = toFixedDollars(found.over.minus(found.tenOver));
  return {
    ...{ over, ask: found.over.gt(0), tenLe, tenCd, risen },
    note: found.over.gt(0) ? texts.askNote : texts.fineNote,
    workings: [
      showWorking('risen', texts.risenFormula, { charges: String(risen.length) }, risenTotal, source),
      showWorking('tenCd', texts.tenFormula, { tenLe, tenCd }, tenOver, source),
      showWorking('over', texts.overFormula, { risen: risenTotal, ten: tenOver }, over),
    ],
    tables: [],
  };
}

/** Whether a corrected disclosure starts another three business days. */
export function computeNewWaitingPeriod(input: NewWaitingPeriodInput, _on: string): NewWaitingPeriodResult {
  const { threeMoreDays, because, aprFell, tolerance } = findNewWaitingPeriod({
    ...{ aprDisclosed: new Decimal(input.aprDisclosed), aprActual: new Decimal(input.aprActual) },
    ...{
      isIrregular: input.irregular,
      productChanged: input.productChanged,
      penaltyAdded: input.penaltyAdded,
    },
  });
  const inputs = {
    ...{ aprDisclosed: input.aprDisclosed, aprActual: input.aprActual, tolerance: tolerance.toString() },
    ...{ productChanged: String(input.productChanged), penaltyAdded: String(input.penaltyAdded) },
  };
  const value = String(threeMoreDays);
  return {
    ...{ threeMoreDays, because: [...because] },
    note: threeMoreDays ? texts.waitNote : aprFell ? texts.fellNote : texts.noWaitNote,
    workings: [
      showWorking('threeMoreDays', texts.waitFormula, inputs, value, citeRegulationZ('1026.19(f)(2)(ii)')),
    ],
    tables: [],
  };
}

export const changeCheckTool = defineTool({
  name: 'change-check',
  summary: 'What rose between Loan Estimate and Closing Disclosure',
  description: 'By 12 CFR 1026.19(e)(3). A credit named “lender credit for X” counts with the charge X.',
  input: changeCheckInput,
  result: changeCheckResult,
  compute: computeChangeCheck,
  example: {
    input: { lines: [{ what: 'lender credits', group: 'zero', le: '-750', cd: '-500' }] },
    answer: { over: '250.00', ask: true },
  },
});

export const newWaitingPeriodTool = defineTool({
  name: 'new-waiting-period',
  summary: 'Whether a corrected Closing Disclosure starts the wait again',
  description: 'By 12 CFR 1026.19(f)(2)(ii) and 1026.22(a).',
  input: newWaitingPeriodInput,
  result: newWaitingPeriodResult,
  compute: computeNewWaitingPeriod,
  example: { input: { aprDisclosed: '6.500', aprActual: '6.626' }, answer: { threeMoreDays: true } },
});
