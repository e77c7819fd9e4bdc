import { createEmailRenderer } from './email-rendering.ts';
import { createMailer, readSenderDomain } from './mailer.ts';
import { type OutboxContext, type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';

type Settings = {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where emails are written without an SMTP_URL. */
  mailFolder: string;
  siteFolder: string;
};

/** Begins to send what waits. */
export function openOutbox(
  parts: Omit<OutboxContext, 'mailer' | 'openRenderer' | 'senderDomain'>,
  { smtpUrl, mailFrom, mailFolder, siteFolder }: Settings,
): OutboxWorker {
  return startOutboxWorker({
    ...parts,
    mailer: createMailer({ smtpUrl, from: mailFrom, folder: mailFolder }),
    openRenderer: () => createEmailRenderer(siteFolder),
    senderDomain: readSenderDomain(mailFrom),
  });
}
