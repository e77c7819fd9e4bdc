import type { UnitLimits } from '../programs/conforming-limit-table.ts';
import type { CountyLimits } from '../programs/county-limits.ts';
import {
  checkConformingLimit,
  checkFhaLimit,
  deriveLimits,
  findConformingLimits,
  findFhaLimits,
} from '../programs/loan-limits.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { LoanLimitsInput, LoanLimitsResult } from './loan-limits.contract.ts';
import { showWorking } from './show-working.ts';

/** The year whose list a county's row has to come from. */
export function findLimitYear(input: LoanLimitsInput, on: string): number {
  return findConformingLimits({}, readDay(input, on)).year;
}

/**
 * The limits of a year, and how a loan lies to them. `county` is the row of the county that was asked of, where its list was
 * imported.
 */
export function computeLoanLimits(
  input: LoanLimitsInput,
  on: string,
  county: CountyLimits | null = null,
): LoanLimitsResult {
  const day = readDay(input, on);
  const place = { state: input.state, fips: input.fips, county };
  const conforming = findConformingLimits(place, day);
  const fha = findFhaLimits(place, input.caseAssignedOn ?? day);
  const { units } = input;
  const pick = (limits: UnitLimits) => writeDollars(new Decimal(limits[units - 1] ?? 0));
  const own = conforming.county;
  const oneUnit = input.baseline ?? String(findConformingLimits({}, day).baseline[0]);
  const derived = deriveLimits(new Decimal(oneUnit));
  const loan = input.loanAmount === undefined ? null : new Decimal(input.loanAmount);
  const figures = {
    limit: pick(own ?? conforming.baseline),
    baseline: pick(conforming.baseline),
    ceiling: pick(conforming.ceiling),
    fhaFloor: pick(fha.floor),
    fhaCeiling: pick(fha.ceiling),
    floor65pct: writeDollars(derived.floor),
    ceiling150pct: writeDollars(derived.ceiling),
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
    fhaFloors: writeLimits(fha.floor),
    fhaCeilings: writeLimits(fha.ceiling),
    countyLimitApplies: input.entitlement === 'partial',
    conformingVerdict: loan && checkConformingLimit(loan, units, conforming),
    fhaVerdict: loan && checkFhaLimit(loan, units, fha),
    notes: listNotes(input, own !== null),
    workings: [
      showWorking(
        'limit',
        own === null
          ? 'The national baseline of the year, by units'
          : "The county's limit of the year, by units",
        { ...asked, ...(county && own ? { county: `${county.county}, ${county.state}` } : {}) },
        figures.limit,
        conforming.table.source,
      ),
      showWorking(
        'ceiling',
        'The highest limit of any county of that kind, by units',
        asked,
        figures.ceiling,
        conforming.table.source,
      ),
      showWorking(
        'baseline',
        'The limit of every county that has no higher one, by units',
        asked,
        figures.baseline,
        conforming.table.source,
      ),
      showWorking(
        'fhaCeiling',
        'The highest FHA limit of any county of that kind, by units',
        asked,
        figures.fhaCeiling,
        fha.table.source,
      ),
      showWorking(
        'fhaFloor',
        'The lowest FHA limit of any county, by units',
        asked,
        figures.fhaFloor,
        fha.table.source,
      ),
      showWorking(
        'floor65pct',
        'One-unit baseline x 65 / 100, cut to whole dollars',
        { baseline: oneUnit },
        figures.floor65pct,
        { title: 'National Housing Act, 12 U.S.C. 1709(b)(2)' },
      ),
      showWorking(
        'ceiling150pct',
        'One-unit baseline x 150 / 100',
        { baseline: oneUnit },
        figures.ceiling150pct,
        { title: '12 U.S.C. 1717(b)(2)' },
      ),
    ],
    tables: [conforming.table, fha.table],
  };
}

function readDay({ year, on }: LoanLimitsInput, today: string): string {
  return year === undefined ? (on ?? today) : `${year}-01-01`;
}

function writeLimits([one, two, three, four]: UnitLimits): LoanLimitsResult['limits'] {
  const write = (limit: number) => writeDollars(new Decimal(limit));
  return { '1': write(one), '2': write(two), '3': write(three), '4': write(four) };
}

function listNotes(input: LoanLimitsInput, isCounty: boolean): string[] {
  return [
    isCounty
      ? "This is the county's own conforming limit."
      : "This is the national baseline. The county's limit may be higher, up to the ceiling.",
    "FHA's limit lies between floor and ceiling by county; HUD's own search shows it.",
    input.entitlement === 'partial'
      ? 'With part of the VA entitlement used up, the county limit decides how much VA guarantees without a down payment.'
      : 'With full entitlement VA sets no limit to the loan; the lender still decides how much it lends.',
  ];
}
