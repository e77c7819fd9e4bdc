import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 1 });
});
afterAll(() => app.close());

it('asking for a link again and again reveals to no one who is a helper', async () => {
  const jordan = await createBuyer(app, 'Jordan Rivera');
  const helper = new TestBuyer(app);
  await signInHelper(app, jordan, helper);
  const stranger = new TestBuyer(app);
  const ask = async (email: string) => {
    const { status, body } = await stranger.call('POST', '/api/shared/links', { email });
    return { status, body };
  };
  // One more than an address gets in an hour.
  for (let turn = 0; turn < 6; turn++) expect(await ask(helper.email)).toEqual(await ask(stranger.email));
  expect((await ask(stranger.email)).status).toBe(200);
});
