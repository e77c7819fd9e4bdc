import { parseReminderSubject } from '@porchlight/domain/document-requests/request-reminders.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { FeatureTexts } from '../feature-texts.ts';

const paragraph = 'Open your Document Center to read which, why and by when, and to upload.';
const path = '/portal/docs';

/** `subject` is how many were asked for at once. */
const formatHeading = (subject: string) =>
  subject === '1' ? 'A document is asked for' : `${subject} documents are asked for`;

/** A reminder by staff, or of the day by which documents are due. */
function formatReminderHeading(subject: string): string {
  const { count, day, hasPassed } = parseReminderSubject(subject);
  const many = count === 1 ? 'A document' : `${count} documents`;
  const are = count === 1 ? 'is' : 'are';
  if (day === undefined) return `${many} ${are} still asked for`;
  const were = count === 1 ? 'was' : 'were';
  return `${many} ${hasPassed ? were : are} due on ${formatWeekdayDate(day)}`;
}

/** What buyers are notified of. Neither the documents nor why are in it. */
export const documentRequestsTexts = {
  privacy:
    'Documents that our staff asks you for, with why and by when, and the first name of who asked. Both buyers of the purchase read them, and they go with the purchase.',
  notifications: {
    'documents-asked': {
      title: 'Our staff asks you for a document',
      what: 'That documents are asked for. Which and why is in your Document Center alone.',
      notices: 'notices of documents that our staff asks for',
      entry: (subject: string) => ({ title: formatHeading(subject), detail: paragraph, to: path }),
      email: (subject: string) => ({
        heading: formatHeading(subject),
        paragraphs: [paragraph],
        path,
        label: 'Open the Document Center',
      }),
      line: (subject: string) => `${formatHeading(subject)}.`,
      sampleSubject: '2',
    },
    'documents-reminded': {
      title: 'A document that our staff asked you for is still missing',
      what: 'When our staff reminds you, three days before a document is due, and once when its day has passed.',
      notices: 'reminders of documents that our staff asks for',
      entry: (subject: string) => ({ title: formatReminderHeading(subject), detail: paragraph, to: path }),
      email: (subject: string) => ({
        heading: formatReminderHeading(subject),
        paragraphs: [paragraph],
        path,
        label: 'Open the Document Center',
      }),
      line: (subject: string) => `${formatReminderHeading(subject)}.`,
      sampleSubject: '2',
    },
  },
} as const satisfies FeatureTexts;
