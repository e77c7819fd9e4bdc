import { addMonths } from '@porchlight/domain/kernel/calendar-dates.ts';
import { defaultKinds } from '@porchlight/domain/notifications/preferences.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord } from './sample-records.ts';

let clock = new Date('2026-01-07T18:00:00.000Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const ask = async (who: TestBuyer, email: 'off' | 'at-once') => {
  const { body } = await who.call('GET', '/api/notifications/preferences');
  const { preferences = body } = body as { preferences?: object };
  const { status } = await who.call('PUT', '/api/notifications/preferences', {
    ...preferences,
    kinds: { ...defaultKinds, 'home-month': { listed: false, email } },
  });
  expect(status).toBe(200);
};
const due = (who: TestBuyer) =>
  app.query(
    'select home_months_at as due from reminder_times where home_months_at is not null and user_id = (select id from users where email = $1)',
    [who.email],
  );
const written = (who: TestBuyer) =>
  app.query(
    "select subject, email_form from notifications where kind = 'home-month' and user_id = (select id from users where email = $1) order by created_at",
    [who.email],
  );

it('the monthly email goes once a month to those who asked for it, and to no one else', async () => {
  const [asking, other, homeless] = [await createBuyer(app), await createBuyer(app), await createBuyer(app)];
  for (const buyer of [asking, other])
    await buyer.call('PUT', '/api/owned-home/records', { records: [sampleHomeRecord, sampleLoanRecord] });
  await ask(asking, 'at-once');
  await ask(homeless, 'at-once');
  await Promise.all([app.runClockJobs(), app.runClockJobs()]);
  expect(await due(asking)).toEqual([{ due: new Date('2026-02-01T06:00:00.000Z') }]);
  expect([await due(other), await due(homeless)]).toEqual([[], []]);
  await app.runClockJobs();
  // 360,000 at 6.5% over 360 months: 2,275.44; escrow 600, insurance 150.
  expect(await written(asking)).toEqual([
    {
      subject: expect.stringMatching(
        /^Payment: \$3,025\.44, next due Feb 1, 2026\.\nOf it to escrow: \$600\.\nOwed: \$34\d,\d{3}(\.\d\d)?\.$/,
      ),
      email_form: 'own',
    },
  ]);
  expect([await written(other), await written(homeless)]).toEqual([[], []]);
  clock = new Date(`${addMonths('2026-01-07', 1)}T18:00:00.000Z`);
  await app.runClockJobs();
  expect(await written(asking)).toHaveLength(2);
  await ask(asking, 'off');
  clock = new Date(`${addMonths('2026-01-07', 2)}T18:00:00.000Z`);
  await app.runClockJobs();
  expect(await written(asking)).toHaveLength(2);
});
