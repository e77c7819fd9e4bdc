import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import pLimit from 'p-limit';
import { settleAll } from '../../platform/base/settle-all.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { findRunningInstances } from '../../platform/database/instance.ts';
import { runAsSystem } from '../../platform/database/rls/run-as.ts';
import { mayRemoveFiles } from '../../platform/storage/removal-hold.ts';
import { type Storage, StoreGone } from '../../platform/storage/storage.ts';
import { fileIntents } from './documents.table.ts';

/**
 * The record of files being written or removed. An intent is stored before its file is touched and deleted in the
 * transaction that makes the outcome final, so whatever an abandoned intent names, file and row, may go.
 */
export type FileIntents = {
  /** Reserves `{userId}/{milliseconds}.{extension}` (specification 7); a path already taken moves on by a millisecond. */
  reserve(userId: string, extension: string, now: Date): Promise<string>;
  /**
   * States in the transaction that takes the last row off a file that the file goes; false when someone else is at it.
   * Once the transaction is over, `finishRemoval` or, if it was undone, `release` follows.
   */
  announceLeftover(transaction: Database, storagePath: string, now: Date): Promise<boolean>;
  /**
   * Removes files of which `announceLeftover` was committed, in few transactions at a time however many ask. What cannot go now, as
   * during a backup, is left for the sweep; what it failed with is thrown at the end, and at once when the store is gone.
   */
  finishRemoval(...storagePaths: readonly string[]): Promise<void>;
  /**
   * Removes the file of work that failed, no more at a time than others go. It stays where a row that was committed names it, or where
   * another process removes it. Not before the file is written or its writing has failed.
   */
  discard(storagePath: string, now: Date): Promise<void>;
  /** Ends an intent in the transaction that makes it final; false when a sweep was faster. */
  settle(transaction: Database, storagePath: string): Promise<boolean>;
  /** Work on this path is over in this process, however it ended: from here on a sweep may take it. */
  release(storagePath: string): void;
  /**
   * Removes what crashed or failed work left behind, and what a backup held, of all or of one account; returns how many files it
   * cleared away. One that cannot go does not hold up the others: it stays for the next sweep, and what it failed with is thrown at
   * the end. Where the store is gone none could go, so that it ends there.
   */
  sweep(only?: { userId?: string; stopping?: AbortSignal }): Promise<number>;
};

/** A removal holds a connection while the store works, which may be for minutes; requests need the others. */
const MAX_REMOVALS_AT_ONCE = 3;

type StatedIntent = Pick<typeof fileIntents.$inferSelect, 'storagePath' | 'instanceId'>;

/** A table whose rows name stored files. */
export type FileTable = PgTable & { storagePath: PgColumn };

/**
 * `tables`: every table that names stored files. `finishRemovalOf` removes, in the sweep's transaction, the row of a file where
 * more follows from that than the row; all others go by themselves.
 */
