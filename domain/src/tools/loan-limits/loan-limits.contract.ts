import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking, stateField } from '../tool-fields.ts';
import * as texts from './en/loan-limits-fields.ts';

export const loanLimitsInput = z.object({
  /** The calendar year of the limits; the year of `on` where it is left out. */
  year: z.optional(
    z
      .int(texts.enterAYear)
      .check(z.minimum(2000, texts.enterAYearFrom2000), z.maximum(2099, texts.enterAYearUp)),
  ),
  on: z.optional(calendarDateField),
  /** The day an FHA case number is assigned, where it is not in that year. */
  caseAssignedOn: z.optional(calendarDateField),
  /** The homes in the building, 1 to 4. */
  units: z._default(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], texts.enter1To4Units),
    1,
  ),
  /** The county by its five digits, or by state and name. */
  fips: z.optional(z.string().check(z.regex(/^\d{5}$/, texts.enterACountysFiveDigits))),
  state: z.optional(stateField),
  county: z.optional(
    z.string().check(z.minLength(1, texts.enterACounty), z.maxLength(80, texts.useAtMost80Characters)),
  ),
  /** A loan to hold against the limits; for FHA without the upfront premium. */
  loanAmount: z.optional(dollarsField),
  /** A VA borrower's entitlement: county limits matter only where part of it is used up. */
  entitlement: z._default(z.enum(['full', 'partial']), 'full'),
  /** A one-unit baseline to apply the law's percentages to, in place of the year's. */
  baseline: z.optional(dollarsField),
});
export type LoanLimitsInput = z.infer<typeof loanLimitsInput>;

/** Dollars by number of units. */
const byUnits = z.object({ '1': z.string(), '2': z.string(), '3': z.string(), '4': z.string() });
const verdict = z.nullable(z.enum(['within', 'depends', 'above']));

export const loanLimitsResult = z.object({
  year: z.int(),
  units: z.int(),
  /** Whose limits these are: the county's own, or the baseline, which the county's may lie above. */
  basis: z.enum(['county', 'baseline']),
  county: z.nullable(z.object({ fips: z.string(), state: z.string(), county: z.string() })),
  limits: byUnits,
  baselines: byUnits,
  ceilings: byUnits,
  /** The figures of the units that were asked for. */
  limit: z.string(),
  baseline: z.string(),
  ceiling: z.string(),
  /** The county's own FHA limits, where HUD's list was imported; null without. */
  fhaLimits: z.nullable(byUnits),
  fhaLimit: z.nullable(z.string()),
  fhaFloors: byUnits,
  fhaCeilings: byUnits,
  fhaFloor: z.string(),
  fhaCeiling: z.string(),
  /** 65 percent of the one-unit baseline in whole dollars, and 150 percent of it. */
  floor65pct: z.string(),
  ceiling150pct: z.string(),
  /** Whether a VA loan without a down payment is bound to the county's limit. */
  countyLimitApplies: z.boolean(),
  /** How the loan lies to the limits; `depends` where the county decides and its figure is not held. Null without a loan. */
  conformingVerdict: verdict,
  fhaVerdict: verdict,
  notes: z.array(z.string()),
  ...shownWorking,
});
export type LoanLimitsResult = z.infer<typeof loanLimitsResult>;

export const loanLimitsEndpoint = toolEndpoint({
  path: '/tools/loan-limits',
  summary: 'Conforming, FHA and VA loan limits',
  description:
    "What Fannie Mae and Freddie Mac may buy and FHA may insure, by year and units. With a county whose lists were imported, its own limits, conforming and FHA; else the baseline, FHA's floor and the ceilings, and a note that the county's may be higher. A day outside the years held is answered with the nearest year and a warning in `tables`.",
  input: loanLimitsInput,
  result: loanLimitsResult,
  example: {
    input: { year: 2026, units: 2, loanAmount: '1100000' },
    answer: {
      basis: 'baseline',
      limit: '1066250.00',
      ceiling: '1599375.00',
      fhaFloor: '693050.00',
      conformingVerdict: 'depends',
    },
  },
});
