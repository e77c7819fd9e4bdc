import type { Database } from '../../database/database.ts';
import { createRequestCoalescer } from '../../request-coalescing.ts';

/** A request that wants to be the one that works under its key. `digest` is null where it is known only later. */
export type IdempotencyLock = {
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
export function createIdempotencyLocks(
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
