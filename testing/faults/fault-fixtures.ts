import { randomUUID } from 'node:crypto';
import { createBuyer } from '../people/test-buyer.ts';
import type { FaultWorld } from './fault-world.ts';

export const newEmail = () => `ada-${randomUUID()}@example.com`;
/** A form of the public site, with the proof of work that it asks for. */
export const writeForm = async ({ visitor }: FaultWorld, fields: object) => ({
  who: visitor,
  body: { submissionId: randomUUID(), proof: await visitor.solve(), ...fields },
});
export const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
export const create = ({ app }: FaultWorld) => createBuyer(app);

/** As if every last proof had been shown eleven minutes ago. */
export const expireReauthentication = ({ query }: FaultWorld) =>
  query(`update sessions set proved_at = now() - interval '11 minutes'`);
