import { type AccessRows, FIGURES, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'mail'> = {
  'mail.overview': staff('read', undefined, FIGURES),
  'mail.emails': staff('addresses'),
  'mail.tryAgain': staff('send', async ({ things }) => ({
    parameters: { id: await things.email('dead') },
    body: {},
  })),
  'mail.giveUp': staff('send', async ({ things }) => ({
    parameters: { id: await things.email('queued') },
    body: { reason: 'not needed' },
  })),
  'mail.suppressed': staff('addresses'),
  'mail.release': staff('send', async ({ things }) => ({
    body: { email: await things.suppressed(), reason: 'moved back' },
  })),
  'mail.reportBounces': staff('send', () => ({
    body: { bounces: [{ email: 'b@example.com', kind: 'bounced' }] },
  })),
};