export function createFileIntents(
  database: DatabaseConnection,
  storage: Storage,
  instanceId: number,
  tables: readonly FileTable[],
  finishRemovalOf: (transaction: Database, storagePath: string) => Promise<void>,
): FileIntents {
  const underWay = new Set<string>();
  const limitRemovals = pLimit(Math.max(1, Math.min(MAX_REMOVALS_AT_ONCE, database.connections - 1)));
  const { db } = database;

  async function state(on: Database, storagePath: string, now: Date): Promise<boolean> {
    // One that is already in progress stays so, even when others ask for it.
    const isNew = !underWay.has(storagePath);
    underWay.add(storagePath);
    let isStated = false;
    try {
      const stored = await on
        .insert(fileIntents)
        .values({ storagePath, instanceId, createdAt: now })
        .onConflictDoNothing()
        .returning({ storagePath: fileIntents.storagePath });
      isStated = stored.length > 0;
      return isStated;
    } finally {
      // Also when it is unknown whether it was stored: then the sweep handles it.
      if (!isStated && isNew) underWay.delete(storagePath);
    }
  }

  return {
    async reserve(userId, extension, now) {
      for (let millisecond = now.getTime(); ; millisecond++) {
        const storagePath = `${userId}/${millisecond}.${extension}`;
        if (!underWay.has(storagePath) && (await reservePath(storagePath, now))) return storagePath;
      }
    },
    announceLeftover: state,
    async finishRemoval(...storagePaths) {
      try {
        await settleAll(storagePaths, removeFile, isStoreGone);
      } finally {
        for (const storagePath of storagePaths) underWay.delete(storagePath);
      }
    },
    async discard(storagePath, now) {
      if (await removeIntended(storagePath)) return;
      // A sweep that took this process for dead may have ended the intent before the file was written. Then nothing names the file.
      if (await reservePath(storagePath, now)) await removeIntended(storagePath);
    },
    settle,
    release: (storagePath) => void underWay.delete(storagePath),
    async sweep({ userId, stopping } = {}) {
      let cleared = 0;
      const clear = async (intent: StatedIntent) => {
        if (!stopping?.aborted && (await clearAway(intent))) cleared += 1;
      };
      await settleAll(await findAbandoned(userId), clear, isStoreGone);
      return cleared;
    },
  };

  async function reservePath(storagePath: string, now: Date): Promise<boolean> {
    underWay.add(storagePath);
    let isReserved = false;
    try {
      // By itself and at once: a transaction of the request may be committed after the file is written. As the system, because a row that
      // names the file may be of someone whose rows the requester does not see.
      const { rows } = await runAsSystem(() =>
        db.execute<{ reserved: boolean }>(sql`
        select porchlight_reserve_file(${storagePath}, ${instanceId}, ${now.toISOString()}, ${sql.param(tables.map(getTableName))}) as reserved`),
      );
      isReserved = rows[0]?.reserved ?? false;
      return isReserved;
    } finally {
      // Also when it is unknown whether it was stored: then the sweep handles it.
      if (!isReserved) underWay.delete(storagePath);
    }
  }

  async function settle(transaction: Database, storagePath: string): Promise<boolean> {
    const ended = await transaction
      .delete(fileIntents)
      .where(and(eq(fileIntents.storagePath, storagePath), eq(fileIntents.instanceId, instanceId)))
      .returning({ storagePath: fileIntents.storagePath });
    return ended.length > 0;
  }

  async function findAbandoned(userId?: string): Promise<StatedIntent[]> {
    const isOfUser =
      userId === undefined ? undefined : sql`starts_with(${fileIntents.storagePath}, ${`${userId}/`})`;
    const intents = await db.select().from(fileIntents).where(isOfUser);
    const instanceIds = [...new Set(intents.map((intent) => intent.instanceId))];
    const running = await findRunningInstances((text, values) => db.$client.query(text, values), instanceIds);
    return intents.filter((intent) =>
      intent.instanceId === instanceId ? !underWay.has(intent.storagePath) : !running.has(intent.instanceId),
    );
  }

  /** The row goes first: without its key the file is unreadable, and the intent stays until the file is gone as well. */
  async function clearAway({ storagePath, instanceId: statedBy }: StatedIntent): Promise<boolean> {
    const isAbandoned = await database.transact(async (transaction) => {
      // One that ended since it was read was no longer under way because its outcome is final, and its file is someone's.
      const taken = await transaction
        .update(fileIntents)
        .set({ instanceId })
        .where(and(eq(fileIntents.storagePath, storagePath), eq(fileIntents.instanceId, statedBy)))
        .returning({ storagePath: fileIntents.storagePath });
      if (taken.length === 0) return false;
      await finishRemovalOf(transaction, storagePath);
      for (const table of tables) await transaction.delete(table).where(eq(table.storagePath, storagePath));
      return true;
    });
    return isAbandoned && removeFile(storagePath);
  }

  /** False, and nothing was touched, where this process has no intent on the file. */
  function removeIntended(storagePath: string): Promise<boolean> {
    return limitRemovals(() =>
      database.transact(async (transaction) => {
        if (!(await settle(transaction, storagePath))) return false;
        await storage.remove(storagePath);
        return true;
      }),
    );
  }

  /** False, and nothing was touched, while a backup reads the files. */
  function removeFile(storagePath: string): Promise<boolean> {
    return limitRemovals(() =>
      database.transact(async (transaction) => {
        if (!(await mayRemoveFiles(transaction))) return false;
        // The intent first: who wants to reserve the path meanwhile, such as `discard`, waits until the file is gone.
        await transaction.delete(fileIntents).where(eq(fileIntents.storagePath, storagePath));
        await storage.remove(storagePath);
        return true;
      }),
    );
  }
}

const isStoreGone = (error: unknown) => error instanceof StoreGone;
