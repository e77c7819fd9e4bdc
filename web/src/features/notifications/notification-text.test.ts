import { DONE_BY_CO_BUYER, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { describeNotification } from './notification-text.ts';

test.each([
  ['document-received', 'stub.pdf', 'stub.pdf is in your Document Center.', '/portal/docs'],
  ['document-signed', 'stub.pdf', 'You signed stub.pdf.', '/portal/docs'],
  ['co-buyer-signed', 'Grace Ellis', 'Grace Ellis signed a document of yours.', '/portal/docs'],
  ['milestone-completed', 'ctc', 'Clear-to-Close is done, and its window is lit.', '/portal/milestones/ctc'],
  ['milestone-unlocked', 'funding', 'Funding is open. You can start it now.', '/portal/milestones/funding'],
  [
    'new-device',
    'Firefox on Windows',
    'Firefox on Windows. If it was not you, sign out your other devices and choose a new password.',
    '/portal/settings#sign-out',
  ],
  ['beta-approved', '', 'Milestones 4 to 10 are part of your journey now.', '/portal'],
  ['beta-approved', 'Welcome.', 'Welcome.', '/portal'],
  ['beta-declined', 'The beta is full.', 'The beta is full.', '/portal/beta-request'],
  ['milestone-unlocked', 'gone', 'gone is open. You can start it now.', '/portal'],
] as const)('%s of %s says what happened and leads to its place', (kind, subject, detail, to) => {
  expect(describeNotification({ kind, subject, dateTitle: null, date: null, detail: null })).toMatchObject({
    detail,
    to,
  });
});

test('a milestone that the co-buyer completed says so', () => {
  const entry = describeNotification({
    ...({ kind: 'milestone-completed', subject: 'ctc', detail: DONE_BY_CO_BUYER } as const),
    ...{ dateTitle: null, date: null },
  });
  expect(entry).toEqual({
    title: 'Milestone completed',
    detail: 'Your co-buyer completed Clear-to-Close. It is done for both of you, and its window is lit.',
    to: '/portal/milestones/ctc',
  });
});

const nearDate = { dateTitle: 'Closing day', date: '2026-12-31', detail: null };

test('a date that is near says which and when, and leads to its milestone', () => {
  expect(describeNotification({ kind: 'date-near', subject: 'ctc', ...nearDate })).toEqual({
    title: 'A date is near',
    detail: 'Closing day: Thursday, Dec 31, 2026',
    to: '/portal/milestones/ctc',
  });
});

test('a date that has passed says so', () => {
  const detail = 'This date has passed.';
  expect(describeNotification({ kind: 'date-near', subject: 'ctc', ...nearDate, detail })).toMatchObject({
    title: 'A date has passed',
  });
});

test.each([
  [null, 'Pay stubs; W-2s'],
  ['This is our last reminder.', 'Pay stubs; W-2s. This is our last reminder.'],
])('owed papers are named, and what is said beside them: %j', (detail, said) => {
  const due = { kind: 'documents-due', subject: 'Pay stubs; W-2s', dateTitle: null, date: null } as const;
  expect(describeNotification({ ...due, detail })).toMatchObject({ detail: said, to: '/portal' });
});

test.each(['document-needs-attention', 'document-opened-by-staff', 'document-expires'] as const)(
  '%s says of which paper, and why',
  (kind) => {
    const why = 'We could not read it.';
    const text = describeNotification({
      kind,
      subject: 'W-2s',
      dateTitle: null,
      date: null,
      detail: why,
    });
    expect(text).toMatchObject({ detail: 'W-2s. We could not read it.', to: '/portal/docs' });
  },
);

test('every kind has a title of its own', () => {
  const titles = notificationKinds.map(
    (kind) => describeNotification({ kind, subject: 'offer', ...nearDate }).title,
  );
  expect(new Set(titles).size).toBe(notificationKinds.length);
});

test.each([
  [
    '',
    '',
    'Milestones 4 to 10 are part of your journey now. Home Search opens when you finish Pre-Approval. The milestones after it open in order.',
  ],
  ['Welcome.', 'Home Search', 'Welcome. Now open: Home Search. The milestones after that open in order.'],
])('beta access says what it has opened: %j, %j', (subject, detail, said) => {
  const entry = describeNotification({ kind: 'beta-approved', subject, detail, dateTitle: null, date: null });
  expect(entry.detail).toBe(said);
});
