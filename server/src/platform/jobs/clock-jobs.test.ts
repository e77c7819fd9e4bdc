import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let clock = new Date('2026-11-20T17:00:00.000Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

/** A buyer with a date that comes near, documents that are owed and a document that runs out, all by the 24th. */
async function createReminded(): Promise<TestBuyer> {
  const buyer = await createBuyer(app);
  await uploadDocument(buyer);
  await app.query(
    `update documents set document_request = 'pre-app.pay-stubs', review_state = 'accepted', created_at = '2026-11-10', reviewed_at = '2026-11-10',
       expires_on = '2026-11-30' where user_id = (select id from users where email = $1)`,
    [buyer.email],
  );
  const date = { date: '2026-11-30' };
  await buyer.call('PUT', '/api/milestones/interest/dates/lease-notice-due', date);
  const task = '/api/milestones/pre-approval/tasks/apply-to-several-lenders';
  expect((await buyer.call('PUT', task, { status: 'done' })).status).toBe(200);
  return buyer;
}

const countReminders = () =>
  app.query(
    `select kind, count(*)::int as told from notifications
     where kind in ('date-near', 'documents-due', 'document-expires') group by kind order by kind`,
  );

it('a reminder that fails holds up neither the next buyer’s nor reminders of another kind', async () => {
  await createReminded();
  await createReminded();
  clock = new Date('2026-11-24T17:00:00.000Z');
  // Of each kind the first reminder cannot be stored. A sequence is not rolled back with its transaction, so it remembers which was first.
  await app.query(`
    create sequence "date-near"; create sequence "documents-due"; create sequence "document-expires";
    create function refuse_first() returns trigger language plpgsql as $$
    declare
      first record;
      own bigint := abs(hashtext(new.user_id)::bigint) + 1;
    begin
      execute format('select last_value as owner, is_called from %I', new.kind) into first;
      if not first.is_called then perform setval(quote_ident(new.kind)::regclass, own); end if;
      if not first.is_called or first.owner = own then raise exception 'refused'; end if;
      return new;
    end $$;
    create trigger refuse_first before insert on notifications for each row
      when (new.kind in ('date-near', 'documents-due', 'document-expires')) execute function refuse_first()`);
  await expect(app.runClockJobs()).rejects.toThrow();
  const told = (count: number) =>
    ['date-near', 'document-expires', 'documents-due'].map((kind) => ({ kind, told: count }));
  expect(await countReminders()).toEqual(told(1));
  await app.query('drop trigger refuse_first on notifications');
  await app.runClockJobs();
  expect(await countReminders()).toEqual(told(2));
});
