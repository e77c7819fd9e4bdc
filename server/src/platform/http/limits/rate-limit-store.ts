import { createRequestCoalescer } from '../../base/request-coalescing.ts';
import type { Database } from '../../database/database.ts';

/** So many tries of one subject, which count from the first of them until `durationMs` later. */
export type ConsumeRequest = { key: string; tries: number; durationMs: number };

/** What the subject has consumed with them, and when it starts again, in ms since 1970. */
export type ConsumedLimit = { tries: number; endsAt: number };

export type RateLimitStore = (request: ConsumeRequest) => Promise<ConsumedLimit>;

/**
 * Counts tries in the database, for all processes. Those that come while others are counted are counted together: a busy network has one
 * row, and every count of its own would wait for the one before it. Runs exempt from row-level security, in no asker's rights or transaction.
 *
 * @throws what the database says, to all who were counted together.
 */
export function createRateLimitStore(db: Database): RateLimitStore {
  const count = createRequestCoalescer((asked: ConsumeRequest[]) => countAll(db, asked));
  return async (request) => {
    // An object of its own: each request counts, also two with the same key.
    const spent = await count({ ...request });
    if (!spent) throw new Error('the database returned no row for an insert');
    return spent;
  };
}

async function countAll(db: Database, asked: ConsumeRequest[]): Promise<Map<ConsumeRequest, ConsumedLimit>> {
  const now = Date.now();
  const subjects = Map.groupBy(asked, ({ key }) => key);
  // Every process takes the rows in the same order, so that no two wait for each other.
  const keys = [...subjects.keys()].sort();
  const sums = keys.map((key) => subjects.get(key)?.reduce((sum, { tries }) => sum + tries, 0));
  const ends = keys.map((key) => now + (subjects.get(key)?.[0]?.durationMs ?? 0));
  const { rows } = await db.$client.query<Row>({
    name: 'count tries',
    text: COUNT,
    values: [keys, sums, ends, now],
  });
  return new Map(
    rows.flatMap(({ key, tries, expire }) => divide(subjects.get(key) ?? [], tries, Number(expire))),
  );
}

/** To each asker as if they had been counted one after the other. `sum`: with all of them. */
function divide(
  askers: readonly ConsumeRequest[],
  sum: number,
  endsAt: number,
): [ConsumeRequest, ConsumedLimit][] {
  let after = 0;
  return askers.toReversed().map((asker) => {
    const spent = { tries: sum - after, endsAt };
    after += asker.tries;
    return [asker, spent];
  });
}

type Row = { key: string; tries: number; expire: string };

const COUNT = `insert into rate_limits as counted (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[])
  on conflict (key) do update set
    points = excluded.points + case when counted.expire > $4 then counted.points else 0 end,
    expire = case when counted.expire > $4 then counted.expire else excluded.expire end
  returning key, points as tries, expire`;
