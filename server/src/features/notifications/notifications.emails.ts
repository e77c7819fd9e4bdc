import type { EmailSubject } from '@porchlight/content/en/emails/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { createListHeaders, defineEmailTemplate, type Email } from '../../platform/email/email-template.ts';
import { sampleSubjects } from './sample-notifications.ts';
import type { EmailScope } from './unsubscribe-tokens.ts';

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
