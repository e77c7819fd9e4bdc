import type { DataTable } from '../../programs/data-table.ts';
import * as texts from './en.ts';
import type { IndexLevel } from './index-areas.ts';

/**
 * The newest quarter of each level of the tables that a release ships (`server/house-prices`). An import of a newer file
 * (`house-price-file.ts`) counts before them.
 */
export const newestQuarterTables: readonly [DataTable<Record<IndexLevel, string>>] = [
  {
    id: 'house-price-index-quarters-2026',
    name: texts.newestQuarters,
    source: { title: texts.fhfaIndex, url: 'https://www.fhfa.gov/hpi/download/monthly/hpi_master.csv' },
    published: '2026-11-24',
    from: '2026-11-24',
    until: null,
    content: { metro: '2025Q3', state: '2024Q4' },
  },
];
