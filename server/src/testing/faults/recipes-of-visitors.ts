import { randomUUID } from 'node:crypto';
import { contactDetails } from '@porchlight/content/contact-details.ts';
import { landing } from '@porchlight/content/landing.ts';
import type { Recipe } from './fail-nth.ts';
import type { FaultWorld } from './fault-world.ts';

const newEmail = () => `ada-${randomUUID()}@example.com`;
/** A form of the public site, with the proof of work that it asks for. */
const writeForm = async ({ visitor }: FaultWorld, fields: object) => ({
  who: visitor,
  body: { submissionId: randomUUID(), proof: await visitor.solve(), ...fields },
});
/** Asks for the newsletter, and gives the token of the letter. */
async function subscribe(world: FaultWorld): Promise<string> {
  const email = newEmail();
  await world.visitor.submit('/api/newsletter/subscriptions', { email });
  const [row] = await world.query('select token from newsletter_subscriptions where email = $1', [email]);
  return String(row?.token);
}

/** What somebody without an account stores. */
export const recipesOfVisitors: Record<string, Recipe> = {
  'leads.submitContact': {
    prepare: (world) =>
      writeForm(world, {
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        consentVersion: landing.contact.form.consent.version,
        message: 'I would like to see the portal.',
      }),
  },
  'leads.subscribeNewsletter': { prepare: (world) => writeForm(world, { email: newEmail() }) },
  'leads.confirmNewsletter': {
    prepare: async (world) => ({ who: world.visitor, body: { token: await subscribe(world) } }),
  },
  'leads.unsubscribeNewsletter': {
    prepare: async (world) => ({ who: world.visitor, body: { token: await subscribe(world) } }),
  },
  'waitlist.join': {
    prepare: (world) => writeForm(world, { email: newEmail(), feature: 'mortgage-news' }),
  },
  'questionnaire.submitApplication': {
    prepare: (world) =>
      writeForm(world, {
        timeline: '1-2months',
        propertyType: 'singleFamily',
        occupancy: 'primaryResidence',
        purchasePrice: '$450,000',
        downPayment: '$50,000',
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        disclosureVersion: '2026-11-20',
      }),
  },
  'contactDetails.submit': {
    prepare: (world) =>
      writeForm(world, {
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        consent: true,
        consentVersion: contactDetails.consent.version,
      }),
  },
  'assistant.sendToPersonAsVisitor': {
    prepare: (world) =>
      writeForm(world, { name: 'Ada Buyer', email: newEmail(), message: 'May I lock my rate now?' }),
  },
};
