import type { Decimal } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { conformingLimitTables, type UnitLimits } from './conforming-limit-table.ts';
import type { CountyLimits } from './county-limits.ts';
import { fhaLimitTables } from './fha-limit-table.ts';

/** Homes of one to four units; more are no home mortgage. */
export type Units = 1 | 2 | 3 | 4;

/** States and territories with limits of their own (12 U.S.C. 1717(b)(2)), with their FIPS codes. */
const SPECIAL_AREAS: Readonly<Record<string, string>> = { AK: '02', HI: '15', GU: '66', VI: '78' };

/** The location of a home, as far as it is known: a state's two letters, a county's five digits, its rows of FHFA's and HUD's lists. */
export type LoanLimitPlace = {
  state?: string | undefined;
  fips?: string | undefined;
  county?: CountyLimits | null;
  fhaCounty?: CountyLimits | null;
};

/** Limits that hold in a place. `county` is its own row, or null where none is held: then it lies from baseline to ceiling. */
export type LoanLimits = {
  year: number;
  baseline: UnitLimits;
  ceiling: UnitLimits;
  county: UnitLimits | null;
  table: TableUse;
};

/** The conforming limits (Fannie Mae, Freddie Mac) of the year in which a day lies. A county's row of another year is left out. */
export function findConformingLimits(place: LoanLimitPlace, on: string): LoanLimits {
  const { content, use } = pickTable(conformingLimitTables, on);
  const year = Number(use.from.slice(0, 4));
  const isSpecial = isSpecialArea(place);
  const row = place.county?.year === year ? place.county : null;
  return {
    year,
    baseline: isSpecial ? content.ceiling : content.baseline,
    ceiling: isSpecial ? content.specialCeiling : content.ceiling,
    county: row && listUnits(row),
    table: use,
  };
}

/** FHA's limits in a place; `county` is its own row of HUD's list, or null where none of that year is held. */
export type FhaPlaceLimits = {
  year: number;
  floor: UnitLimits;
  ceiling: UnitLimits;
  county: UnitLimits | null;
  table: TableUse;
};

/** FHA's floor and ceiling for case numbers assigned on a day. A county's row of another year is left out. */
export function findFhaLimits(place: LoanLimitPlace, on: string): FhaPlaceLimits {
  const { content, use } = pickTable(fhaLimitTables, on);
  const year = Number(use.from.slice(0, 4));
  const ceiling = isSpecialArea(place) ? content.specialCeiling : content.ceiling;
  const row = place.fhaCounty?.year === year ? place.fhaCounty : null;
  return { year, floor: content.floor, ceiling, county: row && listUnits(row), table: use };
}

const listUnits = (row: CountyLimits): UnitLimits => [row.oneUnit, row.twoUnit, row.threeUnit, row.fourUnit];

/** How an amount lies to the limits of a place. `depends` on the county: above the baseline, and the county's figure is not held. */
export type LimitVerdict = 'within' | 'depends' | 'above';

/** Whether a loan in dollars is within the conforming limit of a place. Exactly at the limit is within. */
export function checkConformingLimit(loan: Decimal, units: Units, limits: LoanLimits): LimitVerdict {
  const sure = (limits.county ?? limits.baseline)[units - 1] ?? 0;
  if (loan.lte(sure)) return 'within';
  if (limits.county !== null || loan.gt(limits.ceiling[units - 1] ?? 0)) return 'above';
  return 'depends';
}

/** Whether a base loan in dollars (without the upfront premium) is within FHA's limit; between floor and ceiling the county decides. */
export function checkFhaLimit(
  baseLoan: Decimal,
  units: Units,
  limits: Pick<FhaPlaceLimits, 'floor' | 'ceiling' | 'county'>,
): LimitVerdict {
  const sure = (limits.county ?? limits.floor)[units - 1] ?? 0;
  if (baseLoan.lte(sure)) return 'within';
  return limits.county !== null || baseLoan.gt(limits.ceiling[units - 1] ?? 0) ? 'above' : 'depends';
}

/**
 * What the law makes of a one-unit baseline: FHA's floor is 65 percent of it (cut to whole dollars), ceilings are 150 percent
 * (12 U.S.C. 1709(b)(2), 1717(b)(2)).
 */
export function deriveLimits(baseline: Decimal): { floor: Decimal; ceiling: Decimal } {
  return { floor: baseline.times(65).div(100).floor(), ceiling: baseline.times(150).div(100) };
}

function isSpecialArea({ state, fips, county, fhaCounty }: LoanLimitPlace): boolean {
  const code = state ?? county?.state ?? fhaCounty?.state;
  if (code !== undefined) return code.toUpperCase() in SPECIAL_AREAS;
  return fips !== undefined && Object.values(SPECIAL_AREAS).includes(fips.slice(0, 2));
}
