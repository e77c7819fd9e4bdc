import { describe, expect, it } from 'vitest';
import { feedEvent, listEventTypes, webhookEvents, webhookEventTypes } from './webhook-events.ts';
import { webhookUrlField } from './webhooks.contract.ts';

describe('every event', () => {
  it.each(Object.entries(webhookEvents))(
    '%s: its name and its example are what they should be',
    (type, event) => {
      expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(event.data.parse(event.example)).toEqual(event.example);
      // Standard Webhooks advises less than 20 kB; ours are thin.
      expect(JSON.stringify(event.example).length).toBeLessThan(400);
      expect(JSON.stringify(event.example)).not.toContain('@');
    },
  );
});

describe('the address of an endpoint', () => {
  it.each(['https://hooks.example.com/porchlight', 'http://localhost:8080/?a=b', ' https://a.example '])(
    '%j is taken',
    (url) => expect(webhookUrlField.parse(url)).toBe(url.trim()),
  );

  it.each([
    '',
    'hooks.example.com',
    'ftp://a.example/',
    'javascript:alert(1)',
    'https://user:secret@a.example/',
    'https://a.example/#part',
    'https://',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('%j is refused with a sentence', (url) => {
    expect(webhookUrlField.safeParse(url).error?.issues[0]?.message).toMatch(/\.$/);
  });
});

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
