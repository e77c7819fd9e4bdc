import type { DataTable } from './data-table.ts';
import { documentAgeTables } from './dates/document-age-table.ts';
import { dtiLimitTables } from './debt-to-income/dti-limit-table.ts';
import { residualIncomeTables } from './debt-to-income/residual-income-table.ts';
import { loanLevelPriceTables } from './loan-level-price/llpa-table.ts';
import { conformingLimitTables } from './loan-limits/conforming-limit-table.ts';
import { fhaLimitTables } from './loan-limits/fha-limit-table.ts';
import { priceLimitTables } from './loan-price/price-limit-tables.ts';
import { fhaMipTables } from './mortgage-insurance/fha-mip-table.ts';
import { pmiPremiumTables } from './mortgage-insurance/pmi-premium-table.ts';
import { usdaFeeTables } from './mortgage-insurance/usda-fee-table.ts';
import { vaFundingFeeTables } from './mortgage-insurance/va-funding-fee-table.ts';

/** Every table of figures that programs set by year or by law, by what it is about. */
export const datedTables = {
  conformingLimits: conformingLimitTables,
  fhaLimits: fhaLimitTables,
  fhaPremiums: fhaMipTables,
  usdaFees: usdaFeeTables,
  vaFundingFee: vaFundingFeeTables,
  privatePremiums: pmiPremiumTables,
  ratios: dtiLimitTables,
  residualIncome: residualIncomeTables,
  priceLimits: priceLimitTables,
  loanLevelPrices: loanLevelPriceTables,
  documentAges: documentAgeTables,
} satisfies Record<string, readonly DataTable<unknown>[]>;

export type DatedTableKind = keyof typeof datedTables;

/** A change of figures: the table that began, without its figures. */
export type TableChange = { kind: DatedTableKind } & Omit<DataTable<unknown>, 'content' | 'confirmed'>;

/** Every table, the one that began last first; of one day, in the order of `datedTables`. */
export function listTableChanges(): TableChange[] {
  return Object.entries(datedTables)
    .flatMap(([kind, tables]) =>
      (tables as readonly DataTable<unknown>[]).map(
        ({ content: _, confirmed: __, ...about }): TableChange => ({
          kind: kind as DatedTableKind,
          ...about,
        }),
      ),
    )
    .toSorted((one, other) => other.from.localeCompare(one.from));
}
