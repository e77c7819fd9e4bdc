import { describe, expect, it } from 'vitest';
import { feedEvent, listEventTypes } from './event-feed.ts';
import { webhookEvents, webhookEventTypes } from './webhook-events.ts';

const head = { id: 'msg_1', timestamp: '2026-11-22T12:00:00.000Z' };

describe('the feed of events', () => {
  it.each(webhookEventTypes)('holds %s as a webhook sends it', (type) => {
    const event = { ...head, type, data: webhookEvents[type].example };
    expect(feedEvent.parse(event)).toEqual(event);
  });

  it('passes on an event that only another release knows', () => {
    const event = { ...head, type: 'lead.merged', data: { leadId: 'a', into: 'b' } };
    expect(feedEvent.parse(event)).toEqual(event);
  });

  it.each([
    [[], ['consent.withdrawn', 'person.erased']],
    [
      ['leads:read', 'webhooks:manage'],
      ['lead.created', 'lead.changed', 'leads.imported', 'consent.withdrawn', 'person.erased'],
    ],
  ] as const)('tells a token of scopes %j of %j', (scopes, types) => {
    expect(listEventTypes(scopes)).toEqual(types);
  });
});
