import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Before the round that opened on March 3, 2025. */
const WATCHED_AT = '2025-02-20T17:00:00.000Z';
let clock = new Date(WATCHED_AT);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(WATCHED_AT);
});

const PROGRAM = 'fhlb-cincinnati-whp';
const watch = (who: TestBuyer, program = PROGRAM) => who.call('PUT', `/api/program-watches/${program}`, {});
const stop = (who: TestBuyer, program = PROGRAM) => who.call('DELETE', `/api/program-watches/${program}`);
const list = async (who: TestBuyer) => (await who.call('GET', '/api/program-watches')).body;

/** The programs that a buyer has been notified of at noon of a day in New York. */
async function tellOn(who: TestBuyer, day: string): Promise<string[]> {
  clock = new Date(`${day}T17:00:00.000Z`);
  await app.runClockJobs();
  const { body } = await who.call('GET', '/api/notifications');
  return (body as unknown as NotificationPage).notifications
    .filter(({ kind }) => kind.startsWith('program-'))
    .map(({ kind, subject }) => `${kind} ${subject}`);
}

describe('a program that is watched', () => {
  it('is listed until it is watched no longer, and is its watcher’s alone', async () => {
    const [buyer, other] = [await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, buyer, other);
    expect((await watch(buyer)).body).toEqual({ done: true });
    expect((await watch(buyer)).status).toBe(200);
    expect(await list(buyer)).toEqual({ programs: [PROGRAM] });
    expect(await list(other)).toEqual({ programs: [] });
    expect((await stop(other)).status).toBe(200);
    expect(await list(buyer)).toEqual({ programs: [PROGRAM] });
    expect((await stop(buyer)).body).toEqual({ done: true });
    expect((await stop(buyer)).status).toBe(200);
    expect(await list(buyer)).toEqual({ programs: [] });
  });

  it('has a window, and a watcher who is signed in', async () => {
    const buyer = await createBuyer(app);
    expect((await watch(buyer, 'fha-203b')).body.code).toBe('NOT_FOUND');
    expect((await watch(buyer, 'no-such-program')).body.code).toBe('NOT_FOUND');
    expect((await watch(buyer, 'A%27')).body.code).toBe('BAD_INPUT');
    expect(await list(buyer)).toEqual({ programs: [] });
    const visitor = new TestBuyer(app);
    for (const reply of [await watch(visitor), await stop(visitor)]) expect(reply.status).toBe(401);
    expect((await visitor.call('GET', '/api/program-watches')).status).toBe(401);
  });

  it('is notified once when it opens, by email too, and no one else is', async () => {
    const [buyer, other] = [await createBuyer(app), await createBuyer(app)];
    await watch(buyer);
    const told = ['program-opened Welcome Home Program'];
    expect(await tellOn(buyer, '2025-03-02')).toEqual([]);
    expect(await tellOn(buyer, '2025-03-03')).toEqual(told);
    expect(await tellOn(buyer, '2025-03-04')).toEqual(told);
    expect(await tellOn(other, '2025-03-04')).toEqual([]);
    const [row] = await app.query(
      "select email_form from notifications where kind = 'program-opened' and user_id = (select id from users where email = $1)",
      [buyer.email],
    );
    expect(row?.email_form).not.toBeNull();
  });

  it('is notified once where polls were missed and two processes run one, and is checked the next day', async () => {
    const [buyer, gone] = [await createBuyer(app), await createBuyer(app)];
    for (const each of [buyer, gone]) await watch(each);
    await stop(gone);
    clock = new Date('2025-03-09T17:00:00.000Z');
    await Promise.all([app.runClockJobs(), app.runClockJobs()]);
    expect(await tellOn(buyer, '2025-03-09')).toEqual(['program-opened Welcome Home Program']);
    const readDue = (email: string) =>
      app.query(
        'select program_windows_at as due from reminder_times where user_id = (select id from users where email = $1)',
        [email],
      );
    expect(await readDue(buyer.email)).toEqual([{ due: new Date('2025-03-10T05:00:00.000Z') }]);
    expect(await readDue(gone.email)).toEqual([{ due: null }]);
  });

  it('is not reported when it opened before it was watched, or after that was ended', async () => {
    const [late, gone] = [await createBuyer(app), await createBuyer(app)];
    await watch(gone);
    await stop(gone);
    clock = new Date('2025-03-05T17:00:00.000Z');
    await watch(late);
    for (const buyer of [late, gone]) expect(await tellOn(buyer, '2025-03-06')).toEqual([]);
  });

  it('goes with the account', async () => {
    const buyer = await createBuyer(app);
    await watch(buyer);
    await app.query('delete from users where email = $1', [buyer.email]);
    expect(
      await app.query('select 1 from program_watches where user_id not in (select id from users)'),
    ).toEqual([]);
  });
});
