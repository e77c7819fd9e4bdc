import { type AccessRows, admin, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'webhooks' | 'eventFeed'> = {
  'webhooks.list': admin(undefined, 'addresses of the operator’s systems'),
  'webhooks.create': admin(() => ({
    body: { url: 'http://127.0.0.1:9/', description: 'CRM', events: ['waitlist.joined'] },
  })),
  'webhooks.change': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {
      url: 'http://127.0.0.1:9/',
      description: 'CRM',
      events: ['waitlist.joined'],
      version: 1,
      isOn: false,
    },
  })),
  'webhooks.remove': admin(async ({ things }) => ({ parameters: { id: await things.webhook() } })),
  'webhooks.rotateSecret': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.sendTest': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.deliveries': admin(
    async ({ things }) => ({ parameters: { id: await things.webhook() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.delivery': admin(
    async ({ things }) => ({ parameters: { id: await things.delivery() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.replay': admin(async ({ things }) => ({ parameters: { id: await things.delivery() }, body: {} })),
  'webhooks.replayFailed': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: { since: new Date().toISOString() },
  })),
  'eventFeed.list': reader(undefined, 'numbers of records and plain facts, with nobody’s name'),
};
