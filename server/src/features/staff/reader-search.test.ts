import { randomUUID } from 'node:crypto';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { SIGNABLE_PDF } from '@porchlight/testing/people/test-signer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';

const mark = randomUUID().slice(0, 6);
const family = `Quoll${mark}`;
const lead = {
  name: `Lena ${family}`,
  email: `lena-${randomUUID()}@hidden${mark}.example`,
  phone: '+18005550177',
  message: `Mentions a wombat${mark}.`,
};

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let buyer: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
  buyer = await createBuyer(app, `Bea ${family}`);
  const asked = new URLSearchParams({ name: 'id.pdf', documentRequest: 'pre-app.government-id' });
  await buyer.call('POST', `/api/documents?${asked}`, SIGNABLE_PDF);
  for (let count = 0; count < 2; count++)
    await app.query(
      "insert into leads (name, email, phone, message, consent_version, consented_at, source, created_at) values ($1, $2, $3, $4, 'v', now(), 'api', now())",
      [lead.name, lead.email, lead.phone, lead.message],
    );
  // The final step of someone without an account.
  await app.query(
    "insert into home_buyers (id, name, email, phone, consent_version, consented_at, current_stage, created_at) values (gen_random_uuid(), $1, $2, '+18005550188', 'v', now(), 'preparing', now())",
    [`Fay ${family}`, `fay-${lead.email}`],
  );
});

const count = async (who: TestBuyer, list: string, search: string) => {
  const reply = await who.call('GET', `/api/staff/${list}?${new URLSearchParams({ search })}`);
  expect(reply.status).toBe(200);
  return (reply.body.rows as unknown[] | undefined)?.length ?? Number(reply.body.count);
};

describe('a search of the console', () => {
  it.each<[string, number, () => (string | undefined)[]]>([
    [
      'leads',
      2,
      () => [lead.email, lead.email.split('@')[0], `hidden${mark}`, '8005550177', `wombat${mark}`],
    ],
    ['leads/count', 2, () => [lead.email, `hidden${mark}`, '8005550177', `wombat${mark}`]],
    ['home-buyers', 2, () => [`fay-${lead.email}`, `hidden${mark}`, buyer.email]],
    ['purchases', 1, () => [buyer.email]],
    ['documents', 1, () => [buyer.email]],
  ])('of %s finds names alone for a reader, and addresses for an agent', async (list, named, listHidden) => {
    for (const who of [reader, agent]) expect(await count(who, list, family.toLowerCase())).toBe(named);
    for (const search of listHidden()) {
      expect([search, await count(agent, list, `${search}`)]).not.toEqual([search, 0]);
      expect([search, await count(reader, list, `${search}`)]).toEqual([search, 0]);
      expect([search, await count(reader, list, `${family} ${search}`)]).toEqual([search, 0]);
    }
  });
});
