import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../base/failure.ts';
import { createRequestCoalescer } from '../../base/request-coalescing.ts';
import type { Sealer } from '../../base/sealed-text.ts';
import type { Database, DatabaseConnection } from '../../database/database.ts';
import { DeferredWork } from '../../database/deferred-commits.ts';
import { findRunningInstances } from '../../database/instance.ts';
import { createPlaceholders, prepareStatement } from '../../database/prepared-statements.ts';
import { idempotencyKeys } from './idempotency-store.table.ts';

/** A request under an Idempotency-Key. `owner` is whose key it is: the same key of two owners is two keys. */
export type KeyedRequest = {
  owner: string;
  userId: string | null;
  key: string;
  method: string;
  path: string;
  /** Reads what was sent; of a stream only once it was read to its end. */
  readDigest(): Promise<string>;
  /** Whether the digest is known before the work is done. */
  isRead: boolean;
};

export type IdempotentAnswer = { status: number; body: string };

/** Carries out each request under a key once, and answers it the same way for a day (decision 0042). */
export type IdempotencyStore = {
  /**
   * Gives the stored answer, or does the work and keeps what it answers, in the transaction of its effect. KEY_REUSED when the key
   * was another request's, and when this one was carried out and its answer was taken away since; KEY_IN_USE while that request is
   * worked on. Work that fails keeps nothing.
   */
  answer<Given extends IdempotentAnswer>(
    request: KeyedRequest,
    work: () => Promise<Given>,
  ): Promise<{ kept: IdempotentAnswer } | { given: Given }>;
};

export type IdempotencyStoreParts = {
  /** Of `deferCommits`. */
  database: DatabaseConnection;
  sealer: Sealer;
  instanceId: number;
  warn(error: Error): void;
  now(): Date;
};

/** A request that wants to be the one that works under its key. `digest` is null where it is known only later. */
type IdempotencyLock = {
  id: string;
  userId: string | null;
  method: string;
  path: string;
  digest: string | null;
  claim: string;
};

/** After so long a request counts as given up by a process that still runs: it could not even say that it failed. */
const CLAIM_ENDS_AFTER_MS = 120_000;

/**
 * Claims keys that are free, or whose request was given up. Concurrent claims are batched into one transaction. Runs exempt from row-level
 * security: a claim is made before the actor is set.
 *
 * @returns whether the claim holds; false where another request's does, also one made in this moment.
 * @throws what the database says, to all who were claimed together.
 */
function createIdempotencyLocks(
  db: Database,
  instanceId: number,
  now: () => Date,
): (claim: IdempotencyLock) => Promise<boolean> {
  const claimTogether = createRequestCoalescer((asked: IdempotencyLock[]) =>
    claimAll(db, asked, instanceId, now()),
  );
  return async (claim) => (await claimTogether(claim)) === true;
}

async function claimAll(
  db: Database,
  asked: readonly IdempotencyLock[],
  instanceId: number,
  at: Date,
): Promise<Map<IdempotencyLock, boolean>> {
  // Of several under one key the first may have it. Every process takes the rows in the same order, so that no two wait for each other.
  const first = new Map(asked.toReversed().map((claim) => [claim.id, claim]));
  const claims = [...first.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'claim keys',
    text: CLAIM,
    values: [
      claims.map(({ id }) => id),
      claims.map(({ userId }) => userId),
      claims.map(({ method }) => method),
      claims.map(({ path }) => path),
      claims.map(({ digest }) => digest),
      claims.map(({ claim }) => claim),
      instanceId,
      at.toISOString(),
      new Date(at.getTime() - CLAIM_ENDS_AFTER_MS).toISOString(),
    ],
  });
  const claimed = new Set(rows.map(({ id }) => id));
  return new Map(claims.filter(({ id }) => claimed.has(id)).map((claim) => [claim, true]));
}

/**
 * A claim need not outlive a crash of the database: the commit of its work, which does, is written after it, so either both are
 * there or neither. For this one commit the disk is not waited for.
 */
const CLAIM = `insert into kept_answers as kept (id, user_id, method, path, digest, claim, instance_id, at)
  select *, $7::integer, $8::timestamptz
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[])
  on conflict (id) do update set
    user_id = excluded.user_id, method = excluded.method, path = excluded.path, digest = excluded.digest,
    claim = excluded.claim, instance_id = excluded.instance_id, at = excluded.at
  where kept.status is null and kept.at < $9::timestamptz
  returning id, set_config('synchronous_commit', 'off', true)`;

