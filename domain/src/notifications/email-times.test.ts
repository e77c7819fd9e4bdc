import { describe, expect, it } from 'vitest';
import { emailChoices, type KindPreference } from '../kernel/email-kinds.ts';
import { findNextDigest, listDueEmails, planEmail } from './email-times.ts';
import type { NotificationKind } from './notifications.ts';
import {
  DEFAULT_DIGEST_HOUR,
  DEFAULT_QUIET_HOURS,
  defaultKinds,
  deriveKindPreference,
  type NotificationPreferences,
} from './preferences.ts';

const preferences: NotificationPreferences = {
  timeZone: 'America/New_York',
  quietHours: DEFAULT_QUIET_HOURS,
  digestHour: DEFAULT_DIGEST_HOUR,
  kinds: defaultKinds,
};

describe('the email about something', () => {
  it.each([
    ['that is off', 'document-received', '2026-11-21T15:00:00.000Z', undefined],
    [
      'at once by day, after a quarter of an hour',
      'date-near',
      '2026-11-21T15:00:00.000Z',
      'own 2026-11-21T15:15:00.000Z',
    ],
    ['just before quiet hours', 'date-near', '2026-11-22T01:50:00.000Z', 'own 2026-11-22T13:00:00.000Z'],
    ['just before they end', 'date-near', '2026-11-21T12:50:00.000Z', 'own 2026-11-21T13:05:00.000Z'],
    ['held back at night', 'date-near', '2026-11-21T05:00:00.000Z', 'own 2026-11-21T13:00:00.000Z'],
    ['for the digest', 'document-signed', '2026-11-21T15:00:00.000Z', 'digest 2026-11-22T13:00:00.000Z'],
    ['for today’s digest', 'document-signed', '2026-11-21T12:59:59.000Z', 'digest 2026-11-21T13:00:00.000Z'],
    ['that is security', 'new-device', '2026-11-21T05:00:00.000Z', 'own 2026-11-21T05:00:00.000Z'],
  ] as const)('%s', (_, kind, now, expected) => {
    const email = planEmail(kind, new Date(now), preferences);
    expect(email && `${email.form} ${email.dueAt.toISOString()}`).toBe(expected);
  });

  it.each(emailChoices)('of security goes at once whatever was stored: %s', (email) => {
    const stored: KindPreference = { listed: false, email };
    expect(deriveKindPreference('new-device', stored)).toEqual({ listed: true, email: 'at-once' });
    const kinds = { ...defaultKinds, 'new-device': stored };
    const now = new Date('2026-11-21T05:00:00.000Z');
    expect(planEmail('new-device', now, { ...preferences, kinds })).toEqual({ form: 'own', dueAt: now });
  });

  it('of any other kind follows what was chosen', () => {
    const stored: KindPreference = { listed: false, email: 'off' };
    expect(deriveKindPreference('date-near', stored)).toBe(stored);
    expect(deriveKindPreference('date-near', undefined)).toBe(defaultKinds['date-near']);
  });
});

describe('the digest goes out', () => {
  const quietLate = { from: '06:00', until: '09:30' };
  it.each([
    ['later today', 17, '2026-11-21T15:00:00.000Z', null, '2026-11-21T22:00:00.000Z'],
    ['tomorrow, at its very hour', 17, '2026-11-21T22:00:00.000Z', null, '2026-11-22T22:00:00.000Z'],
    ['in an hour that is skipped', 2, '2026-03-08T05:00:00.000Z', null, '2026-03-08T07:00:00.000Z'],
    ['once in an hour that comes twice', 1, '2026-11-01T05:00:00.000Z', null, '2026-11-02T06:00:00.000Z'],
    ['at midnight', 0, '2026-11-21T15:00:00.000Z', null, '2026-11-22T05:00:00.000Z'],
    ['after quiet hours around it', 8, '2026-11-21T12:00:00.000Z', quietLate, '2026-11-21T14:30:00.000Z'],
    ['still today then', 8, '2026-11-21T14:00:00.000Z', quietLate, '2026-11-21T14:30:00.000Z'],
    [
      'the next morning, when its hour is a quiet one of the evening',
      22,
      '2026-11-21T12:59:00.000Z',
      DEFAULT_QUIET_HOURS,
      '2026-11-21T13:00:00.000Z',
    ],
  ])('%s', (_, digestHour, now, quietHours, expected) => {
    const next = findNextDigest(new Date(now), { ...preferences, digestHour, quietHours });
    expect(next.toISOString()).toBe(expected);
  });
});

describe('what goes out together', () => {
  const NOON = new Date('2026-11-21T12:00:00.000Z');
  const wait = (kind: NotificationKind, minutes: number, emailForm: 'own' | 'digest' = 'own') => ({
    kind,
    emailForm,
    emailDueAt: new Date(NOON.getTime() + minutes * 60_000),
  });
  it.each([
    ['nothing before the first is due', [wait('date-near', 1), wait('documents-due', 14)], []],
    ['all of a batch once its first is', [wait('date-near', 0), wait('documents-due', 14)], [0, 1]],
    ['no digest before its hour', [wait('date-near', 0), wait('document-signed', 60, 'digest')], [0]],
    ['a digest without the batch', [wait('date-near', 5), wait('document-signed', 0, 'digest')], [1]],
    ['security without the batch', [wait('new-device', 0), wait('date-near', 5)], [0]],
  ])('%s', (_, waiting, places) => {
    expect(listDueEmails(waiting, NOON)).toEqual(places.map((place) => waiting[place]));
  });
});
