import { betaOpened } from '@porchlight/content/en/beta-access-opened.ts';
import { findNotificationText } from '@porchlight/content/en/feature-notifications.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/notifications.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { DONE_BY_CO_BUYER } from '@porchlight/domain/notifications/notifications.ts';
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
  const own = findNotificationText(kind);
  if (own) return own.entry(subject);
  if (kind === 'new-device')
    return {
      title: texts.newSignIn,
      detail: texts.signInAdvice(subject),
      to: paths.signOutChoices,
    };
  if (kind === 'document-received')
    return {
      title: texts.documentReceived,
      detail: texts.documentReceivedDetail(subject),
      to: paths.documents,
    };
  if (kind === 'document-accepted')
    return {
      title: texts.documentAccepted,
      detail: texts.documentAcceptedDetail(subject),
      to: paths.documents,
    };
  if (kind === 'document-needs-attention')
    return { title: texts.replaceDocument, detail: join(subject, detail), to: paths.documents };
  if (kind === 'document-opened-by-staff')
    return { title: texts.documentOpened, detail: join(subject, detail), to: paths.documents };
  if (kind === 'document-expires')
    return { title: texts.newerDocumentNeeded, detail: join(subject, detail), to: paths.documents };
  if (kind === 'documents-due')
    return { title: texts.documentsDue, detail: join(subject, detail), to: paths.portal };
  if (kind === 'document-signed')
    return { title: texts.documentSigned, detail: texts.youSigned(subject), to: paths.documents };
  if (kind === 'co-buyer-signed')
    return {
      title: texts.coBuyerSigned,
      detail: texts.signedYourDocument(subject),
      to: paths.documents,
    };
  if (kind === 'beta-approved')
    return {
      title: texts.betaAccessGranted,
      detail: describeBeta(subject, detail),
      to: paths.portal,
    };
  if (kind === 'beta-declined')
    return { title: texts.betaRequestDeclined, detail: subject, to: paths.betaRequest };
  const milestone = milestones.find(({ slug }) => slug === subject);
  const name = milestone?.title ?? subject;
  const elsewhere = kind === 'date-near' ? paths.dates : paths.portal;
  const to = milestone === undefined ? elsewhere : paths.milestone(milestone.slug);
  if (kind === 'date-near')
    return {
      title: detail === null ? texts.dateNear : texts.datePassed,
      detail: `${dateTitle}: ${formatWeekdayDate(date ?? '', locale)}`,
      to,
    };
  const done = detail === DONE_BY_CO_BUYER ? texts.coBuyerCompleted : texts.milestoneCompletedDetail;
  return kind === 'milestone-completed'
    ? { title: texts.milestoneCompleted, detail: done(name), to }
    : { title: texts.milestoneUnlocked, detail: texts.milestoneUnlockedDetail(name), to };
}

/** What is stored of a release before this one does not say what was opened. */
const describeBeta = (words: string, opened: string | null) =>
  [words || texts.betaAccessDetail, ...(opened === null ? [] : [betaOpened(opened)])].join(' ');

const join = (subject: string, detail: string | null) =>
  detail === null ? subject : `${subject}. ${detail}`;
