import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Whose rows: by account, where there is one, and by the address, which an account's owner has confirmed. */
export type Owner = { userId: string | null; email: string };

/**
 * What a table holds of a person. `file` names it in the download; `left` are the columns that stay out of it, each with
 * the reason; `counted` is where its rows count on the receipt of a deletion. `erased` says how a deletion takes the rows: `row`
 * by row, because no account takes them along when it goes; otherwise they go with the account, or in their own way in
 * `erase-rows.ts`.
 */
export type OwnedRows = {
  file: string;
  title: string;
  owned(owner: Owner): SQL | undefined;
  left?: Readonly<Record<string, string>>;
  counted?: Exclude<keyof DeletionCounts, 'documentBytes' | 'consentsKept'>;
  erased?: 'row';
  /** Words of the privacy page that name it. */
  onPrivacyPage?: string;
};

/** A table with rows of a person's. */
export type OwnedTable = OwnedRows & { table: PgTable };

/** Rows that carry the account's id; none for an address without one. */
export const byAccount = (column: PgColumn) => (owner: Owner) =>
  owner.userId === null ? sql`false` : eq(column, owner.userId);

/** Sent from a public form: the address is the owner's, because no one else could have confirmed it. */
export const byAddress = (column: PgColumn) => (owner: Owner) => eq(column, owner.email);

/** Rows that an account sent are that account's, whatever address was typed; those that were sent without signing in go by address. */
export const byAccountElseAddress = (account: PgColumn, address: PgColumn) => (owner: Owner) =>
  or(byAccount(account)(owner), and(isNull(account), eq(address, owner.email)));

/** Rows that name the account or the address. */
export const byEither = (account: PgColumn, address: PgColumn) => (owner: Owner) =>
  or(byAccount(account)(owner), eq(address, owner.email));

/** Why a column stays out of the download. */
export const SECRET = 'opens something: in a copy it would be a risk and of no use';
export const INNER = 'says where the file lies on the server, which no longer matters in the copy';
