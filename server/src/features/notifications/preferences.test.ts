import { FALLBACK_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { defaultKinds } from '@porchlight/domain/notifications/preferences.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

const PATH = '/api/notifications/preferences';
const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

async function read(of: TestBuyer): Promise<PreferencesView> {
  const { status, body } = await of.call('GET', PATH);
  expect(status).toBe(200);
  return body as unknown as PreferencesView;
}

const wanted = {
  timeZone: 'Pacific/Honolulu',
  quietHours: { from: '22:30', until: '06:15' },
  digestHour: 17,
  kinds: { ...defaultKinds, 'document-received': { listed: false, email: 'digest' as const } },
};

describe('what a buyer is notified of, where and when', () => {
  it('is the usual until they choose', async () => {
    expect(await read(await createBuyer(app))).toEqual({
      timeZone: FALLBACK_TIME_ZONE,
      isTimeZoneChosen: false,
      quietHours: { from: '21:00', until: '08:00' },
      digestHour: 8,
      kinds: defaultKinds,
    });
  });

  it('is what they chose, and does not affect other buyers', async () => {
    const other = await createBuyer(app);
    const { status, body } = await buyer.call('PUT', PATH, wanted);
    expect([status, body]).toEqual([200, { ...wanted, isTimeZoneChosen: true }]);
    expect(await read(buyer)).toEqual(body);
    expect((await read(other)).timeZone).toBe(FALLBACK_TIME_ZONE);
    const without = await buyer.call('PUT', PATH, { ...wanted, quietHours: null });
    expect(without.body.quietHours).toBeNull();
  });

  it('plans the waiting emails again, all of a kind at once', async () => {
    const other = await createBuyer(app);
    await app.query(
      `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
       select id, kind, '', now(), 'own', now() + interval '1 day'
       from users, unnest(array['document-received', 'milestone-completed']) as kind, generate_series(1, 5) where email = $1`,
      [other.email],
    );
    await app.query(`
      create sequence changes;
      create function count_change() returns trigger language plpgsql security definer as
        $$ begin perform nextval('changes'); return null; end $$;
      create trigger count_change after update on notifications for each statement execute function count_change()`);
    const kinds = {
      ...defaultKinds,
      'document-received': { listed: true, email: 'off' },
      'milestone-completed': { listed: true, email: 'digest' },
    };
    expect((await other.call('PUT', PATH, { ...wanted, kinds })).status).toBe(200);
    expect(await app.query('select last_value::int from changes')).toEqual([{ last_value: 2 }]);
    await app.query('drop trigger count_change on notifications');
    expect(
      await app.query(
        `select kind, email_form, email_due_at is null as none, count(*)::int from notifications
         where user_id = (select id from users where email = $1) group by 1, 2, 3 order by 1`,
        [other.email],
      ),
    ).toEqual([
      { kind: 'document-received', email_form: null, none: true, count: 5 },
      { kind: 'milestone-completed', email_form: 'digest', none: false, count: 5 },
    ]);
  });

  it('never silences a new sign-in', async () => {
    const kinds = { ...defaultKinds, 'new-device': { listed: false, email: 'off' } };
    const { body } = await buyer.call('PUT', PATH, { ...wanted, kinds });
    expect((body as unknown as PreferencesView).kinds['new-device']).toEqual({
      listed: true,
      email: 'at-once',
    });
  });

  it.each([
    ['a time zone that is none', { timeZone: 'America/Springfield' }, 'timeZone'],
    ['a bare offset', { timeZone: '-05:00' }, 'timeZone'],
    ['no time zone', { timeZone: undefined }, 'timeZone'],
    [
      'quiet hours that end as they begin',
      { quietHours: { from: '08:00', until: '08:00' } },
      'quietHours.until',
    ],
    ['an hour that no clock shows', { quietHours: { from: '24:00', until: '08:00' } }, 'quietHours.from'],
    ['half of the quiet hours', { quietHours: { from: '21:00' } }, 'quietHours.until'],
    ['a digest in the 25th hour', { digestHour: 24 }, 'digestHour'],
    ['a digest at half past', { digestHour: 8.5 }, 'digestHour'],
    ['a kind left out', { kinds: { 'date-near': { listed: true, email: 'off' } } }, undefined],
    [
      'an email of another time',
      { kinds: { ...defaultKinds, 'date-near': { listed: true, email: 'weekly' } } },
      'kinds.date-near.email',
    ],
  ])('refuses %s and keeps what was', async (_, change, field) => {
    await buyer.call('PUT', PATH, wanted);
    const { status, body } = await buyer.call('PUT', PATH, { ...wanted, ...change });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    if (field !== undefined) expect(Object.keys(body.fields ?? {})).toContain(field);
    expect((await read(buyer)).digestHour).toBe(17);
  });

  it('keeps what a buyer wants by mail alone out of the list and off the bell', async () => {
    const quiet = await createBuyer(app);
    await quiet.call('PUT', PATH, wanted);
    await quiet.call('POST', '/api/documents?name=stub.pdf', PDF);
    expect((await quiet.call('GET', '/api/notifications')).body).toMatchObject({
      notifications: [],
      unread: 0,
    });
    await quiet.call('POST', '/api/notifications/read', { all: true });
    const rows = await app.query(
      'select kind, email_form, read_at from notifications n join users u on u.id = n.user_id where email = $1',
      [quiet.email],
    );
    expect(rows).toEqual([{ kind: 'document-received', email_form: 'digest', read_at: null }]);
  });
});

describe('the browser’s time zone', () => {
  const propose = (of: TestBuyer, timeZone: string) =>
    of.call('POST', '/api/notifications/time-zone', { timeZone });

  it('is kept until the buyer has one, with everything else as it was', async () => {
    const fresh = await createBuyer(app);
    expect((await propose(fresh, 'America/Denver')).body).toEqual({ timeZone: 'America/Denver' });
    expect((await propose(fresh, 'Asia/Tokyo')).body).toEqual({ timeZone: 'America/Denver' });
    expect(await read(fresh)).toMatchObject({ isTimeZoneChosen: true, quietHours: { from: '21:00' } });
  });

  it('is refused when it is none', async () => {
    const { status, body } = await propose(await createBuyer(app), 'Mars/Olympus');
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

it('covers every kind there is', async () => {
  expect(Object.keys((await read(buyer)).kinds).sort()).toEqual([...notificationKinds].sort());
});
