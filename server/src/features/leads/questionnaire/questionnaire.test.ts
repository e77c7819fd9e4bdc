import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
const clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const writeAnswers = (more: object = {}) => ({
  timeline: '1-2months',
  propertyType: 'singleFamily',
  occupancy: 'primaryResidence',
  purchasePrice: '$1,250,000.00',
  downPayment: '250,000',
  name: 'Ada Buyer',
  email: `ada-${randomUUID()}@example.com`,
  phone: '(800) 555-0199',
  disclosureVersion: '2026-11-20',
  ...more,
});
const submit = (answers: object) => new TestVisitor(app).submit('/api/applications', answers);
const readApplications = (email: string) => app.query('select * from applications where email = $1', [email]);

describe('an application whose disclosure was accepted', () => {
  it('is stored with every answer, the version of the disclosure and the time', async () => {
    const answers = writeAnswers();
    const reply = await submit(answers);
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    expect(await readApplications(answers.email)).toEqual([
      {
        id: expect.any(String),
        timeline: '1-2months',
        property_type: 'singleFamily',
        occupancy: 'primaryResidence',
        purchase_price: '$1,250,000.00',
        down_payment: '250,000',
        name: 'Ada Buyer',
        email: answers.email,
        phone: '+18005550199',
        disclosure_version: '2026-11-20',
        accepted_at: clock,
      },
    ]);
  });

  it('is stored once, however often the same answers come under the same submission id', async () => {
    const answers = writeAnswers({ submissionId: randomUUID() });
    const replies = await Promise.all([submit(answers), submit(answers), submit(answers)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(await readApplications(answers.email)).toHaveLength(1);
  });

  it('answers a second time also when the proof is the one that was spent on it', async () => {
    const proof = await new TestVisitor(app).solve();
    const answers = writeAnswers({ submissionId: randomUUID(), proof });
    expect((await submit(answers)).status).toBe(200);
    expect((await submit(answers)).status).toBe(200);
    expect(await readApplications(answers.email)).toHaveLength(1);
  });

  it('never loses answers that were changed under the same submission id', async () => {
    const answers = writeAnswers({ submissionId: randomUUID() });
    await submit(answers);
    expect((await submit({ ...answers, purchasePrice: '300,000' })).status).toBe(200);
    expect(await readApplications(answers.email)).toHaveLength(2);
  });

  it.each(['', '0', '-5', 'about 400k', '1e12', '1000000000000'])(
    'keeps a price like %j as it was typed',
    async (purchasePrice) => {
      const answers = writeAnswers({ purchasePrice, downPayment: '' });
      expect((await submit(answers)).status).toBe(200);
      expect(await readApplications(answers.email)).toMatchObject([{ purchase_price: purchasePrice }]);
    },
  );

  it.each([
    ['timeline', 'someday'],
    ['propertyType', undefined],
    ['occupancy', ''],
    ['name', ''],
    ['email', 'ada'],
    ['phone', '555-0199'],
    ['purchasePrice', '9'.repeat(100)],
    ['disclosureVersion', undefined],
  ])('is refused without a proper %s, and nothing is stored', async (field, value) => {
    const answers = writeAnswers({ [field]: value });
    const reply = await submit(answers);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
    expect(await readApplications(answers.email)).toEqual([]);
  });
});
