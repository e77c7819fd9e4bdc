import type { EmailSubject } from '@porchlight/content/en/emails/notifications.ts';
import { mapNotificationTexts } from '@porchlight/content/en/feature-notifications.ts';
import type { NotificationKind } from '@porchlight/domain/notifications/notifications.ts';

const facts: Record<NotificationKind, Partial<EmailSubject>> = {
  'document-received': { subject: 'pay stub.pdf' },
  'document-accepted': { subject: 'Pay stubs' },
  'document-needs-attention': {
    subject: 'Bank statements',
    detail: 'A page is missing: we need all of them.',
  },
  'document-opened-by-staff': { subject: 'W-2', detail: 'Reason: to check it.' },
  'document-expires': { subject: 'Pay stubs', detail: 'It is older than 30 days on December 4, 2026.' },
  'documents-due': { subject: 'Pay stubs, W-2', detail: 'They are due in three days.' },
  'document-signed': { subject: 'disclosure.pdf' },
  'co-buyer-signed': { subject: 'Charles Babbage' },
  'milestone-completed': { subject: 'interest' },
  'milestone-unlocked': { subject: 'pre-app' },
  'date-near': { subject: 'offer', dateTitle: 'Inspection', date: '2026-12-01' },
  'new-device': { subject: 'Firefox on Windows' },
  'beta-approved': { subject: 'Welcome, and tell us what you think.', detail: 'Home Search' },
  'beta-declined': { subject: 'All places are taken this month.' },
  ...mapNotificationTexts(({ sampleSubject }) => ({ subject: sampleSubject })),
};

/** One notification of each kind, for the samples of emails. */
export const sampleSubjects = Object.fromEntries(
  Object.entries(facts).map(([kind, fact]) => [
    kind,
    {
      kind,
      subject: '',
      dateTitle: null,
      date: null,
      detail: null,
      createdAt: new Date('2026-11-21T17:00:00.000Z'),
      ...fact,
    },
  ]),
) as Record<NotificationKind, EmailSubject>;
