import type { DataTable } from '../data-table.ts';
import * as texts from '../en/loan-limits.ts';

/** Limits in whole dollars for homes of one, two, three and four units. */
export type UnitLimits = readonly [one: number, two: number, three: number, four: number];

/**
 * What Fannie Mae and Freddie Mac may buy. Counties lie between `baseline` and `ceiling`; in Alaska, Hawaii, Guam and the Virgin
 * Islands between `specialBaseline` (the ceiling of elsewhere) and `specialCeiling`.
 */
type ConformingLimits = { baseline: UnitLimits; ceiling: UnitLimits; specialCeiling: UnitLimits };

const table = (year: number, published: string, content: ConformingLimits): DataTable<ConformingLimits> => ({
  id: `conforming-limits-${year}`,
  name: texts.conformingLoanLimits(year),
  source: {
    title: texts.conformingLimitsSource(year),
    url: 'https://www.fhfa.gov/data/conforming-loan-limit',
  },
  published,
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  content,
});

/** By calendar year. FHFA gives the limits of a year at the end of November before it. */
export const conformingLimitTables: readonly [DataTable<ConformingLimits>, ...DataTable<ConformingLimits>[]] =
  [
    table(2022, '2021-11-30', {
      baseline: [647_200, 828_700, 1_001_650, 1_244_850],
      ceiling: [970_800, 1_243_050, 1_502_475, 1_867_275],
      specialCeiling: [1_456_200, 1_864_575, 2_253_700, 2_800_900],
    }),
    table(2023, '2022-11-29', {
      baseline: [726_200, 929_850, 1_123_900, 1_396_800],
      ceiling: [1_089_300, 1_394_775, 1_685_850, 2_095_200],
      specialCeiling: [1_633_950, 2_092_150, 2_528_775, 3_142_800],
    }),
    table(2024, '2023-11-28', {
      baseline: [766_550, 981_500, 1_186_350, 1_474_400],
      ceiling: [1_149_825, 1_472_250, 1_779_525, 2_211_600],
      specialCeiling: [1_724_725, 2_208_375, 2_669_275, 3_317_400],
    }),
    table(2025, '2024-11-26', {
      baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
      ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
      specialCeiling: [1_814_625, 2_323_450, 2_808_325, 3_490_300],
    }),
    table(2026, '2025-11-25', {
      baseline: [832_750, 1_066_250, 1_288_800, 1_601_750],
      ceiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
      specialCeiling: [1_873_675, 2_399_050, 2_899_800, 3_603_925],
    }),
  ];
