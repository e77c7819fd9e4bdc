import { features } from '../features.ts';
import type { FeatureTable } from '../platform/database/feature-table.ts';
import type { OwnedTable } from '../platform/database/owned-rows.ts';
import type { DividedTable } from '../platform/database/partitions.ts';
import { listGrants } from '../platform/database/rls/database-grants.ts';
import { platformTables } from '../platform/platform-tables.ts';

/** Every table of the product. */
export const tables: readonly FeatureTable[] = [
  ...features.flatMap((feature): readonly FeatureTable[] => ('tables' in feature ? feature.tables : [])),
  ...platformTables,
];

/** Those with rows of a person's, in the order of a download and of an erasure. */
export const ownedTables: readonly OwnedTable[] = tables.flatMap((each) =>
  'owned' in each ? [{ table: each.table, ...each.owned }] : [],
);

/** Those that are partitioned by time. */
export const dividedTables: readonly DividedTable[] = tables.flatMap(({ table, divided }) =>
  divided ? [{ table, divided }] : [],
);

/** What the roles of row-level security may do with each table. */
export const tableGrants = listGrants(tables);
