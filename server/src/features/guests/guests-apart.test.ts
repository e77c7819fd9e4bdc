import { randomUUID } from 'node:crypto';
import { GUEST_DAYS } from '@porchlight/domain/accounts/guests.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import { runAsUser } from '../../platform/database/rls/run-as.ts';
import { removeOldRecords } from '../personal-data/retention.service.ts';
import { sweepGuestFiles } from './guests.feature.ts';
import { guestLimits } from './guests.service.ts';

let app: TestApp;
let database: DatabaseConnection;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock, limitFactor: 1 });
  database = openDatabase(app.databaseUrl, 3, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.close();
});

const GUESTS = 4;
const SEQUENCES = 20;
const ACTS = 100;
const IDS = Array.from({ length: 5 }, () => randomUUID());

type Guest = { userId: string; email: string; purchaseId: string };
/** One guest does something to a home of any guest's purchase. Ids are few, so that they meet all the time. */
type Act = {
  who: number;
  whose: number;
  id: number;
  verb: 'add' | 'change' | 'remove' | 'read';
  price: number;
};

const acts = fc.array(
  fc.record<Act>({
    who: fc.nat(GUESTS - 1),
    whose: fc.nat(GUESTS - 1),
    id: fc.nat(IDS.length - 1),
    verb: fc.constantFrom('add', 'change', 'remove', 'read'),
    price: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: ACTS, maxLength: ACTS },
);

/** How many rows the act reached; `refused` where the policies let none be added. */
async function perform(actor: Guest, owner: Guest, { verb, id, price }: Act): Promise<number | 'refused'> {
  const place = sql`purchase_id = ${owner.purchaseId} and id = ${IDS[id]}`;
  const statement = {
    add: sql`insert into homes (id, purchase_id, user_id, address, time_zone, price, stage, changed_at)
      values (${IDS[id]}, ${owner.purchaseId}, ${owner.userId}, 'A', 'America/New_York', ${price}, 'looking', now())
      on conflict do nothing`,
    change: sql`update homes set price = ${price} where ${place}`,
    remove: sql`delete from homes where ${place}`,
    read: sql`select price from homes where ${place}`,
  }[verb];
  try {
    // Awaited within: a query is made when it is waited for.
    const { rowCount } = await runAsUser(actor, async () => await database.db.execute(statement));
    return rowCount ?? 0;
  } catch (error) {
    expect(String((error as Error).cause)).toMatch(/row-level security/);
    return 'refused';
  }
}

/** What the act has to reach, by what each purchase holds; changes that. */
function foresee(model: Map<string, number>[], { who, whose, id, verb, price }: Act): number | 'refused' {
  const homes = model[whose] as Map<string, number>;
  const home = IDS[id] as string;
  const isThere = homes.has(home);
  if (who !== whose) return verb === 'add' ? 'refused' : 0;
  if (verb === 'remove') homes.delete(home);
  if ((verb === 'add' && !isThere) || (verb === 'change' && isThere)) homes.set(home, price);
  return verb === 'add' ? Number(!isThere) : Number(isThere);
}

async function makeGuest(): Promise<Guest> {
  const { email } = await createGuestBuyer(app);
  const [row] = await app.query(
    'select u.id, p.purchase_id from users u join purchase_people p on p.user_id = u.id where email = $1',
    [email],
  );
  return { userId: String(row?.id), email, purchaseId: String(row?.purchase_id) };
}

describe('guests', () => {
  it(`reach nothing of each other in ${SEQUENCES * ACTS} acts of random sequences`, async () => {
    const guests = await Promise.all(Array.from({ length: GUESTS }, makeGuest));
    const model = guests.map(() => new Map<string, number>());
    const property = fc.asyncProperty(acts, async (sequence) => {
      for (const act of sequence) {
        const [actor, owner] = [guests[act.who] as Guest, guests[act.whose] as Guest];
        expect(await perform(actor, owner, act), JSON.stringify(act)).toBe(foresee(model, act));
      }
      for (const [place, { purchaseId }] of guests.entries()) {
        const rows = await app.query('select id, price from homes where purchase_id = $1', [purchaseId]);
        const stored = rows.map(({ id, price }) => [id, Number(price)]).sort();
        expect(stored).toEqual([...(model[place] as Map<string, number>)].sort());
      }
    });
    await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });
  }, 300_000);

  it('asked for 10,000 times by 50 networks within an hour stay within the limits, and are gone after 14 days', async () => {
    const { limits, personalData } = app.readParts();
    const asked = Array.from({ length: 10_000 }, (_, n) => `203.0.${n % 50}.1`);
    const letIn = await Promise.all(
      asked.map((network) =>
        limits.consume('guest-network', network).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    const count = letIn.filter((each) => each === 1).length;
    expect(count).toBe(50 * guestLimits['guest-network'].maxTries);
    await app.query(
      `insert into users (id, name, email, guest, created_at)
       select 'guest-' || n, 'Guest', 'guest:' || n, 'own', $1 from generate_series(1, $2::int) n`,
      [clock, count],
    );
    const guests = [await createGuestBuyer(app), await createGuestBuyer(app, 'sample')];
    const buyer = await createBuyer(app);
    for (const each of [buyer, ...guests]) {
      const fact = { id: randomUUID(), value: 38_000_000 };
      expect((await each.call('PUT', '/api/plan/facts/price', fact)).status).toBe(200);
    }
    const countRows = async (what: string) =>
      Number((await app.query(`select count(*) from ${what}`))[0]?.count);
    const remove = async () => {
      // Files go before their rows: as the timer has it every ten minutes, and the night.
      await sweepGuestFiles(personalData);
      await removeOldRecords(personalData);
    };
    clock = new Date(clock.getTime() + GUEST_DAYS * 86_400_000 - 3_600_000);
    await remove();
    expect(await countRows('users where guest is not null')).toBeGreaterThan(count);
    clock = new Date(clock.getTime() + 2 * 3_600_000);
    await remove();
    expect(await countRows('users where guest is not null')).toBe(0);
    for (const guest of guests) expect((await guest.call('GET', '/api/accounts/current')).body).toBeNull();
    expect((await buyer.call('GET', '/api/plan')).body.facts).toHaveLength(1);
    const left = await Promise.all(
      ['plan_facts', 'homes', 'documents', 'document_readings', 'purchases'].map(countRows),
    );
    expect(left).toEqual([1, 0, 0, 0, 1]);
  }, 120_000);
});
