import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord } from '../owned-home/sample-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-07T18:00:00.000Z') });
});
afterAll(() => app.close());

const step = {
  ...{ id: '00000000-0000-4000-8000-0000000000c1', kind: 'first-year-step' },
  content: { step: 'papers', doneOn: '2026-01-07' },
};
const paper = {
  ...{ id: '00000000-0000-4000-8000-0000000000e1', kind: 'home-paper' },
  content: { what: 'Deed', documentId: '00000000-0000-4000-8000-0000000000e2', place: null },
};
const list = async (helper: TestBuyer) => {
  const { body } = await helper.call('GET', '/api/shared');
  const [first] = (body as unknown as { purchases: { personId: string }[] }).purchases;
  return first?.personId ?? '';
};

it('a helper with the grant reads the shared kinds, leaves a line, and changes nothing', async () => {
  const ada = await createBuyer(app, 'Ada Buyer');
  const records = [sampleHomeRecord, sampleLoanRecord, step, paper];
  expect((await ada.call('PUT', '/api/owned-home/records', { records })).status).toBe(200);

  const accountant = new TestBuyer(app);
  await signInHelper(app, ada, accountant, ['owned-home']);
  const path = `/api/shared/${await list(accountant)}/owned-home`;
  expect((await accountant.call('GET', path)).body).toEqual({
    records: [
      { kind: 'home', content: sampleHomeRecord.content },
      { kind: 'loan', content: sampleLoanRecord.content },
      { kind: 'home-paper', content: { what: 'Deed', place: null } },
    ],
  });
  const lines = await app.query("select what from purchase_accesses where what = 'owned-home'");
  expect(lines).toHaveLength(1);
  expect((await accountant.call('PUT', '/api/owned-home/records', { records })).status).toBe(401);

  const agent = new TestBuyer(app);
  await signInHelper(app, ada, agent, ['homes', 'figures', 'dates']);
  expect((await agent.call('GET', `/api/shared/${await list(agent)}/owned-home`)).status).toBe(404);
  expect((await agent.call('GET', path)).status).toBe(404);
});
