import { site } from '@porchlight/content/site.ts';
import { ASK_AGAIN_AFTER_DAYS } from '@porchlight/domain/beta-access/beta-requests.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { NotificationKind } from '@porchlight/domain/notifications/notifications.ts';
import { formatWeekdayDate } from '@porchlight/domain/shared/calendar-dates.ts';

/** What a letter says of a notification. A document's name stays out of it: mail is read over many shoulders. */
export type LetterSubject = {
  kind: NotificationKind;
  subject: string;
  dateTitle: string | null;
  date: string | null;
  detail: string | null;
  createdAt: Date;
};

type LetterText = { heading: string; paragraphs: string[]; path: string; label: string };

/** What the letter about one notification says. */
export const notificationTexts: Record<
  NotificationKind,
  (subject: LetterSubject, timeZone: string) => LetterText
> = {
  'document-received': () => ({
    heading: 'We received a document',
    paragraphs: ['A document is in your Document Center. Its name and content stay there.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-accepted': ({ subject }) => ({
    heading: `Accepted: ${subject}`,
    paragraphs: ['We looked at this paper and it is what we asked for. There is nothing more to do.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-needs-attention': ({ subject, detail }) => ({
    heading: `Please replace: ${subject}`,
    paragraphs: [
      ...(detail === null ? [] : [detail]),
      'What we wrote about it stands beside the document. The file is still yours; choose Replace to hand in another.',
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-opened-by-staff': ({ subject, detail }) => ({
    heading: `We looked at: ${subject}`,
    paragraphs: [...(detail === null ? [] : [detail]), 'Each look is listed beside the document.'],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'document-expires': ({ subject, detail }) => ({
    heading: `A newer one is needed: ${subject}`,
    paragraphs: [
      ...(detail === null ? [] : [detail]),
      'Lenders take papers only while they are recent. Choose Replace beside the document to hand in a newer one.',
    ],
    path: '/portal/docs',
    label: 'Open the Document Center',
  }),
  'documents-due': ({ subject, detail }) => ({
    heading: 'Papers your milestones wait for',
    paragraphs: [`Not yet handed in: ${subject}.`, ...(detail === null ? [] : [detail])],
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
  'milestone-completed': ({ subject }) => ({
    heading: `${nameMilestone(subject)} is done`,
    paragraphs: ['Everything in this milestone is settled, and its window is lit.'],
    path: '/portal',
    label: 'See your journey',
  }),
  'milestone-unlocked': ({ subject }) => ({
    heading: `${nameMilestone(subject)} is open`,
    paragraphs: ['You can start this milestone now.'],
    path: pathOfMilestone(subject),
    label: 'Open the milestone',
  }),
  'date-near': ({ subject, dateTitle, date, detail }) => ({
    heading: `${dateTitle ?? 'A date'}: ${formatWeekdayDate(date ?? '')}`,
    paragraphs: [
      `${detail ?? 'This date is near.'} You set it in the milestone ${nameMilestone(subject)}.`,
      'If it has moved, change it there, and we remind you of the new day.',
    ],
    path: pathOfMilestone(subject),
    label: 'Open the milestone',
  }),
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
  'beta-approved': ({ subject }) => ({
    heading: 'You have beta access',
    paragraphs: [
      ...(subject === '' ? [] : [subject]),
      'Milestones 4 to 10 are part of your journey from now on. Each opens when the one before it is completed.',
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
};

/** A line among others. */
export function summarize(subject: LetterSubject): string {
  const { kind, dateTitle, date, detail } = subject;
  if (kind === 'document-received') return 'A document was received.';
  if (kind === 'document-accepted') return `Accepted: ${subject.subject}.`;
  if (kind === 'document-needs-attention')
    return `Please replace: ${subject.subject}. ${detail ?? ''}`.trim();
  if (kind === 'document-opened-by-staff') return `We looked at: ${subject.subject}.`;
  if (kind === 'document-expires') return `${subject.subject}: ${detail ?? 'a newer one is needed.'}`;
  if (kind === 'documents-due') return `Not yet handed in: ${subject.subject}. ${detail ?? ''}`.trim();
  if (kind === 'document-signed') return 'A document was signed.';
  if (kind === 'co-buyer-signed') return `${subject.subject} signed a document of yours.`;
  if (kind === 'milestone-completed') return `${nameMilestone(subject.subject)} is done.`;
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
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${time.format(instant)} (${timeZone})`;
}
