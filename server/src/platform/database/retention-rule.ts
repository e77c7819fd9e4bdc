import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseConnection } from './database.ts';
import type { DroppedPartitions } from './partitions.ts';

/** Which rows of a table have been kept for long enough: `isDue` of what began by the cutoff, which for some is now. */
export type RetentionRule = {
  table: PgTable;
  /** What is done once before anything of the kind is removed. */
  begin?(database: DatabaseConnection): Promise<void>;
  isDue(cutoff: Date, now: Date, db: Database): SQL | undefined;
  /** More to do in the transaction, before the rows go. */
  prepare?(transaction: Database, isDue: SQL): Promise<void>;
  /** Of a table that is partitioned by time: whole partitions go first. */
  dropped?: DroppedPartitions;
};
