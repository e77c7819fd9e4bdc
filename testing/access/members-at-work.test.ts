import { randomUUID } from 'node:crypto';
import {
  hasRights,
  type StaffRight,
  type StaffRole,
  staffRoles,
} from '@porchlight/domain/kernel/staff-roles.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../server/src/platform/database/database.ts';
import { runAsUser } from '../../server/src/platform/database/rls/run-as.ts';
import { createPerson, type Person } from '../app/create-person.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { waitUntil } from '../app/wait-for.ts';
import { type Reply, type TestBuyer, toBuyer } from '../people/test-buyer.ts';
import { joinPurchase } from '../people/test-people.ts';

const PURCHASES = 200;
/** Purchases of two buyers. */
const COUPLES = 20;
/** Half of all acts are about so few purchases that members and buyers meet there. */
const BUSY = 12;
const ROUNDS = 120;
/** Members whose accounts are erased meanwhile are among the last; none of them is one of two. */
const ERASED = 6;

type Buyer = { id: string; email: string; browser: TestBuyer };
type Purchase = { id: string; buyers: Buyer[]; isErased: boolean };
type Member = { id: string; role: StaffRole; browser: TestBuyer };
type Work = { member: Member; purchase: Purchase; nth: number };

/** What a member does, the right it needs, and the line of the log that each buyer gets for it. */
type Act = { right: StaffRight; logs: string; isReading?: boolean; run(work: Work): Promise<Reply> };

let app: TestApp;
let database: DatabaseConnection;
let members: Member[];
let purchases: Purchase[];

const acts: Record<string, Act> = {
  ask: {
    ...{ right: 'decide', logs: 'documents.asked' },
    run: ({ member, purchase, nth }) =>
      member.browser.call('POST', `/api/staff/purchases/${purchase.id}/document-requests`, {
        requests: [{ title: `Letter ${nth % 4}`, why: 'The lender asks for it.' }],
      }),
  },
  waive: {
    ...{ right: 'decide', logs: 'documents.request-waived' },
    run: async ({ member, purchase, nth }) =>
      member.browser.call(
        'POST',
        `/api/staff/purchases/${purchase.id}/document-requests/${await pick('document_requests', purchase, nth)}/waiver`,
        { seen: 'asked', reason: 'It is no longer needed.' },
      ),
  },
  propose: {
    ...{ right: 'decide', logs: 'proposals.made' },
    run: ({ member, purchase, nth }) =>
      member.browser.call('POST', `/api/staff/purchases/${purchase.id}/proposals`, {
        ...{ kind: 'date', key: 'closing-day', why: 'The lender is ready.' },
        value: `2099-01-${String((nth % 27) + 1).padStart(2, '0')}`,
      }),
  },
  withdraw: {
    ...{ right: 'decide', logs: 'proposals.withdrawn' },
    run: async ({ member, purchase, nth }) =>
      member.browser.call(
        'POST',
        `/api/staff/purchases/${purchase.id}/proposals/${await pick('proposals', purchase, nth)}/withdrawal`,
        {},
      ),
  },
  answer: {
    ...{ right: 'answer', logs: 'messages.answered' },
    run: async ({ member, purchase }) => {
      const [last] = await app.query('select last_at from message_threads where purchase_id = $1', [
        purchase.id,
      ]);
      return member.browser.call('PUT', `/api/staff/messages/${purchase.id}/answers/${randomUUID()}`, {
        text: 'Friday works.',
        seenAt: last ? new Date(String(last.last_at)).toISOString() : null,
      });
    },
  },
  handOver: {
    ...{ right: 'decide', logs: 'home-buyers.owner-changed' },
    run: async ({ member, purchase }) => {
      const [owned] = await app.query('select version from purchase_owners where purchase_id = $1', [
        purchase.id,
      ]);
      return member.browser.call('PUT', `/api/staff/purchases/${purchase.id}/owner`, {
        ...{ version: owned?.version ?? 0, note: 'They answer on Fridays.' },
        ownerId: hasRights(member.role, 'decide') ? member.id : null,
      });
    },
  },
  look: {
    ...{ right: 'figures', logs: 'home-buyers.opened', isReading: true },
    run: ({ member, purchase }) =>
      member.browser.call('GET', `/api/staff/home-buyers/${purchase.buyers[0]?.id}/purchase`),
  },
  readThread: {
    ...{ right: 'answer', logs: 'messages.read', isReading: true },
    run: ({ member, purchase }) => member.browser.call('GET', `/api/staff/messages/${purchase.id}`),
  },
};

beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 1, () => undefined);
  const sign = async (options: Parameters<typeof createPerson>[1]) => {
    const person = await createPerson(app.readParts(), options);
    return { person, browser: toBuyer(app, person) };
  };
  members = await Promise.all(
    staffRoles.map(async (role) => {
      const { person, browser } = await sign({ role, name: `Member ${role}` });
      return { id: person.id, role, browser };
    }),
  );
  const people: { person: Person; browser: TestBuyer }[] = [];
  for (let count = 0; count < PURCHASES + COUPLES; count += 1) people.push(await sign({}));
  const asBuyer = ({ person: { id, email }, browser }: (typeof people)[number]): Buyer => ({
    id,
    email,
    browser,
  });
  const buyers = people.map(asBuyer);
  for (const [nth, other] of buyers.slice(PURCHASES).entries())
    await joinPurchase(app, buyers[nth]?.browser as TestBuyer, other.browser);
  const rows = await app.query(
    'select id, porchlight_purchase_of(id) as purchase from users where id = any($1)',
    [buyers.map(({ id }) => id)],
  );
  const idOf = new Map(rows.map(({ id, purchase }) => [String(id), String(purchase)]));
  purchases = [...Map.groupBy(buyers, ({ id }) => idOf.get(id) ?? '')].map(([id, own]) => ({
    ...{ id, buyers: own, isErased: false },
  }));
  expect(purchases).toHaveLength(PURCHASES);
}, 240_000);
afterAll(async () => {
  await database.close();
  await app.close();
});

describe('five members on 200 purchases', () => {
  it('do at random what their rights allow, beside the buyers, and each act is in the log once for each buyer', {
    timeout: 240_000,
  }, async () => {
    const done: string[] = [];
    const read: { line: string; purchase: Purchase }[] = [];
    const outcomes = new Map<string, number>();
    for (const [nth, round] of fc.sample(rounds, { numRuns: ROUNDS, seed: SEED }).entries()) {
      await Promise.all([
        ...round.acts.map(async ({ name, purchase: place }, seat) => {
          const [member, purchase] = [members[seat] as Member, purchases[place] as Purchase];
          const act = acts[name] as Act;
          const isErasing = purchase.isErased;
          const reply = await act.run({ member, purchase, nth: nth * 5 + seat });
          const outcome = reply.status === 200 ? 'done' : String(reply.body.code);
          outcomes.set(`${name}: ${outcome}`, (outcomes.get(`${name}: ${outcome}`) ?? 0) + 1);
          expect(
            ['done', 'CHANGED_MEANWHILE', 'NOT_FOUND', 'NOT_ALLOWED'],
            `${name}, round ${nth}`,
          ).toContain(outcome);
          if (!hasRights(member.role, act.right)) expect([name, outcome]).toEqual([name, 'NOT_ALLOWED']);
          else expect([name, outcome]).not.toEqual([name, 'NOT_ALLOWED']);
          if (outcome !== 'done') return;
          expect(isErasing, 'an act on a purchase that was erased before').toBe(false);
          for (const buyer of purchase.buyers)
            if (act.isReading) read.push({ line: `${member.id} ${act.logs} ${buyer.id}`, purchase });
            else done.push(`${member.id} ${act.logs} ${purchase.id}`);
        }),
        actAsBuyer(purchases[round.buyer] as Purchase, nth),
        ...(round.erased === undefined ? [] : [erase(purchases[PURCHASES - 1 - round.erased] as Purchase)]),
      ]);
    }
    const logged = await app.query(
      `select member_id, action, coalesce(subject_id, '') as subject, about_user_id as about from staff_actions where member_id = any($1)`,
      [members.map(({ id }) => id)],
    );
    const changes = new Set(Object.values(acts).flatMap(({ isReading, logs }) => (isReading ? [] : [logs])));
    // Proposing withdraws what is open for the same: those lines are counted from what was stored.
    changes.delete(acts.withdraw?.logs ?? '');
    const times = countLines(
      logged
        .filter(({ action }) => changes.has(String(action)))
        .map((row) => `${row.member_id} ${row.action} ${row.subject}`),
    );
    expect(times).toEqual(countLines(done.filter((line) => changes.has(line.split(' ')[1] ?? ''))));
    const withdrawn = await app.query("select purchase_id as id from proposals where state = 'withdrawn'");
    const withdrawals = logged
      .filter(({ action }) => action === acts.withdraw?.logs)
      .map(({ subject }) => String(subject));
    const stored = new Set(withdrawn.map(({ id }) => String(id)));
    expect(countLines(withdrawals.filter((id) => stored.has(id)))).toEqual(
      countLines(
        withdrawn.flatMap(
          ({ id }) => purchases.find((each) => each.id === id)?.buyers.map(() => String(id)) ?? [],
        ),
      ),
    );
    const readers = new Set(logged.map((row) => `${row.member_id} ${row.action} ${row.about}`));
    for (const { line, purchase } of read) if (!purchase.isErased) expect(readers).toContain(line);
    // Each kind of act was done and refused: otherwise nothing was tried.
    for (const name of Object.keys(acts))
      for (const outcome of ['done', 'NOT_ALLOWED'])
        expect(outcomes.get(`${name}: ${outcome}`), name).toBeGreaterThan(0);
    expect(outcomes.get('handOver: CHANGED_MEANWHILE') ?? 0, 'members who met').toBeGreaterThan(0);
  });

  it('each read that a purchase is gone which is erased in that instant', async () => {
    const admin = members.find(({ role }) => role === 'admin') as Member;
    const purchase = purchases.find(({ isErased, buyers: [, other] }) => !isErased && !other) as Purchase;
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('delete from users where id = $1', [purchase.buyers[0]?.id]);
      const asked = Object.entries(acts).map(async ([name, act]) => {
        const { status, body } = await act.run({ member: admin, purchase, nth: 0 });
        return [name, status === 200 ? 'done' : body.code];
      });
      await waitUntil('those who wait for the erasure', async () => {
        const [waiting] = await app.query(
          "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return Number(waiting?.count) >= WAITING;
      });
      await client.query('commit');
      purchase.isErased = true;
      expect(Object.fromEntries(await Promise.all(asked))).toEqual(
        Object.fromEntries(Object.keys(acts).map((name) => [name, 'NOT_FOUND'])),
      );
    } finally {
      await client.end();
    }
  });

  it('leave each buyer with what is of their purchase, and no row of another one', async () => {
    const tables = ['messages', 'message_threads', 'document_requests', 'proposals'];
    for (const { id, buyers, isErased } of purchases) {
      const stored = await Promise.all(
        tables.map((table) =>
          app.query(`select count(*)::int as rows from ${table} where purchase_id = $1`, [id]),
        ),
      );
      const expected = stored.map(([row]) => Number(row?.rows));
      if (isErased) expect(expected).toEqual(tables.map(() => 0));
      for (const buyer of isErased ? [] : buyers)
        expect(await countRowsSeen(buyer, tables)).toEqual(expected);
    }
  });

  it('leave each buyer an access log of all that was done about them, and of no other', async () => {
    for (const { id, buyers } of purchases.slice(0, COUPLES))
      for (const buyer of buyers) {
        const { body } = await buyer.browser.call('GET', '/api/personal-data/access-log');
        const [stored] = await app.query(
          'select count(*)::int as rows, coalesce(bool_and(subject_id is null or subject_id in ($2, $1)), true) as own from staff_actions where about_user_id = $1',
          [buyer.id, id],
        );
        expect(stored).toMatchObject({ own: true });
        expect(Number(stored?.rows)).toBeGreaterThanOrEqual((body.entries as unknown[]).length);
      }
  });
});

