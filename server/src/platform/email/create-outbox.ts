import { createEmailRenderer } from './email-rendering.ts';
import { createMailer, parseSenderDomain } from './mailer.ts';
import { type OutboxContext, type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';

type Settings = {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where emails are written without an SMTP_URL. */
  mailFolder: string;
  siteFolder: string;
  smtpLanes: number;
  smtpLanesPerDomain: number;
};

/** Begins to send what waits. */
export function createOutboxWorker(
  parts: Omit<OutboxContext, 'mailer' | 'lanes' | 'openRenderer' | 'senderDomain'>,
  { smtpUrl, mailFrom, mailFolder, siteFolder, smtpLanes, smtpLanesPerDomain }: Settings,
): OutboxWorker {
  return startOutboxWorker({
    ...parts,
    // In the mailbox of files they stand in the order in which they were queued.
    lanes:
      smtpUrl === undefined ? { most: 1, perDomain: 1 } : { most: smtpLanes, perDomain: smtpLanesPerDomain },
    mailer: createMailer({ smtpUrl, from: mailFrom, folder: mailFolder }),
    openRenderer: () => createEmailRenderer(siteFolder),
    senderDomain: parseSenderDomain(mailFrom),
  });
}
