import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { formatWeekdayDate } from '@porchlight/domain/shared/calendar-dates.ts';
import { paths } from '../../paths.ts';

/** What a notification says and where it leads. */
export type NotificationText = { title: string; detail: string; to: string };

export function describeNotification({
  kind,
  subject,
  dateTitle,
  date,
  detail,
}: Pick<NotificationView, 'kind' | 'subject' | 'dateTitle' | 'date' | 'detail'>): NotificationText {
  if (kind === 'new-device')
    return {
      title: 'New sign-in',
      detail: `${subject}. If it was not you, sign out your other devices and choose a new password.`,
      to: paths.signOutChoices,
    };
  if (kind === 'document-received')
    return {
      title: 'Document received',
      detail: `${subject} is in your Document Center.`,
      to: paths.documents,
    };
  if (kind === 'document-accepted')
    return { title: 'Document accepted', detail: `${subject}: nothing more to do.`, to: paths.documents };
  if (kind === 'document-needs-attention')
    return { title: 'Please replace a document', detail: join(subject, detail), to: paths.documents };
  if (kind === 'document-opened-by-staff')
    return { title: 'We looked at a document', detail: join(subject, detail), to: paths.documents };
  if (kind === 'document-expires')
    return { title: 'A newer document is needed', detail: join(subject, detail), to: paths.documents };
  if (kind === 'documents-due')
    return { title: 'Documents to hand in', detail: join(subject, detail), to: paths.portal };
  if (kind === 'document-signed')
    return { title: 'Document signed', detail: `You signed ${subject}.`, to: paths.documents };
  if (kind === 'co-buyer-signed')
    return {
      title: 'A co-buyer signed',
      detail: `${subject} signed a document of yours.`,
      to: paths.documents,
    };
  if (kind === 'beta-approved')
    return {
      title: 'Beta access granted',
      detail: subject === '' ? 'Milestones 4 to 10 are part of your journey now.' : subject,
      to: paths.portal,
    };
  if (kind === 'beta-declined')
    return { title: 'Beta request declined', detail: subject, to: paths.betaRequest };
  const milestone = milestones.find(({ slug }) => slug === subject);
  const name = milestone?.title ?? subject;
  const to = milestone === undefined ? paths.portal : paths.milestone(milestone.slug);
  if (kind === 'date-near')
    return {
      title: detail === null ? 'A date is near' : 'A date has passed',
      detail: `${dateTitle}: ${formatWeekdayDate(date ?? '')}`,
      to,
    };
  return kind === 'milestone-completed'
    ? { title: 'Milestone completed', detail: `${name} is done, and its window is lit.`, to }
    : { title: 'Milestone unlocked', detail: `${name} is open. You can start it now.`, to };
}

const join = (subject: string, detail: string | null) =>
  detail === null ? subject : `${subject}. ${detail}`;
