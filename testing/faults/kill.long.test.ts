import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../app/test-app.ts';
import { signUpBuyer } from '../people/test-buyer.ts';
import { giveConsent } from '../people/test-signer.ts';
import { isWholeRun, killRounds } from './fault-rounds.ts';
import { type KillWorld, startKillWorld } from './kill-world.ts';
import { createLedger, findHalves, findLosses, type Ledger, moments, type People } from './ledger.ts';

const HOOK = '/hook';
/** How far into the work the kill comes, at most, in milliseconds. */
const LATEST_KILL = 700;
const LONGEST = isWholeRun ? 7_200_000 : 120_000;

let world: KillWorld | undefined;
afterEach(() => world?.close());

describe.each([
  [
    'a standalone database and a bucket',
    'standalone',
    isWholeRun ? Math.ceil((killRounds * 2) / 3) : killRounds,
  ],
  ['everything in the data folder', 'embedded', isWholeRun ? Math.ceil(killRounds / 3) : 0],
] as const)('kill -9 with %s', (_, kind, rounds) => {
  it.skipIf(rounds === 0)(
    'loses nothing that was acknowledged and leaves nothing by half',
    async () => {
      const own = await startKillWorld(kind);
      world = own;
      const people = await createPeople(own);
      const ledger = createLedger();
      const names = Object.keys(moments) as (keyof typeof moments)[];
      const pairs = names.flatMap((moment) => own.victims.map((victim) => ({ moment, victim })));
      for (let round = 0; round < rounds; round++) {
        const { moment, victim } = pairs[round % pairs.length] ?? { moment: 'upload', victim: 'server' };
        const where = `round ${round}: ${victim} killed amid ${moment}`;
        const work = moments[moment](own, people, ledger, round);
        await sleep(Math.random() * LATEST_KILL);
        await own.kill(victim).catch((cause) => {
          throw new Error(`${where}: ${cause.message}`, { cause });
        });
        await work;
        expect(await findLosses(own, people, ledger), where).toEqual([]);
        expect(await findHalves(own), where).toEqual([]);
      }
      await own.kill('server');
      await waitForEnd(own, people, ledger);
      expect(await findLosses(own, people, ledger)).toEqual([]);
      expect(await own.query('select storage_path from file_intents')).toEqual([]);
      expect(await findHalves(own)).toEqual([]);
      await expectToldOnce(own, ledger);
      expect(ledger.documents.size).toBeGreaterThan(0);
    },
    LONGEST,
  );
});

async function createPeople(own: KillWorld): Promise<People> {
  const app = own as unknown as TestApp;
  const buyer = await signUpBuyer(app);
  await giveConsent(buyer);
  const admin = await signUpBuyer(app, 'Sam Staff');
  // The server is another process: its parts are out of reach, its database is not.
  await own.query(
    `with member as (select id from users where email = $1),
          session as (update sessions set opened_by = 'passkey' where user_id = (select id from member))
     insert into staff_members (user_id, role) select id, 'admin' from member`,
    [admin.email],
  );
  // Slow, so that a kill comes while one is on its way.
  own.receiver.answer(HOOK, (outgoing) => setTimeout(() => outgoing.writeHead(204).end(), 100));
  const endpoint = {
    url: `${own.receiver.origin}${HOOK}`,
    description: 'CRM',
    events: ['document.received'],
  };
  expect((await admin.call('POST', '/api/staff/webhooks', endpoint)).status).toBe(200);
  return { buyer, admin };
}

/** Until all that follows by itself has followed. In the short run claims of the dead run out at once. */
async function waitForEnd(own: KillWorld, { buyer }: People, ledger: Ledger): Promise<void> {
  const deadline = Date.now() + (isWholeRun ? 300_000 : 30_000);
  if (!isWholeRun) {
    await own.query("update emails set tried_at = tried_at - interval '30 seconds' where state = 'sending'");
    await own.query("update webhook_deliveries set claimed_until = null where state = 'waiting'");
    const bytes = Buffer.from('%PDF-1.7\nthe last one');
    const { body } = await buyer.call('POST', '/api/documents?name=last.pdf', bytes);
    ledger.documents.set(String(body.id), bytes);
  }
  let open: unknown;
  while (Date.now() < deadline) {
    [open] = await own.query(
      `select (select count(*) from emails where state = 'sending' or (state = 'queued' and due_at <= now()))::int as emails,
              (select count(*) from webhook_deliveries where state = 'waiting')::int as deliveries,
              (select count(*) from waitlist_launches where finished_at is null)::int as launches`,
    );
    if (JSON.stringify(open) === JSON.stringify({ emails: 0, deliveries: 0, launches: 0 })) return;
    await sleep(200);
  }
  throw new Error(`still open: ${JSON.stringify(open)}`);
}

/** Emails and webhooks of what was acknowledged: each came, as one. */
async function expectToldOnce(own: KillWorld, ledger: Ledger): Promise<void> {
  const wrong: string[] = [];
  const expectOneEmail = (address: string) => {
    const ids = new Set(own.mail.emailsTo(address).map(({ messageId }) => messageId));
    if (ids.size !== 1) wrong.push(`${ids.size} emails to ${address}`);
  };
  for (const address of ledger.addresses) expectOneEmail(address);
  for (const feature of ledger.launches) {
    const entries = await own.query('select email from waitlist_entries where feature = $1', [feature]);
    for (const { email } of entries) expectOneEmail(String(email));
  }
  const told = own.receiver.at(HOOK);
  for (const id of ledger.documents.keys()) {
    const messages = told.filter(({ body }) => body.includes(id)).map(({ headers }) => headers['webhook-id']);
    if (new Set(messages).size !== 1) wrong.push(`${new Set(messages).size} messages of the document ${id}`);
  }
  expect(wrong).toEqual([]);
}
