import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../kernel/decimals.ts';
import { calendarDateField } from '../kernel/fields.ts';
import type { UnitLimits } from '../programs/loan-limits/conforming-limit-table.ts';
import { isCountyCode } from '../programs/loan-limits/county-codes.ts';
import type { CountyLimits } from '../programs/loan-limits/county-limits.ts';
import {
  checkConformingLimit,
  checkFhaLimit,
  deriveLimits,
  findConformingLimits,
  findFhaLimits,
} from '../programs/loan-limits/loan-limits.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/loan-limits.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { dollarsField, shownWorking, stateField } from './tool-fields.ts';

export const loanLimitsInput = z.object({
  /** The calendar year of the limits; the year of `on` where it is left out. */
  year: z.optional(
    z.int(texts.enterAYear).check(z.minimum(2000, texts.yearTooEarly), z.maximum(2099, texts.yearTooLate)),
  ),
  on: z.optional(calendarDateField),
  /** The day an FHA case number is assigned, where it is not in that year. */
  caseAssignedOn: z.optional(calendarDateField),
  /** The homes in the building, 1 to 4. */
  units: z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], texts.unitsProblem), 1),
  /** The county by its five digits, or by state and name. */
  fips: z.optional(z.string().check(z.regex(/^\d{5}$/, texts.countyNumberProblem))),
  state: z.optional(stateField),
  county: z.optional(
    z.string().check(z.minLength(1, texts.enterACounty), z.maxLength(80, texts.countyTooLong)),
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

/** The year whose list a county's row has to come from. */
export function findLimitYear(input: LoanLimitsInput, on: string): number {
  return findConformingLimits({}, readDay(input, on)).year;
}

/** The year whose list of HUD's a county's row has to come from: of the day the case number is assigned. */
export function findFhaYear(input: LoanLimitsInput, on: string): number {
  return findFhaLimits({}, input.caseAssignedOn ?? readDay(input, on)).year;
}

/**
 * The limits of a year, and how a loan lies to them. `county` and `fhaCounty` are the rows of the county in question, where their lists
 * were imported. Throws InputRefusal for digits that are no county's, which have no limit.
 */
export function computeLoanLimits(
  input: LoanLimitsInput,
  on: string,
  county: CountyLimits | null = null,
  fhaCounty: CountyLimits | null = null,
): LoanLimitsResult {
  if (county === null && fhaCounty === null && input.fips !== undefined && !isCountyCode(input.fips)) {
    throw new InputRefusal({
      fips: texts.countyNumberUnknown(input.fips),
    });
  }
  const day = readDay(input, on);
  const place = { state: input.state, fips: input.fips, county, fhaCounty };
  const conforming = findConformingLimits(place, day);
  const fha = findFhaLimits(place, input.caseAssignedOn ?? day);
  const { units } = input;
  const pick = (limits: UnitLimits) => toFixedDollars(new Decimal(limits[units - 1] ?? 0));
  const own = conforming.county;
  const oneUnit = input.baseline ?? String(findConformingLimits({}, day).baseline[0]);
  const derived = deriveLimits(new Decimal(oneUnit));
  const loan = input.loanAmount === undefined ? null : new Decimal(input.loanAmount);
  const figures = {
    limit: pick(own ?? conforming.baseline),
    baseline: pick(conforming.baseline),
    ceiling: pick(conforming.ceiling),
    fhaLimit: fha.county && pick(fha.county),
    fhaFloor: pick(fha.floor),
    fhaCeiling: pick(fha.ceiling),
    floor65pct: toFixedDollars(derived.floor),
    ceiling150pct: toFixedDollars(derived.ceiling),
  };
  const asked = { year: String(conforming.year), units: String(units) };
  return {
    year: conforming.year,
    units,
    basis: own === null ? 'baseline' : 'county',
    county: own && county && { fips: county.fips, state: county.state, county: county.county },
    limits: writeLimits(own ?? conforming.baseline),
    baselines: writeLimits(conforming.baseline),
    ceilings: writeLimits(conforming.ceiling),
    ...figures,
    fhaLimits: fha.county && writeLimits(fha.county),
    fhaFloors: writeLimits(fha.floor),
    fhaCeilings: writeLimits(fha.ceiling),
    countyLimitApplies: input.entitlement === 'partial',
    conformingVerdict: loan && checkConformingLimit(loan, units, conforming),
    fhaVerdict: loan && checkFhaLimit(loan, units, fha),
    notes: listNotes(input, conforming.year, { isCounty: own !== null, isFhaCounty: fha.county !== null }),
    workings: [
      showWorking(
        'limit',
        own === null ? texts.limitFromBaseline : texts.limitFromCounty,
        { ...asked, ...(county && own ? { county: `${county.county}, ${county.state}` } : {}) },
        figures.limit,
        conforming.table.source,
      ),
      showWorking('ceiling', texts.ceilingFormula, asked, figures.ceiling, conforming.table.source),
      showWorking('baseline', texts.baselineFormula, asked, figures.baseline, conforming.table.source),
      showWorking('fhaCeiling', texts.highestFhaLimit, asked, figures.fhaCeiling, fha.table.source),
      ...(figures.fhaLimit === null
        ? []
        : [
            showWorking(
              'fhaLimit',
              texts.countysFhaLimit,
              { ...asked, year: String(fha.year), county: `${fhaCounty?.county}, ${fhaCounty?.state}` },
              figures.fhaLimit,
              fha.table.source,
            ),
          ]),
      showWorking('fhaFloor', texts.lowestFhaLimit, asked, figures.fhaFloor, fha.table.source),
      showWorking('floor65pct', texts.floorPercentFormula, { baseline: oneUnit }, figures.floor65pct, {
        title: texts.floorPercentSource,
      }),
      showWorking(
        'ceiling150pct',
        texts.ceilingPercentFormula,
        { baseline: oneUnit },
        figures.ceiling150pct,
        {
          title: '12 U.S.C. 1717(b)(2)',
        },
      ),
    ],
    tables: [conforming.table, fha.table],
  };
}

function readDay({ year, on }: LoanLimitsInput, today: string): string {
  return year === undefined ? (on ?? today) : `${year}-01-01`;
}

function writeLimits([one, two, three, four]: UnitLimits): LoanLimitsResult['limits'] {
  const write = (limit: number) => toFixedDollars(new Decimal(limit));
  return { '1': write(one), '2': write(two), '3': write(three), '4': write(four) };
}

function listNotes(
  input: LoanLimitsInput,
  year: number,
  { isCounty, isFhaCounty }: { isCounty: boolean; isFhaCounty: boolean },
): string[] {
  const asked = input.fips ?? input.county;
  return [
    ...(asked === undefined || isCounty ? [] : [texts.countyListMissing(year, asked)]),
    isCounty ? texts.countyLimitNote : texts.baselineNote,
    isFhaCounty ? texts.fhaCountyNote : texts.fhaRangeNote,
    input.entitlement === 'partial' ? texts.vaPartialNote : texts.vaFullNote,
  ];
}

export const loanLimitsTool = defineTool({
  name: 'loan-limits',
  summary: 'Conforming, FHA and VA loan limits',
  description:
    "What Fannie Mae and Freddie Mac may buy and FHA may insure, by year and units. With a county whose lists were imported, its own limits, conforming and FHA; else the baseline, FHA's floor and the ceilings, and a note that the county's may be higher. A day outside the years held is answered with the nearest year and a warning in `tables`.",
  input: loanLimitsInput,
  result: loanLimitsResult,
  compute: computeLoanLimits,
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
