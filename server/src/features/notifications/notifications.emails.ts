import type { EmailSubject } from '@porchlight/content/en/emails/notifications.ts';
import { mapNotificationTexts } from '@porchlight/content/en/feature-notifications.ts';
import type { NotificationKind } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { createListHeaders, defineEmailTemplate, type Email } from '../../platform/email/email-template.ts';
import type { EmailScope } from './unsubscribe-tokens.ts';

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
const sampleSubjects = Object.fromEntries(
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

export type EmailContext = {
  baseUrl: string;
  to: string;
  timeZone: string;
  writeToken(scope: EmailScope): string;
};

const SETTINGS = '/portal/settings/notifications';
export const UNSUBSCRIBE_PATH = '/notifications/unsubscribe';

/** The email about one notification. */
export function formatNotificationEmail(context: EmailContext, subject: EmailSubject): Email {
  const email = isSecurityNotice(subject.kind) ? newSignInEmail : notificationEmail;
  return email.write(context.to, { context, subject });
}

/** The daily email with everything that the buyer wants reported together. */
export function renderDigest(context: EmailContext, subjects: readonly EmailSubject[]): Email {
  return digestEmail.write(context.to, { context, subjects });
}

/** One email about what would have come in several, had it not waited for each other. */
export function formatDelayedEmail(context: EmailContext, subjects: readonly EmailSubject[]): Email {
  return delayedEmail.write(context.to, { context, subjects });
}

type OneSubject = { context: EmailContext; subject: EmailSubject };
type ManySubjects = { context: EmailContext; subjects: readonly EmailSubject[] };

const SAMPLE_CONTEXT: EmailContext = {
  baseUrl: 'https://porchlight.example',
  to: 'ada@example.com',
  timeZone: 'America/New_York',
  writeToken: (scope) => `${scope}.sample-token-1234`,
};
const { 'new-device': sampleSignIn, ...otherSamples } = sampleSubjects;
const sampleMany: ManySubjects = { context: SAMPLE_CONTEXT, subjects: Object.values(otherSamples) };

export const notificationEmail = defineEmailTemplate<'notification', OneSubject>({
  name: 'notification',
  text: ({ notifications }, { context, subject }) =>
    notifications.one({
      subject,
      timeZone: context.timeZone,
      ...nameLinks(context, subject.kind),
    }),
  headers: ({ context, subject }) => createListHeaders(writeUnsubscribeAddress(context, subject.kind)),
  samples: {
    usual: { context: SAMPLE_CONTEXT, subject: sampleSubjects['date-near'] },
    ...Object.fromEntries(
      Object.entries(otherSamples).map(([kind, subject]) => [kind, { context: SAMPLE_CONTEXT, subject }]),
    ),
  },
});

/** Without a link to unsubscribe: an intruder could switch it off as well. */
export const newSignInEmail = defineEmailTemplate<'new-sign-in', OneSubject>({
  name: 'new-sign-in',
  text: ({ notifications }, { context: { baseUrl, timeZone }, subject }) =>
    notifications.newSignIn({ subject, timeZone, baseUrl }),
  samples: { usual: { context: SAMPLE_CONTEXT, subject: sampleSignIn } },
});

export const digestEmail = defineEmailTemplate<'digest', ManySubjects>({
  name: 'digest',
  text: ({ notifications }, { context, subjects }) =>
    notifications.digest({ subjects, ...nameLinks(context, 'digest') }),
  headers: ({ context }) => createListHeaders(writeUnsubscribeAddress(context, 'digest')),
  samples: { usual: sampleMany },
});

export const delayedEmail = defineEmailTemplate<'held-notifications', ManySubjects>({
  name: 'held-notifications',
  text: ({ notifications }, { context, subjects }) => {
    const scope = findScope(subjects);
    return notifications.delayed({
      subjects,
      ...nameLinks(context, scope),
      stops: scope === 'at-once' ? 'at-once' : 'kind',
    });
  },
  headers: ({ context, subjects }) =>
    createListHeaders(writeUnsubscribeAddress(context, findScope(subjects))),
  samples: { usual: sampleMany },
});

/** Which emails the link ends: those of the one kind it is about, or all that come at once. */
function findScope(subjects: readonly EmailSubject[]): EmailScope {
  const kinds = new Set(subjects.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : 'at-once';
}

function nameLinks(context: EmailContext, scope: EmailScope) {
  return {
    baseUrl: context.baseUrl,
    settingsUrl: `${context.baseUrl}${SETTINGS}`,
    stopUrl: writeUnsubscribeAddress(context, scope),
  };
}

function writeUnsubscribeAddress({ baseUrl, writeToken }: EmailContext, scope: EmailScope): string {
  return `${baseUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(writeToken(scope))}`;
}
