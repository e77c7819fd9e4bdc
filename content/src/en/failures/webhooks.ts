import { webhookProblems } from '../webhooks.ts';

export const webhooksFailures = {
  'webhooks.not-our-cursor':
    'This place of the feed is not one that it gave. Nothing was read; ask without `after`.',
  'webhooks.send-next': 'Send the `next` of an earlier answer.',
  'webhooks.cursor-expired':
    'What came after this place of the feed is no longer kept, or these records were restored from a backup since. Read the lists again, and follow the feed from its end (after=end).',
  'webhooks.no-such-endpoint': 'There is no such endpoint. It may have been removed.',
  'webhooks.test-while-off': 'This endpoint is switched off, so nothing was sent. Switch it on first.',
  'webhooks.again-while-off': 'This endpoint is switched off, so nothing was sent again. Switch it on first.',
  'webhooks.no-such-delivery': 'There is no such delivery. What was sent is kept for 30 days.',
  'webhooks.most-endpoints': ({ most }: { most: number }) =>
    `There are ${most} endpoints already, which is the most. Nothing was added; remove one first.`,
  'webhooks.endpoint-changed': ({ isOn }: { isOn: boolean }) =>
    `Someone has changed this endpoint since you saw it; it is ${isOn ? 'on' : 'off'} now. Nothing of yours was stored.`,
  'webhooks.url-now': ({ url }: { url: string }) => `It is ${url} now.`,
  'webhooks.description-now': ({ description }: { description: string }) =>
    description === '' ? 'It is empty now.' : `It is “${description}” now.`,
  'webhooks.events-now': ({ events }: { events: string }) => `It receives ${events} now.`,
  'webhooks.not-https': 'Use an address that begins with https://.',
  'webhooks.name-unknown': webhookProblems['name-unknown'],
  'webhooks.private-address': webhookProblems['private-address'],
} as const;
