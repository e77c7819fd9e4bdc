import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { OwnedTable, Owner } from '../../platform/database/owned-rows.ts';
import { emails } from '../../platform/email/emails.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';

/** A row as it is written down: instants as ISO 8601 in UTC, bytes in hexadecimal. */
export type WrittenRow = Record<string, string | number | boolean | null>;

export type LoadRows = { source: OwnedTable; rows: WrittenRow[] };

type CountedRows = { source: OwnedTable; count: number; rows: WrittenRow[] | null };

/** Who is behind an address: the account that confirmed it, where there is one. */
export async function findOwner(db: Database, email: string): Promise<Owner> {
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email));
  return { userId: user?.userId ?? null, email };
}

/** Every row of a buyer's, table by table. One view of all tables needs a transaction that is `repeatable read`. */
async function readOwnedRows(tables: readonly OwnedTable[], db: Database, owner: Owner): Promise<LoadRows[]> {
  const result: LoadRows[] = [];
  for (const source of tables)
    result.push({ source, rows: (await selectRows(db, owner, source)).map(formatScheduleRow) });
  return result;
}

/** The same, as all tables were at one moment. */
export async function listAllRows(
  tables: readonly OwnedTable[],
  database: DatabaseConnection,
  owner: Owner,
): Promise<LoadRows[]> {
  return database.read((transaction) => readOwnedRows(tables, transaction, owner));
}

/** How many rows of a person's each table has, and the first `most` of them where `isShown`: there may be hundreds of thousands. */
export async function loadFirstRows(
  tables: readonly OwnedTable[],
  db: Database,
  owner: Owner,
  { isShown, most }: { isShown(source: OwnedTable): boolean; most: number },
): Promise<CountedRows[]> {
  const result: CountedRows[] = [];
  for (const source of tables) {
    const count = await db.$count(source.table, source.owned(owner));
    const rows = isShown(source)
      ? (await selectRows(db, owner, source).limit(most)).map(formatScheduleRow)
      : null;
    result.push({ source, count, rows });
  }
  return result;
}

function selectRows(db: Database, owner: Owner, { table, left, owned }: OwnedTable) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => left?.[name] === undefined),
  );
  const [first] = Object.values(columns);
  // As a row of its own no index has it: to read one in its order until some are this person's can mean to read all of it.
  return db.select(columns).from(table).where(owned(owner)).orderBy(sql`row(${first})`);
}

/** How many rows a deletion will remove, as they stand on its receipt. */
export async function countOwnedRows(
  tables: readonly OwnedTable[],
  db: Database,
  owner: Owner,
): Promise<DeletionCounts> {
  const counts: DeletionCounts = {
    documents: 0,
    documentBytes: owner.userId === null ? 0 : await measureDocuments(db, owner.userId),
    signatures: 0,
    journeyEntries: 0,
    messages: 0,
    consentsKept: 0,
  };
  for (const { table, owned, counted } of tables) {
    if (counted !== undefined) counts[counted] += await db.$count(table, owned(owner));
  }
  return counts;
}

/** Bytes of an account's documents as they are by now, what signing has added with them. */
async function measureDocuments(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${documents.size}), 0)` })
    .from(documents)
    .where(eq(documents.userId, userId));
  return Number(row?.bytes);
}

/** How many rows there are of a person in all tables, but for the email that says that all of it is gone. */
export async function countStoredRows(
  tables: readonly OwnedTable[],
  db: Database,
  owner: Owner,
): Promise<number> {
  let held = 0;
  for (const { table, owned } of tables) {
    const isOther = table === emails ? ne(emails.template, 'erasure-receipt') : undefined;
    held += await db.$count(table, and(owned(owner), isOther));
  }
  return held;
}

function formatScheduleRow(row: Record<string, unknown>): WrittenRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, writeValue(value)]));
}

function writeValue(value: unknown): WrittenRow[string] {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as WrittenRow[string];
}
