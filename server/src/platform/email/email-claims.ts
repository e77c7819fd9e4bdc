import { emailUrgencies } from '@porchlight/domain/email/email-kind.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ClaimedEmail, EmailStatesContext } from './claimed-email.ts';
import { letters, suppressedAddresses } from './emails.table.ts';

export type Claim = {
  /** At most so many are taken. */
  most: number;
  /** At most so many to one domain are in flight in this process, those of `inFlight` among them. */
  perDomain: number;
  /** The addresses of what this process has in flight already. */
  inFlight?: readonly string[];
  /** Emails that are left where they are. */
  passedOver?: readonly string[];
};

export type EmailClaims = {
  /**
   * Takes emails whose turn it is, and stores that this process has them in flight. One to a domain at its bound is passed over, and
   * those behind it are found however many wait before them.
   */
  claim(claim: Claim): Promise<ClaimedEmail[]>;
};

const FIRST = emailUrgencies.indexOf('first');
/** Of what waits so many are looked at for domains below their bound before domains are asked one by one. */
const LOOKED_AT = 100;

export function createEmailClaims({ database, instanceId, now }: EmailStatesContext): EmailClaims {
  /** Where the last look at one domain after the other ended: the next begins behind it, so that each has its turn. */
  let lastDomain: string | undefined;

  async function take(claim: Claim, candidates: SQL): Promise<ClaimedEmail[]> {
    const taken = await database.transact(async (transaction) => {
      // While thousands are queued within a minute, statistics know of none, and a plan would read and sort all that wait at each claim.
      await transaction.execute(sql`set local enable_bitmapscan = off`);
      return transaction
        .update(letters)
        .set({ state: 'sending', instanceId, tries: sql`${letters.tries} + 1`, triedAt: now() })
        .where(sql`(${letters.id}, ${letters.createdAt}) in ${chooseFrom(candidates, claim, now())}`)
        .returning();
    });
    const suppressed = await findSuppressed(database.db, taken);
    return taken.sort(byTurn).map((letter) => ({ ...letter, isSuppressed: suppressed.has(letter.email) }));
  }

  /** Past domains at their bound, in the order of domains. */
  async function takeBehind(claim: Claim, full: readonly string[]): Promise<ClaimedEmail[]> {
    const taken = await take(claim, ofOtherDomains([...full, lastDomain ?? '', ''], claim.most, now()));
    if (taken.length === 0 && lastDomain !== undefined) {
      lastDomain = undefined;
      return takeBehind(claim, full);
    }
    lastDomain = taken
      .map(({ email }) => readDomain(email))
      .sort()
      .at(-1);
    return taken;
  }

  return {
    async claim(claim) {
      const taken = await take(claim, firstInTurn(now(), claim.passedOver ?? []));
      const inFlight = [...(claim.inFlight ?? []), ...taken.map(({ email }) => email)];
      const full = [...Map.groupBy(inFlight, readDomain)].flatMap(([domain, { length }]) =>
        length < claim.perDomain ? [] : [domain],
      );
      if (taken.length === claim.most || full.length === 0) return taken;
      const rest = { ...claim, most: claim.most - taken.length, inFlight };
      return [...taken, ...(await takeBehind(rest, full))];
    },
  };
}

const DOMAIN = sql.raw(`split_part(email, '@', 2) collate "C"`);
const readDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Those that are due, by their turn. */
const firstInTurn = (now: Date, passedOver: readonly string[]) => sql`
  select id, created_at, urgency, due_at, ${DOMAIN} as domain from letters
   where state = 'queued' and due_at <= ${now} and id <> all(${sql.param([...passedOver])}::uuid[])
   order by urgency, due_at limit ${LOOKED_AT}`;

/** The first of each stretch of domains between those left out, by `letters_queued_domains`: it never reads what they have waiting. */
const ofOtherDomains = (leftOut: readonly string[], most: number, now: Date) => sql`
  select found.* from unnest(${sql.param(emailUrgencies.map((_, index) => index))}::smallint[]) as turn (urgency)
   cross join (select low, lead(low) over (order by low) as high
                 from (select distinct domain collate "C" as low from unnest(${sql.param([...leftOut])}::text[]) as domain) ends) stretch
   cross join lateral (
     select id, created_at, letters.urgency, due_at, ${DOMAIN} as domain from letters
      where state = 'queued' and letters.urgency = turn.urgency and due_at <= ${now}
        and ${DOMAIN} > stretch.low and (stretch.high is null or ${DOMAIN} < stretch.high)
      order by ${DOMAIN}, due_at limit ${most}) found`;

/**
 * Of candidates those that nobody else takes at this moment, with no more for one domain than it has room for. What others hold back is
 * made up for by what is behind it, so more are locked than one domain may have, and the surplus is left.
 */
const chooseFrom = (
  candidates: SQL,
  { most, perDomain, inFlight = [], passedOver = [] }: Claim,
  now: Date,
) => sql`(
  with used as (select split_part(email, '@', 2) as domain, count(*) as count from unnest(${sql.param([...inFlight])}::text[]) as email group by 1),
  ranked as (
    select c.*, coalesce(used.count, 0) as used,
           coalesce(used.count, 0) + row_number() over (partition by c.domain order by c.urgency, c.due_at) as place
      from (${candidates}) c left join used using (domain)),
  held as (
    select l.id, l.created_at, l.urgency, l.due_at, r.domain, r.used from letters l join ranked r on r.id = l.id and r.created_at = l.created_at
     where l.state = 'queued' and l.due_at <= ${now} and r.used < ${perDomain} and l.id <> all(${sql.param([...passedOver])}::uuid[])
     order by r.place > ${perDomain}, l.urgency, l.due_at limit ${most} for update of l skip locked)
  select id, created_at from (select id, created_at, used + row_number() over (partition by domain order by urgency, due_at) as place from held) h
   where place <= ${perDomain})`;

type Row = typeof letters.$inferSelect;

const byTurn = (one: Row, other: Row) =>
  one.urgency - other.urgency || one.dueAt.getTime() - other.dueAt.getTime();

/** Of these the addresses at which nothing arrives. Whatever is first at this moment is tried wherever it goes: someone waits for it, or is warned by it. */
async function findSuppressed(db: Database, rows: readonly Row[]): Promise<Set<string>> {
  const asked = rows.filter(({ urgency }) => urgency !== FIRST).map(({ email }) => email);
  if (asked.length === 0) return new Set();
  const found = await db
    .select({ email: suppressedAddresses.email })
    .from(suppressedAddresses)
    .where(inArray(suppressedAddresses.email, asked));
  return new Set(found.map(({ email }) => email));
}
