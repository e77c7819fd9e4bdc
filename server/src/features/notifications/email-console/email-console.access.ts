import { type AccessRows, admin, FIGURES, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'mail'> = {
  'mail.overview': reader(undefined, FIGURES),
  'mail.emails': reader(),
  'mail.tryAgain': admin(async ({ things }) => ({
    parameters: { id: await things.email('dead') },
    body: {},
  })),
  'mail.giveUp': admin(async ({ things }) => ({
    parameters: { id: await things.email('queued') },
    body: { reason: 'not needed' },
  })),
  'mail.suppressed': reader(),
  'mail.release': admin(async ({ things }) => ({
    body: { email: await things.suppressed(), reason: 'moved back' },
  })),
  'mail.reportBounces': admin(() => ({ body: { bounces: [{ email: 'b@example.com', kind: 'bounced' }] } })),
};