/** Requests that wait for an erasure before it ends; others find the database's connections taken. */
const WAITING = 4;

/** Which sequence of acts; another one is tried by changing it. */
const SEED = 20261130;

const place = fc.oneof(fc.nat(BUSY - 1), fc.nat(PURCHASES - 1));
const act = fc.record({ name: fc.constantFrom(...Object.keys(acts)), purchase: place });
const ofEach = { minLength: staffRoles.length, maxLength: staffRoles.length };
/** In one round of five all members do the same to the same purchase. */
const rounds = fc.record({
  acts: fc.oneof(
    { weight: 4, arbitrary: fc.array(act, ofEach) },
    { weight: 1, arbitrary: act.map((same) => staffRoles.map(() => same)) },
  ),
  buyer: place,
  erased: fc.option(fc.nat(ERASED - 1), { nil: undefined, freq: 12 }),
});

/** The id of one of the purchase's rows; of none where it has none. */
async function pick(
  table: 'document_requests' | 'proposals',
  { id }: Purchase,
  nth: number,
): Promise<string> {
  const rows = await app.query(`select id from ${table} where purchase_id = $1 order by id`, [id]);
  return String(rows[nth % Math.max(rows.length, 1)]?.id ?? randomUUID());
}

/** A buyer writes, or answers what was proposed. */
async function actAsBuyer(purchase: Purchase, nth: number): Promise<void> {
  const buyer = purchase.buyers[nth % purchase.buyers.length] as Buyer;
  const [open] = await app.query("select id from proposals where purchase_id = $1 and state = 'open'", [
    purchase.id,
  ]);
  const reply =
    nth % 2 === 0 && open !== undefined
      ? await buyer.browser.call('POST', `/api/proposals/${open.id}/answer`, { as: 'declined', seen: null })
      : await buyer.browser.call('PUT', `/api/messages/${randomUUID()}`, {
          ...{ purchaseId: purchase.id, text: 'May we close on a Friday?' },
        });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
}

/** How often each line is there, in one order. */
function countLines(lines: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(lines, (line) => line)].map(([line, same]) => [line, same.length] as const).sort(),
  );
}

async function erase(purchase: Purchase): Promise<void> {
  purchase.isErased = true;
  await app.query('delete from users where id = $1', [purchase.buyers[0]?.id]);
}

/** The rows that a buyer's own requests can reach. */
const countRowsSeen = (buyer: Buyer, tables: readonly string[]) =>
  runAsUser({ userId: buyer.id, email: buyer.email }, () =>
    database.transact(async (transaction) => {
      const counts: number[] = [];
      for (const table of tables) {
        const { rows } = await transaction.execute<{ rows: number }>(
          `select count(*)::int as rows from ${table}`,
        );
        counts.push(rows[0]?.rows ?? Number.NaN);
      }
      return counts;
    }),
  );
