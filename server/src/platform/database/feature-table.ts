import type { PgTable } from 'drizzle-orm/pg-core';
import type { OwnedRows } from './owned-rows.ts';
import type { DividedTable } from './partitions.ts';
import type { TableGrants } from './rls/database-grants.ts';

/**
 * A table: what requests of buyers may do with it, and whose its rows are. Either they are someone's, and then a policy of its migration
 * holds requests to them (decision 0041); or `leftOut` says why nothing of it is in a download of someone's data. `divided` says by which
 * time it is partitioned.
 */
export type FeatureTable = { table: PgTable; grants?: TableGrants; divided?: DividedTable['divided'] } & (
  | { owned: OwnedRows }
  | { leftOut: string }
);
