import { randomUUID } from 'node:crypto';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const join = (fields: object) => new TestVisitor(app).submit('/api/waitlist', fields);
const readFeatures = async (email: string) =>
  (await app.query('select feature from waitlist_entries where email = $1 order by feature', [email])).map(
    (row) => row.feature,
  );

describe('a waitlist', () => {
  it('stores an address once per feature, and answers a second time like the first', async () => {
    const email = `ada+${randomUUID()}@bücher.example`;
    const kept = email.replace('bücher', 'xn--bcher-kva');
    const first = await join({ email, feature: 'mortgage-news' });
    const second = await join({ email: email.toUpperCase(), feature: 'mortgage-news' });
    expect([first.status, first.body]).toEqual([200, { done: true }]);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    await join({ email, feature: 'credit-score' });
    expect(await readFeatures(kept)).toEqual(['credit-score', 'mortgage-news']);
  });

  it('takes every feature of the route table (specification 2)', async () => {
    const email = `ada-${randomUUID()}@example.com`;
    for (const { feature } of waitlistPages) expect((await join({ email, feature })).status).toBe(200);
    expect(await readFeatures(email)).toEqual(waitlistPages.map((page) => page.feature).toSorted());
  });

  it.each([
    ['no address', { email: '', feature: 'ctc' }, 'email'],
    ['something that is no address', { email: 'ada@', feature: 'ctc' }, 'email'],
    ['a feature that is none', { email: 'ada@example.com', feature: 'free-houses' }, 'feature'],
  ])('refuses %s and says which field', async (_, fields, field) => {
    const reply = await join(fields);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });
});
