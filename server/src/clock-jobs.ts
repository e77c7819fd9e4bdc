import { remindOfExpiry } from './features/documents/document-expiry.ts';
import { remindOfDates } from './features/milestones/date-reminders.ts';
import { remindOfPapers } from './features/milestones/paper-reminders.ts';
import { type LettersContext, sendDueLetters } from './features/notifications/letters.service.ts';
import { removeOldRecords } from './features/personal-data/retention.service.ts';
import { sendLaunchLetters } from './features/waitlist/waitlist-launches.service.ts';
import type { WebhookSender } from './features/webhooks/webhook-sender.ts';
import { doEach } from './platform/do-each.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

export const LAUNCHES = 'launches';
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '17 3 * * *';
const EVERY_HOUR = '0 * * * *';

export type ClockJobs = {
  /** Reminders of dates and papers, then the letters and webhooks that are due. */
  run(): Promise<void>;
  removeOldRecords(): Promise<void>;
};

/** What the clock brings about, in one of the processes each time. */
export async function startClockJobs(
  jobs: Jobs,
  letters: LettersContext,
  webhookSender: WebhookSender,
): Promise<ClockJobs> {
  const { database, baseUrl, post, now } = letters;
  const reminders = [remindOfDates, remindOfExpiry, remindOfPapers];
  const remind = () => doEach(reminders, (reminder) => reminder({ database, now }));
  const sendLetters = () => sendDueLetters(letters);
  const launch = () => sendLaunchLetters({ database, baseUrl, post, now });
  const removeOld = () => removeOldRecords({ database, now });
  await Promise.all([
    jobs.repeat('date-reminders', EVERY_HOUR, remind),
    jobs.repeat('due-letters', EVERY_MINUTE, sendLetters),
    jobs.work(LAUNCHES, launch),
    // Goes on where a process that died has stopped.
    jobs.repeat('launch-letters', EVERY_MINUTE, launch),
    jobs.repeat('due-webhooks', EVERY_MINUTE, webhookSender.sendDue),
    jobs.repeat('retention', EVERY_NIGHT, removeOld),
  ]);
  return {
    async run() {
      await remind();
      await sendLetters();
      await launch();
      await webhookSender.sendDue();
    },
    removeOldRecords: removeOld,
  };
}
