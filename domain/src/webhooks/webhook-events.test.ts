import { describe, expect, it } from 'vitest';
import { webhookEvents } from './webhook-events.ts';
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
