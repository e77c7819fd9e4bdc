import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import type { UnitLimits } from '../../programs/loan-limits/conforming-limit-table.ts';
import { isCountyCode } from '../../programs/loan-limits/county-codes.ts';
import type { CountyLimits } from '../../programs/loan-limits/county-limits.ts';
import {
  checkConformingLimit,
  checkFhaLimit,
  deriveLimits,
  findConformingLimits,
  findFhaLimits,
} from '../../programs/loan-limits/loan-limits.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/loan-limits.ts';
import type { LoanLimitsInput, LoanLimitsResult } from './loan-limits.contract.ts';

/** The year whose list a county's row has to come from. */
export function findLimitYear(input: LoanLimitsInput, on: string): number {
  return findConformingLimits({}, readDay(input, on)).year;
}

/** The year whose list of HUD's a county's row has to come from: of the day the case number is assigned. */
export function findFhaYear(input: LoanLimitsInput, on: string): number {
  return findFhaLimits({}, input.caseAssignedOn ?? readDay(input, on)).year;
}

/**
 * The limits of a year, and how a loan lies to them. `county` and `fhaCounty` are the rows of the county that was asked of, where their
 * lists were imported. Throws InputRefusal for digits that are no county's: its limit is nobody's.
 */
export function computeLoanLimits(
  input: LoanLimitsInput,
  on: string,
  county: CountyLimits | null = null,
  fhaCounty: CountyLimits | null = null,
): LoanLimitsResult {
  if (county === null && fhaCounty === null && input.fips !== undefined && !isCountyCode(input.fips)) {
    throw new InputRefusal({
      fips: texts.noCountyHasNumberCheck(input.fips),
    });
  }
  const day = readDay(input, on);
  const place = { state: input.state, fips: input.fips, county, fhaCounty };
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
    fhaLimit: fha.county && pick(fha.county),
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
        own === null ? texts.nationalBaselineOfYear : texts.countysLimitOfYear,
        { ...asked, ...(county && own ? { county: `${county.county}, ${county.state}` } : {}) },
        figures.limit,
        conforming.table.source,
      ),
      showWorking('ceiling', texts.highestLimitOfAnyCounty, asked, figures.ceiling, conforming.table.source),
      showWorking('baseline', texts.limitOfEveryCounty, asked, figures.baseline, conforming.table.source),
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
      showWorking('floor65pct', texts.oneUnitBaselineX65, { baseline: oneUnit }, figures.floor65pct, {
        title: texts.nationalHousingAct12U,
      }),
      showWorking('ceiling150pct', texts.oneUnitBaselineX150, { baseline: oneUnit }, figures.ceiling150pct, {
        title: '12 U.S.C. 1717(b)(2)',
      }),
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

function listNotes(
  input: LoanLimitsInput,
  year: number,
  { isCounty, isFhaCounty }: { isCounty: boolean; isFhaCounty: boolean },
): string[] {
  const asked = input.fips ?? input.county;
  return [
    ...(asked === undefined || isCounty ? [] : [texts.noListOfCounties(year, asked)]),
    isCounty ? texts.thisIsCountysOwnConforming : texts.thisIsNationalBaselineCountys,
    isFhaCounty ? texts.fhaLimitIsCountys : texts.fhaLimitLiesBetweenFloor,
    input.entitlement === 'partial' ? texts.withPartOfVaEntitlement : texts.withFullEntitlementVaSets,
  ];
}
