import type { DatabaseConnection } from '../database/database.ts';
import type { emails } from './emails.table.ts';

/** An email that this process has in flight; `isSuppressed`: nothing arrives at its address. */
export type ClaimedEmail = typeof emails.$inferSelect & { isSuppressed: boolean };

export type EmailStatesContext = { database: DatabaseConnection; instanceId: number; now(): Date };
