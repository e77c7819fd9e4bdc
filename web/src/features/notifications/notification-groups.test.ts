import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { expect, test } from 'vitest';
import { groupNotifications } from './notification-groups.ts';

/** Noon of the day on the reader's own clock. */
const at = (day: string) => new Date(`${day}T12:00:00`).toISOString();

function tell(id: string, kind: NotificationView['kind'], day: string, isRead = false): NotificationView {
  const createdAt = at(day);
  return {
    id,
    kind,
    subject: '',
    dateTitle: null,
    date: null,
    detail: null,
    createdAt,
    readAt: isRead ? createdAt : null,
  };
}

test.each([
  ['nothing', [], []],
  [
    'what needs the buyer first, then each day',
    [
      tell('a', 'document-received', '2026-11-25'),
      tell('b', 'document-needs-attention', '2026-11-24'),
      tell('c', 'milestone-completed', '2026-11-24'),
      tell('d', 'date-near', '2026-11-20'),
      tell('e', 'document-signed', '2026-11-20'),
    ],
    ['Needs you: b d', 'Today: a', 'Yesterday: c', 'Friday, Nov 20, 2026: e'],
  ],
  [
    'what was read is a record of its day',
    [tell('a', 'documents-due', '2026-11-25', true), tell('b', 'new-device', '2026-11-25', true)],
    ['Today: a b'],
  ],
])('notifications are shown in groups: %s', (_, notifications, groups) => {
  const shown = groupNotifications(notifications, '2026-11-25');
  expect(
    shown.map(({ title, notifications: own }) => `${title}: ${own.map(({ id }) => id).join(' ')}`),
  ).toEqual(groups);
});
