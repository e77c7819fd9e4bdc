import { emailUrgencies } from '@porchlight/domain/kernel/email-kinds.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { planByIndexOrder } from '../database/plan-by-index-order.ts';
import type { ClaimedEmail, EmailStatesContext } from './claimed-email.ts';
import { emails, suppressedAddresses } from './emails.table.ts';

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

export function createEmailClaims({ database, instanceId, now }: EmailStatesContext): EmailClaims {
  /** Where the last look at one domain after the other ended: the next begins behind it, so that each has its turn. */
  let lastDomain: string | undefined;

  /** Past domains at their bound, in the order of domains. */
  async function chooseBehind(transaction: Database, choice: Choice): Promise<void> {
    const stretches = listStretches(choice.listFull(), lastDomain);
    const found = await choice.add(transaction, (rest) => ofOtherDomains(stretches, rest, now()));
    const isRoundOver = found.length === 0 && lastDomain !== undefined;
    lastDomain = found.at(-1);
    if (isRoundOver) await chooseBehind(transaction, choice);
  }

  return {
    async claim(claim) {
      const taken = await database.transact(async (transaction) => {
        await planByIndexOrder(transaction);
        const choice = createChoice(claim);
        await choice.add(transaction, (rest) => firstInTurn(rest, now()));
        if (choice.ids.length < claim.most && choice.listFull().length > 0)
          await chooseBehind(transaction, choice);
        if (choice.ids.length === 0) return [];
        return (
          transaction
            .update(emails)
            .set({ state: 'sending', instanceId, tries: sql`${emails.tries} + 1`, triedAt: now() })
            // Nothing of the state: that would let the planner read all that waits once for each of these.
            .where(inArray(emails.id, choice.ids))
            .returning()
        );
      });
      const suppressed = await findSuppressed(database.db, taken);
      return taken.sort(byTurn).map((email) => ({ ...email, isSuppressed: suppressed.has(email.email) }));
    },
  };
}

const DOMAIN = sql.raw(`split_part(email, '@', 2) collate "C"`);
const readDomain = (email: string) => email.split('@')[1] ?? '';

type Rest = { most: number; passedOver: readonly string[] };

type Choice = {
  /** Those that are locked, and for which their domains have room. */
  ids: string[];
  /** Chooses among what a query locks for as many as are still wanted; gives the domains of those that were chosen. */
  add(transaction: Database, find: (rest: Rest) => SQL): Promise<string[]>;
  listFull(): string[];
};

/** What a query locks beyond the room of a domain is free again when the claim ends. */
function createChoice({ most, perDomain, inFlight = [], passedOver = [] }: Claim): Choice {
  const ids: string[] = [];
  const used = new Map<string, number>();
  const count = (domain: string) => used.get(domain) ?? 0;
  for (const email of inFlight) used.set(readDomain(email), count(readDomain(email)) + 1);
  return {
    ids,
    async add(transaction, find) {
      const rest = { most: most - ids.length, passedOver: [...passedOver, ...ids] };
      const { rows } = await transaction.execute<{ id: string; domain: string }>(find(rest));
      return rows.flatMap(({ id, domain }) => {
        if (count(domain) >= perDomain) return [];
        used.set(domain, count(domain) + 1);
        ids.push(id);
        return [domain];
      });
    },
    listFull: () => [...used.keys()].filter((domain) => count(domain) >= perDomain),
  };
}

const isDue = ({ passedOver }: Rest, now: Date) =>
  sql`state = 'queued' and due_at <= ${now} and id <> all(${sql.param([...passedOver])}::uuid[])`;

/** Those that are due and not taken by another process at this moment, by their turn. */
const firstInTurn = (rest: Rest, now: Date) => sql`
  select id, ${DOMAIN} as domain from emails where ${isDue(rest, now)}
   order by urgency, due_at limit ${rest.most} for update skip locked`;

type Stretch = { above: string; below: string };

/** Sorts behind every domain. */
const END = '\u{10ffff}';

/** Between domains that are left out; first those behind the last one that had its turn, which is left out as well. */
function listStretches(leftOut: readonly string[], last = ''): Stretch[] {
  const edges = [...new Set(['', ...leftOut, last, END])].sort();
  const stretches = edges.slice(1).map((below, index) => ({ above: edges[index] ?? '', below }));
  const behind = stretches.filter(({ above }) => above >= last);
  return [...behind, ...stretches.filter((stretch) => !behind.includes(stretch))];
}

/** By `emails_queued_domains`, which ends where a stretch does: what domains at their bound have waiting is not read. */
function ofOtherDomains(stretches: readonly Stretch[], rest: Rest, now: Date): SQL {
  const turns = emailUrgencies.flatMap((_, urgency) => stretches.map((stretch) => ({ urgency, ...stretch })));
  return sql`
    select found.* from unnest(${sql.param(turns.map(({ urgency }) => urgency))}::smallint[], ${sql.param(turns.map(({ above }) => above))}::text[],
                               ${sql.param(turns.map(({ below }) => below))}::text[]) as turn (urgency, above, below)
     cross join lateral (
       select id, ${DOMAIN} as domain from emails
        where ${isDue(rest, now)} and emails.urgency = turn.urgency
          and ${DOMAIN} > turn.above collate "C" and ${DOMAIN} < turn.below collate "C"
        order by ${DOMAIN}, due_at limit ${rest.most} for update skip locked) found
     limit ${rest.most}`;
}

type Row = typeof emails.$inferSelect;

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
