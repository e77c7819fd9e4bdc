import { SAMPLE_BADGE } from '@porchlight/domain/notifications/badge.ts';
import { expect, test } from 'vitest';
import { sampleNotifications } from './notifications.ts';

test('a visitor sees three sample notifications, as many as the badge says (specification 2, 9)', () => {
  expect(sampleNotifications.map(({ title }) => title)).toEqual([
    'Document Approved',
    'Action Required',
    'New Learning Resource',
  ]);
  expect(sampleNotifications).toHaveLength(SAMPLE_BADGE);
});
