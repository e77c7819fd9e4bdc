import type { DataTable } from '../data-table.ts';
import * as texts from '../en/loan-limits.ts';
import type { UnitLimits } from './conforming-limit-table.ts';

/** What FHA may insure, between floor and ceiling by county; `specialCeiling` in Alaska, Hawaii, Guam and the Virgin Islands. */
type FhaLimits = { floor: UnitLimits; ceiling: UnitLimits; specialCeiling: UnitLimits };

const table = (
  year: number,
  letter: string,
  published: string,
  content: FhaLimits,
): DataTable<FhaLimits> => ({
  id: `fha-limits-${year}`,
  name: texts.fhaLoanLimits(year),
  source: {
    title: texts.hudMortgageeLetter(letter),
    url: 'https://www.hud.gov/program_offices/housing/sfh/lender/origination/mortgage_limits',
  },
  published,
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  content,
});

/**
 * By the day the FHA case number is assigned. The one-unit ceiling of 2026 for the special areas is the figure that two reprints
 * of the letter agree on; 150 percent of the ceiling would be 1,873,687. The day letter
 * 2025-23 came out was not seen: it was after FHFA's limits of November 25 and before December 19.
 */
export const fhaLimitTables: readonly [DataTable<FhaLimits>, ...DataTable<FhaLimits>[]] = [
  table(2022, '2021-28', '2021-11-30', {
    floor: [420_680, 538_650, 651_050, 809_150],
    ceiling: [970_800, 1_243_050, 1_502_475, 1_867_275],
    specialCeiling: [1_456_200, 1_864_575, 2_253_700, 2_800_900],
  }),
  table(2023, '2022-20', '2022-12-01', {
    floor: [472_030, 604_400, 730_525, 907_900],
    ceiling: [1_089_300, 1_394_775, 1_685_850, 2_095_200],
    specialCeiling: [1_633_950, 2_092_150, 2_528_775, 3_142_800],
  }),
  table(2024, '2023-21', '2023-11-28', {
    floor: [498_257, 637_950, 771_125, 958_350],
    ceiling: [1_149_825, 1_472_250, 1_779_525, 2_211_600],
    specialCeiling: [1_724_725, 2_208_375, 2_669_275, 3_317_400],
  }),
  table(2025, '2024-21', '2024-11-26', {
    floor: [524_225, 671_200, 811_275, 1_008_300],
    ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
    specialCeiling: [1_814_625, 2_323_450, 2_808_325, 3_490_300],
  }),
  table(2026, '2025-23', '2025-12-01', {
    floor: [541_287, 693_050, 837_700, 1_041_125],
    ceiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    specialCeiling: [1_873_625, 2_399_050, 2_899_800, 3_603_925],
  }),
];
