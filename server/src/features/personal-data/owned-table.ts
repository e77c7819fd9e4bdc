import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Whose rows: by account, and by the address that the account's owner has confirmed. */
export type Owner = { userId: string; email: string };

/**
 * A table with rows of a buyer's. `file` names it in the download; `left` are the columns that stay out of it, each with
 * the reason; `counted` is where its rows count on the receipt of a deletion.
 */
export type OwnedTable = {
  table: PgTable;
  file: string;
  title: string;
  owned(owner: Owner): SQL | undefined;
  left?: Record<string, string>;
  counted?: 'documents' | 'signatures' | 'journeyEntries' | 'messages';
};

/** Rows that carry the account's id. */
export const byAccount = (column: PgColumn) => (owner: Owner) => eq(column, owner.userId);
/** Sent from a public form: the address is the owner's, because nobody else could have confirmed it. */
export const byAddress = (column: PgColumn) => (owner: Owner) => eq(column, owner.email);

/** Why a column stays out of the download. */
export const SECRET = 'opens something: in a copy it would be a risk and of no use';
export const INNER = 'says where the file lies on the server, which no longer matters in the copy';
