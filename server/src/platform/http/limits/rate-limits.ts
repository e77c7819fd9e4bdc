import { createHash } from 'node:crypto';
import { listIpv6Groups } from '@porchlight/domain/kernel/ipv6-groups.ts';
import { Failure } from '../../base/failure.ts';
import { createRequestCoalescer } from '../../base/request-coalescing.ts';
import type { Database } from '../../database/database.ts';
import { noteReachedLimit, showLimit } from '../limit-headers.ts';

const COUNT = `insert into rate_limits as counted (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[])
  on conflict (key) do update set
    points = excluded.points + case when counted.expire > $4 then counted.points else 0 end,
    expire = case when counted.expire > $4 then counted.expire else excluded.expire end
  returning key, points as tries, expire`;

/**
 * How many tries at most in how many minutes, by the name that is stored with the counts. What is left of one that `isShown` is in the
 * headers of every answer, not only of a refusal.
 */
export type RateLimitRules = Readonly<Record<string, { maxTries: number; minutes: number; isShown?: true }>>;

/** Those that several features consume; all others are in the manifest of the feature that does. */
export const platformLimits = {
  'mail-address': { maxTries: 5, minutes: 60 },
  'link-network': { maxTries: 50, minutes: 10 },
  'challenge-network': { maxTries: 300, minutes: 10 },
  'plain-form-network': { maxTries: 6, minutes: 60 },
  'plain-form-address': { maxTries: 3, minutes: 60 },
} as const satisfies RateLimitRules;

type PlatformLimit = keyof typeof platformLimits;

/** `Name` are the limits of its own that a feature consumes, beside those of the platform. */
export type RateLimits<Name extends string = never> = {
  /**
   * Counts one try, or several at once; RATE_LIMITED, with the minutes to wait, when there are none left. How many are left after it: of
   * tries that come at the same moment only one learns that none are left.
   */
  readonly consume: (name: Name | PlatformLimit, subject: string, tries?: number) => Promise<number>;
};

/** Counts tries in the database, so that all processes count together. `factor` widens every limit. */
export function createRateLimits<Table extends RateLimitRules>(
  features: Table,
  db: Database,
  factor = 1,
): RateLimits<keyof Table & string> {
  const limits: RateLimitRules = { ...platformLimits, ...features };
  const count = createRateLimitStore(db);
  return {
    async consume(name, subject, tries = 1) {
      const limit = limits[name];
      if (limit === undefined) throw new Error(`there is no rate limit ${name}`);
      const { maxTries, minutes, isShown = false } = limit;
      const seconds = minutes * 60;
      const quota = maxTries * factor;
      const spent = await count({
        key: `${name}:${hideSubject(subject)}`,
        tries,
        durationMs: seconds * 1000,
      });
      const left = quota - spent.tries;
      const state = {
        name,
        quota: Math.floor(quota),
        seconds,
        left: Math.max(0, Math.floor(left)),
        endsAt: spent.endsAt,
      };
      if (isShown) showLimit(state);
      if (left >= 0) return left;
      noteReachedLimit(state);
      throw new Failure('RATE_LIMITED', {
        reason: 'platform.wait',
        params: { minutes: Math.max(1, Math.ceil((spent.endsAt - Date.now()) / 60_000)) },
      });
    },
  };
}

/**
 * Follows the link of an email; a network may follow only so many unknown ones, as guesses are. Valid links are not counted, because all
 * readers of a mail provider share its network.
 *
 * @throws what `follow` throws; RATE_LIMITED in place of LINK_EXPIRED when the network has guessed too often.
 */
export async function countGuesses<Result>(
  limits: RateLimits,
  address: string,
  follow: () => Promise<Result>,
): Promise<Result> {
  try {
    return await follow();
  } catch (error) {
    if (error instanceof Failure && error.code === 'LINK_EXPIRED')
      await limits.consume('link-network', getNetworkName(address));
    throw error;
  }
}

/** One subscriber holds a whole IPv6 /64, so it counts as one network (RFC 6177). */
export function getNetworkName(address: string): string {
  return listIpv6Groups(address)?.slice(0, 4).join(':') ?? address;
}

/** The IPv6 /56 that many providers give to one subscriber (RIPE-690 4.2), which holds 256 of these networks; none of IPv4. */
export function getWiderNetworkName(address: string): string | undefined {
  const groups = listIpv6Groups(address);
  if (!groups) return undefined;
  const [first, second, third, fourth = '0'] = groups;
  return `${first}:${second}:${third}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}/56`;
}

/** Addresses of people are not kept in clear. */
function hideSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

/** So many tries of one subject, which count from the first of them until `durationMs` later. */
type ConsumeRequest = { key: string; tries: number; durationMs: number };

/** What the subject has consumed with them, and when it starts again, in ms since 1970. */
type ConsumedLimit = { tries: number; endsAt: number };

type RateLimitStore = (request: ConsumeRequest) => Promise<ConsumedLimit>;

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
