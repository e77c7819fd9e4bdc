import { randomUUID } from 'node:crypto';
import { createAcceptedHome, sampleHome } from '../../server/src/features/homes/sample-home.ts';
import { samplePayment } from '../../server/src/features/owned-home/sample-records.ts';
import {
  sampleCondition,
  sampleOrder,
} from '../../server/src/features/reports-and-conditions/sample-rows.ts';
import { sampleWire } from '../../server/src/features/wire-guard/sample-wire.ts';
import type { TestBuyer } from '../people/test-buyer.ts';
import { addSamplePhoto } from '../uploads/sample-photo.ts';

/** What the owner has of a purchase and its people; `one` reads one value of the database. */
export function createPurchaseThings(
  owner: TestBuyer,
  one: (text: string, values?: unknown[]) => Promise<string>,
) {
  return {
    async note() {
      const id = randomUUID();
      await owner.call('PUT', `/api/milestones/interest/notes/${id}`, {
        text: 'Ask about the roof.',
        createdAt: new Date().toISOString(),
      });
      return id;
    },
    async planFact() {
      const id = randomUUID();
      await owner.call('PUT', '/api/plan/facts/price', { id, value: 28_990_000 });
      return id;
    },
    async creditRow(kind: 'scores' | 'cards' | 'disputes', body: object) {
      const id = randomUUID();
      await owner.call('PUT', `/api/credit/${kind}/${id}`, body);
      return id;
    },
    async home() {
      const id = randomUUID();
      await owner.call('PUT', `/api/homes/${id}`, sampleHome);
      return id;
    },
    async photo() {
      const id = await this.home();
      return { id, photoId: await addSamplePhoto(owner, id) };
    },
    purchase: async () => String((await owner.call('GET', '/api/purchase')).body.id),
    acceptedHome: () => createAcceptedHome(owner),
    async order() {
      const id = randomUUID();
      await owner.call('PUT', `/api/reports-and-conditions/orders/${id}`, sampleOrder);
      return id;
    },
    async condition() {
      const id = randomUUID();
      await owner.call('PUT', '/api/reports-and-conditions/conditions', {
        conditions: [{ id, ...sampleCondition }],
      });
      return id;
    },
    async wireRecord() {
      const id = randomUUID();
      await owner.call('PUT', `/api/wire-guard/records/${id}`, sampleWire);
      return id;
    },
    async homeRecord() {
      const id = randomUUID();
      await owner.call('PUT', '/api/owned-home/records', {
        records: [{ id, kind: 'payment', content: samplePayment }],
      });
      return id;
    },
    helperId: () =>
      one(`select person.id from purchase_people person join purchase_grants on person_id = person.id
           where person.state = 'active' and withdrawn_at is null and what = 'documents' limit 1`),
    async invitedHelper() {
      const email = `hal-${randomUUID()}@example.com`;
      await owner.call('POST', '/api/purchase/people', { name: 'Hal', email, role: 'helper' });
      const id = await one("select id from purchase_people where name = 'Hal' order by since desc limit 1");
      return { parameters: { id }, body: { email } };
    },
    async sharedGrant() {
      const { parameters } = await this.invitedHelper();
      await owner.call('POST', `/api/purchase/people/${parameters.id}/grants`, { what: 'offers' });
      return one("select id from purchase_grants where person_id = $1 and what = 'offers'", [parameters.id]);
    },
  };
}
