import { type AccessRows, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'webhooks' | 'eventFeed'> = {
  'webhooks.list': staff('manage', undefined, 'addresses of the operator’s systems'),
  'webhooks.create': staff('manage', () => ({
    body: { url: 'http://127.0.0.1:9/', description: 'CRM', events: ['waitlist.joined'] },
  })),
  'webhooks.change': staff('manage', async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {
      url: 'http://127.0.0.1:9/',
      description: 'CRM',
      events: ['waitlist.joined'],
      version: 1,
      isOn: false,
    },
  })),
  'webhooks.remove': staff('manage', async ({ things }) => ({ parameters: { id: await things.webhook() } })),
  'webhooks.rotateSecret': staff('manage', async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.sendTest': staff('manage', async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.deliveries': staff(
    'manage',
    async ({ things }) => ({ parameters: { id: await things.webhook() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.delivery': staff(
    'manage',
    async ({ things }) => ({ parameters: { id: await things.delivery() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.replay': staff('manage', async ({ things }) => ({
    parameters: { id: await things.delivery() },
    body: {},
  })),
  'webhooks.replayFailed': staff('manage', async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: { since: new Date().toISOString() },
  })),
  'eventFeed.list': staff('manage', undefined, 'numbers of records and plain facts, with nobody’s name'),
};
