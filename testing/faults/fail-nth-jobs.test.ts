import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestReceiver, type TestReceiver } from '../outside-world/test-receiver.ts';
import { isWholeRun } from './fault-rounds.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';
import { type FaultKind, faultKinds } from './faults.ts';

vi.setConfig({ testTimeout: 600_000 });

let world: FaultWorld;
let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startTestReceiver();
  world = await startFaultWorld();
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

/** Something that the clock does: what it needs, how it is begun, and what there has to be once it was left to finish. */
type Job = {
  prepare(): Promise<string>;
  run(): Promise<void>;
  /** As if the time had passed after which what was begun is taken up again. */
  pass?(): Promise<unknown>;
  /** What there is of it in the end, for what `prepare` gave. */
  read(id: string): Promise<unknown>;
  whole: unknown;
};

const jobs: Record<string, Job> = {
  'the emails of a launch': {
    async prepare() {
      const id = randomUUID();
      for (const table of ['waitlist_emails', 'waitlist_launches', 'waitlist_entries'])
        await world.query(`delete from ${table}`);
      await world.query(
        `insert into waitlist_entries select 'home-buying', $1 || n || '@example.com', now() from generate_series(1, 3) n`,
        [id],
      );
      await world.query(`insert into waitlist_launches values ('home-buying', now(), null, 3, null)`);
      return id;
    },
    run: () => world.app.runClockJobs(),
    read: (id) =>
      world.query(
        `select (select count(*)::int from waitlist_emails where starts_with(email, $1)) as told,
                (select count(*)::int from emails where starts_with(email, $1)) as emails,
                (select count(*)::int from waitlist_launches where finished_at is null) as open`,
        [id],
      ),
    whole: [{ told: 3, emails: 3, open: 0 }],
  },
  'a delivery to a webhook': {
    async prepare() {
      await world.query('delete from webhook_endpoints');
      const endpoint = {
        url: `${receiver.origin}/${randomUUID()}`,
        description: '',
        events: ['lead.created'],
      };
      const { body } = await world.admin.call('POST', '/api/staff/webhooks', endpoint);
      // Sent by the job alone: no one is notified that it is due.
      const [event] = await world.query(
        `insert into webhook_events values ('msg_' || $1, 'lead.created', '{}', now()) returning id`,
        [randomUUID()],
      );
      await world.query(
        `insert into webhook_deliveries (id, event_id, endpoint_id, state, tries, occurred_at, next_try_at)
         values (gen_random_uuid(), $1, $2, 'waiting', 0, now(), now())`,
        [event?.id, body.id],
      );
      return new URL(endpoint.url).pathname;
    },
    run: () => world.app.runClockJobs(),
    pass: () =>
      world.query(
        'update webhook_deliveries set claimed_until = null, next_try_at = now() where state = $1',
        ['waiting'],
      ),
    async read(path) {
      const [row] = await world.query('select state from webhook_deliveries');
      const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
      return { state: row?.state, messages: new Set(ids).size };
    },
    whole: { state: 'delivered', messages: 1 },
  },
  'the nightly removal': {
    async prepare() {
      const [row] = await world.query(
        `insert into leads (id, name, email, source, status, created_at)
         values (gen_random_uuid(), 'Ada', 'ada@example.com', 'contact_form', 'closed', now() - interval '20 years') returning id`,
      );
      return String(row?.id);
    },
    run: () => world.app.removeOldRecords(),
    read: (id) => world.query('select 1 from leads where id = $1', [id]),
    whole: [],
  },
};

/** What `npm test` tries; with FAULT_ROUNDS all are tried. */
const SAMPLE = ['the emails of a launch'];
const SAMPLE_KINDS: readonly FaultKind[] = ['lost'];

describe('each call of what the clock does', () => {
  it.each(Object.entries(jobs).filter(([name]) => isWholeRun || SAMPLE.includes(name)))(
    '%s: whichever goes wrong, the next run ends it, once',
    async (name, { prepare, run, pass, read, whole }) => {
      for (const kind of isWholeRun ? faultKinds : SAMPLE_KINDS) {
        for (let nth = 1, isThrough = false; !isThrough; nth++) {
          const id = await prepare();
          world.faults.arm(nth, kind);
          await run().catch(() => undefined);
          const struck = world.faults.disarm();
          isThrough = struck === undefined;
          if (!isThrough) {
            await pass?.();
            await run();
          }
          expect(await read(id), `${name}, call ${nth} ${kind} (${struck})`).toEqual(whole);
        }
      }
    },
  );
});
