import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { createBuyer, getToken } from '@porchlight/testing/people/test-buyer.ts';
import {
  giveConsent,
  loadDemonstrationCode,
  prepare,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';

const mark = { kind: 'typed', text: 'Ada Buyer' };
const open = async ({ buyer }: FaultWorld) => startAndReadSigning(buyer, await uploadDocument(buyer));
async function invite(world: FaultWorld) {
  const coBuyer = await createBuyer(world.app, 'Grace Ellis');
  const documentId = await uploadDocument(world.buyer);
  const { body } = await world.buyer.call('POST', `/api/documents/${documentId}/invitations`, {
    name: 'Grace Ellis',
    email: coBuyer.email,
  });
  return { coBuyer, id: String(body.id) };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'signing.giveConsent': {
    async prepare({ app }) {
      const who = await createBuyer(app);
      return { who, body: { version: signingConsent.version, code: await loadDemonstrationCode(who) } };
    },
  },
  'signing.withdrawConsent': {
    async prepare({ app }) {
      const who = await createBuyer(app);
      await giveConsent(who);
      return { who };
    },
  },
  'signing.saveSignature': {
    async prepare({ buyer }) {
      await buyer.call('DELETE', '/api/signing/saved-signature');
      return { who: buyer, body: { mark } };
    },
  },
  'signing.forgetSignature': {
    async prepare({ buyer }) {
      await buyer.call('PUT', '/api/signing/saved-signature', { mark });
      return { who: buyer };
    },
  },
  'signing.open': {
    prepare: async ({ buyer }) => ({ who: buyer, parameters: { id: await uploadDocument(buyer) } }),
    happensAgain: 'opening again begins anew',
  },
  'signing.confirmRead': {
    async prepare({ buyer }) {
      const id = await uploadDocument(buyer);
      const { body } = await buyer.call('POST', `/api/documents/${id}/signing`, {});
      return { who: buyer, parameters: { id: String(body.id) } };
    },
  },
  'signing.prepare': {
    async prepare(world) {
      const { id, suggestedField } = await open(world);
      return {
        who: world.buyer,
        parameters: { id },
        body: { mark, fields: [suggestedField], date: getCalendarDay(new Date()) },
      };
    },
  },
  'signing.complete': {
    async prepare(world) {
      const opened = await open(world);
      await prepare(world.buyer, opened);
      return { who: world.buyer, parameters: { id: opened.id } };
    },
    // A job makes the page of the certificate afterwards.
    ignores: ['certificate_pages'],
  },
  'signing.discard': {
    async prepare(world) {
      const opened = await open(world);
      await prepare(world.buyer, opened);
      return { who: world.buyer, parameters: { id: opened.id } };
    },
  },
  'signing.invite': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: await uploadDocument(buyer) },
      body: { name: 'Grace Ellis', email: 'grace@example.com' },
    }),
  },
  'signing.revokeInvitation': {
    async prepare(world) {
      const { id } = await invite(world);
      return { who: world.buyer, parameters: { id } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'signing.acceptInvitation': {
    async prepare(world) {
      const { coBuyer } = await invite(world);
      const token = getToken(await world.app.readEmail(coBuyer.email, /asks you to sign/));
      return { who: coBuyer, body: { token } };
    },
  },
  'signing.acceptAddressed': {
    async prepare(world) {
      const { coBuyer, id } = await invite(world);
      return { who: coBuyer, parameters: { id }, body: {} };
    },
  },
};
