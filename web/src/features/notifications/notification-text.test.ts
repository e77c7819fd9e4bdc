import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { describeNotification } from './notification-text.ts';

test.each([
  ['document-received', 'stub.pdf', 'stub.pdf is in your Document Center.', '/portal/docs'],
  ['document-signed', 'stub.pdf', 'You signed stub.pdf.', '/portal/docs'],
  ['milestone-completed', 'ctc', 'Clear-to-Close is done, and its window is lit.', '/portal/milestones/ctc'],
  ['milestone-unlocked', 'funding', 'Funding is open. You can start it now.', '/portal/milestones/funding'],
  ['milestone-unlocked', 'gone', 'gone is open. You can start it now.', '/portal'],
] as const)('%s of %s says what happened and leads to its place', (kind, subject, detail, to) => {
  expect(describeNotification({ kind, subject })).toMatchObject({ detail, to });
});

test('every kind has a title of its own', () => {
  const titles = notificationKinds.map((kind) => describeNotification({ kind, subject: 'offer' }).title);
  expect(new Set(titles).size).toBe(notificationKinds.length);
});
