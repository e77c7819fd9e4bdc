import { REMINDED_AS } from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { ASK_AGAIN_AFTER_DAYS } from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  DONE_BY_CO_BUYER,
  type NotificationKind,
  notificationKinds,
} from '@porchlight/domain/notifications/notifications.ts';
import { site } from '../../site.ts';
import { betaOpened } from '../beta-access-opened.ts';
import { findNotificationText, mapNotificationTexts } from '../feature-notifications.ts';
import { layoutTexts } from './layout.ts';

/** What an email says of a notification. A document's name stays out of it: mail is read over many shoulders. */
export type EmailSubject = {
  kind: NotificationKind;
  subject: string;
  dateTitle: string | null;
  date: string | null;
  detail: string | null;
  createdAt: Date;
};

type NotificationText = { heading: string; paragraphs: string[]; path: string; label: string };

/** What the email about one notification says. */
const notificationTexts: Record<
  NotificationKind,
  (subject: EmailSubject, timeZone: string) => NotificationText
> = {
  'document-received': () => ({
    heading: 'We received a document',
    paragraphs: ['A document is in your Document Center. Its name and content stay there.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-accepted': ({ subject }) => ({
    heading: `Accepted: ${subject}`,
    paragraphs: ['We looked at this document and it is what we asked for. There is nothing more to do.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-needs-attention': ({ subject, detail }) => ({
    heading: `Please replace: ${subject}`,
    paragraphs: [
      ...(detail === null ? [] : [detail]),
      'What we wrote about it is beside the document. The file is still yours; choose Replace to upload another.',
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-opened-by-staff': ({ subject, detail }) => ({
    heading: `We looked at: ${subject}`,
    paragraphs: [...(detail === null ? [] : [detail]), 'Every view is logged beside the document.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-expires': ({ subject, detail }) => ({
    heading: `A newer one is needed: ${subject}`,
    paragraphs: [
      ...(detail === null ? [] : [detail]),
      'Lenders accept documents only while they are recent. Choose Replace beside the document to upload a newer one.',
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'documents-due': ({ subject, detail }) => ({
    heading: 'Documents your milestones wait for',
    paragraphs: [`Not yet uploaded: ${subject}.`, ...(detail === null ? [] : [detail])],
    path: '/portal',
    label: 'See your journey',
  }),
  'document-signed': () => ({
    heading: 'A document is signed',
    paragraphs: [
      'You signed a document in your Document Center. Its name and content stay there.',
      `If it was not you, change your password and write to ${site.email.address}.`,
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'co-buyer-signed': ({ subject }) => ({
    heading: 'A co-buyer signed your document',
    paragraphs: [
      `${subject} signed a document that you asked them to sign. Its name and content stay in your Document Center.`,
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'milestone-completed': ({ subject, detail }) => ({
    heading: `${nameMilestone(subject)} is done`,
    paragraphs: [
      ...(detail === DONE_BY_CO_BUYER ? ['Your co-buyer completed it for both of you.'] : []),
      'Everything in this milestone is settled, and its window is lit.',
    ],
    path: '/portal',
    label: 'See your journey',
  }),
  'milestone-unlocked': ({ subject }) => ({
    heading: `${nameMilestone(subject)} is open`,
    paragraphs: ['You can start this milestone now.'],
    path: pathOfMilestone(subject),
    label: 'Open the milestone',
  }),
  // The reminder of a date, such as closing day or the end of the rate lock.
  'date-near': ({ subject, dateTitle, date, detail }) => {
    const isOfList = subject === REMINDED_AS;
    const where = isOfList
      ? 'It is one of your dates.'
      : `You set it in the milestone ${nameMilestone(subject)}.`;
    return {
      heading: `${dateTitle ?? 'A date'}: ${formatWeekdayDate(date ?? '')}`,
      paragraphs: [
        `${detail ?? 'This date is near.'} ${where}`,
        'If it has moved, change it there, and we remind you of the new day.',
      ],
      path: isOfList ? '/portal/dates' : pathOfMilestone(subject),
      label: isOfList ? 'Open your dates' : 'Open the milestone',
    };
  },
  'new-device': ({ subject, createdAt }, timeZone) => ({
    heading: 'A new sign-in to your account',
    paragraphs: [
      `${subject} signed in to your account on ${formatTime(createdAt, timeZone)}. We had not seen this browser before.`,
      'If it was you, there is nothing to do.',
      `If it was not you, choose a new password now; that signs every device out. Then write to ${site.email.address}.`,
    ],
    path: '/login/forgot',
    label: 'It was not me: choose a new password',
  }),
  'beta-approved': ({ subject, detail }) => ({
    heading: 'You have beta access',
    paragraphs: [
      ...(subject === '' ? [] : [subject]),
      'Milestones 4 to 10 are part of your journey from now on. Each opens when the one before it is completed.',
      ...(detail === null ? [] : [betaOpened(detail)]),
    ],
    path: '/portal',
    label: 'See your journey',
  }),
  'beta-declined': ({ subject }) => ({
    heading: 'Your beta request was declined',
    paragraphs: [
      subject,
      `Everything you did so far stays as it is. You can ask again ${ASK_AGAIN_AFTER_DAYS} days after this answer.`,
    ],
    path: '/portal/beta-request',
    label: 'Read the answer',
  }),
  ...mapNotificationTexts(
    ({ email }) =>
      ({ subject }: EmailSubject) =>
        email(subject),
  ),
};

/** Where the links lead. `stopUrl` ends the emails that its label names. */
type Links = { baseUrl: string; settingsUrl: string; stopUrl: string };
type One = { subject: EmailSubject; timeZone: string; baseUrl: string };
type Many = { subjects: readonly EmailSubject[] } & Links;

export const notificationsEmails = {
  one: ({ settingsUrl, stopUrl, ...one }: One & Links) => ({
    ...writeOne(one),
    signOff: `You receive this because of your notification settings. ${layoutTexts.signOff}`,
    links: writeLinks('Stop emails of this kind', { settingsUrl, stopUrl }),
  }),
  /** Without a link to unsubscribe: an intruder could switch it off as well. */
  newSignIn: (one: One) => ({
    ...writeOne(one),
    signOff: `This email protects your account, so it cannot be switched off: whoever got in could switch it off as well. ${layoutTexts.signOff}`,
  }),
  digest: (many: Many) => ({
    ...writeMany(many),
    signOff: `This is your daily digest: what you have not read yet. ${layoutTexts.signOff}`,
    links: writeLinks('Stop the digest', many),
  }),
  /** `stops`: whether its link ends all emails that come at once, or those of the one kind that it is about. */
  delayed: ({ stops, ...many }: Many & { stops: 'at-once' | 'kind' }) => ({
    ...writeMany(many),
    signOff: `This came close together or in your quiet hours, so we kept it for one email. ${layoutTexts.signOff}`,
    links: writeLinks(
      stops === 'at-once' ? 'Stop all emails that come at once' : 'Stop emails of this kind',
      many,
    ),
  }),
};

function writeOne({ subject, timeZone, baseUrl }: One) {
  const { heading, paragraphs, path, label } = notificationTexts[subject.kind](subject, timeZone);
  return {
    subject: `${heading} | ${site.name}`,
    heading,
    paragraphs,
    action: { label, url: `${baseUrl}${path}` },
  };
}

/** Long emails are not read to the end; all of them are in the list that it leads to. */
const MAX_LINES = 50;

/** Several notifications, by kind. */
function writeMany({ subjects, baseUrl }: Many) {
  const lines = notificationKinds.flatMap((kind) => {
    const ofKind = Map.groupBy(
      subjects.filter((subject) => subject.kind === kind),
      summarize,
    );
    return [...ofKind].map(([line, { length }]) => (length === 1 ? line : `${line} (${length} times)`));
  });
  const list = lines.slice(0, MAX_LINES);
  if (lines.length > MAX_LINES) list.push(`And ${formatCount(lines.length - MAX_LINES)} more.`);
  const heading = subjects.length === 1 ? 'One thing is new' : `${subjects.length} things are new`;
  return {
    subject: `${heading} | ${site.name}`,
    heading,
    paragraphs: [{ list }],
    action: { label: 'Read your notifications', url: `${baseUrl}/portal/notifications` },
  };
}

function writeLinks(label: string, { stopUrl, settingsUrl }: Omit<Links, 'baseUrl'>) {
  return [
    { label, url: stopUrl },
    { label: 'Choose what you receive', url: settingsUrl },
  ];
}

/** A line among others. */
export function summarize(subject: EmailSubject): string {
  const { kind, dateTitle, date, detail } = subject;
  const own = findNotificationText(kind);
  if (own) return own.line(subject.subject);
  if (kind === 'document-received') return 'A document was received.';
  if (kind === 'document-accepted') return `Accepted: ${subject.subject}.`;
  if (kind === 'document-needs-attention')
    return `Please replace: ${subject.subject}. ${detail ?? ''}`.trim();
  if (kind === 'document-opened-by-staff') return `We looked at: ${subject.subject}.`;
  if (kind === 'document-expires') return `${subject.subject}: ${detail ?? 'a newer one is needed.'}`;
  if (kind === 'documents-due') return `Not yet uploaded: ${subject.subject}. ${detail ?? ''}`.trim();
  if (kind === 'document-signed') return 'A document was signed.';
  if (kind === 'co-buyer-signed') return `${subject.subject} signed a document of yours.`;
  if (kind === 'milestone-completed')
    return detail === DONE_BY_CO_BUYER
      ? `Your co-buyer completed ${nameMilestone(subject.subject)}.`
      : `${nameMilestone(subject.subject)} is done.`;
  if (kind === 'milestone-unlocked') return `${nameMilestone(subject.subject)} is open.`;
  if (kind === 'date-near')
    return `${dateTitle ?? 'A date'}: ${formatWeekdayDate(date ?? '')}. ${detail ?? ''}`.trim();
  if (kind === 'beta-approved') return 'You have beta access.';
  if (kind === 'beta-declined') return 'Your beta request was declined.';
  return 'A new sign-in to your account.';
}

function nameMilestone(slug: string): string {
  return milestones.find((milestone) => milestone.slug === slug)?.title ?? slug;
}

function pathOfMilestone(slug: string): string {
  return milestones.some((milestone) => milestone.slug === slug) ? `/portal/milestones/${slug}` : '/portal';
}

function formatTime(instant: Date, timeZone: string): string {
  return `${formatInstant(instant, 'medium', { timeZone })} (${timeZone})`;
}