export function createIdempotencyStore({
  database,
  sealer,
  instanceId,
  warn,
  now,
}: IdempotencyStoreParts): IdempotencyStore {
  const { db } = database;
  const claimFree = createIdempotencyLocks(db, instanceId, now);
  const underWay = new Set<string>();

  /** The claim of this request, or the answer that is kept. */
  async function claimKey(
    id: string,
    request: KeyedRequest,
    claim: string,
  ): Promise<IdempotentAnswer | undefined> {
    const { userId, method, path } = request;
    const digest = request.isRead ? sealer.mark(await request.readDigest(), id) : null;
    const asked = { id, userId, method, path, digest, claim };
    if (await claimFree(asked)) return undefined;
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    if (row?.status != null) {
      const sent = sealer.mark(await request.readDigest(), id);
      if (row.method !== method || row.path !== path || row.digest !== sent) throw new Failure('KEY_REUSED');
      if (row.answer === null) throw new Failure('KEY_REUSED', { reason: 'platform.answer-gone' });
      return { status: row.status, body: Buffer.from(sealer.open(row.answer, id)).toString() };
    }
    if (row && (await isAbandoned(row))) {
      const taken = await db
        .update(idempotencyKeys)
        .set({ ...asked, instanceId, at: now() })
        .where(
          and(
            eq(idempotencyKeys.id, id),
            eq(idempotencyKeys.claim, row.claim),
            isNull(idempotencyKeys.status),
          ),
        )
        .returning({ id: idempotencyKeys.id });
      if (taken.length > 0) return undefined;
    }
    throw new Failure('KEY_IN_USE');
  }

  async function isAbandoned(row: { instanceId: number; claim: string }): Promise<boolean> {
    if (row.instanceId === instanceId) return !underWay.has(row.claim);
    const running = await findRunningInstances(
      (text, values) => db.$client.query(text, values),
      [row.instanceId],
    );
    return !running.has(row.instanceId);
  }

  return {
    async answer(request, work) {
      const id = sealer.mark(request.key, request.owner);
      const claim = randomUUID();
      underWay.add(claim);
      const held = new DeferredWork((transaction) => holdClaim(transaction, id, claim));
      try {
        const kept = await claimKey(id, request, claim);
        if (kept) return { kept };
        const given = await held.run(work);
        const { status, body } = given;
        const answer = sealer.seal(Buffer.from(body), id);
        const digest = sealer.mark(await request.readDigest(), id);
        const settle = (on: Database) => keepAnswer(on, id, claim, { status, answer, digest, at: now() });
        if (!(await held.commit(settle))) await settle(db);
        return { given };
      } catch (error) {
        await held.commit().catch(() => undefined);
        await forgetClaim(db, id, claim).catch(warn);
        throw error;
      } finally {
        held.end();
        underWay.delete(claim);
      }
    },
  };
}

const isOwn = (id: string, claim: string) =>
  and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.claim, claim));

/** Keeps anyone else from taking the claim before the transaction ends; KEY_IN_USE, which undoes it, when someone has. */
async function holdClaim(transaction: Database, id: string, claim: string): Promise<void> {
  const own = await transaction
    .select({ one: sql`1` })
    .from(idempotencyKeys)
    .where(isOwn(id, claim))
    .for('update');
  if (own.length === 0) throw new Failure('KEY_IN_USE');
}

type StoredAnswer = { status: number; answer: Uint8Array; digest: string; at: Date };

const storeAnswer = prepareStatement<StoredAnswer & { id: string; claim: string }, { id: string }[]>(
  'keep answer',
  (on) =>
    on
      .update(idempotencyKeys)
      .set(createPlaceholders(idempotencyKeys, ['status', 'answer', 'digest', 'at']))
      .where(
        and(
          eq(idempotencyKeys.id, sql.placeholder('id')),
          eq(idempotencyKeys.claim, sql.placeholder('claim')),
        ),
      )
      .returning({ id: idempotencyKeys.id }),
);

async function keepAnswer(on: Database, id: string, claim: string, answer: StoredAnswer): Promise<void> {
  const kept = await storeAnswer(on, { id, claim, ...answer });
  if (kept.length === 0) throw new Failure('KEY_IN_USE');
}

/** Of a request that failed nothing is kept: it can be mended and sent again under the same key. */
async function forgetClaim(db: Database, id: string, claim: string): Promise<void> {
  await db.delete(idempotencyKeys).where(and(isOwn(id, claim), isNull(idempotencyKeys.status)));
}
