import { createMailer, readSenderDomain } from './mailer.ts';
import { type OutboxContext, type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';

type Settings = {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where letters are written without an SMTP_URL. */
  mailFolder: string;
  siteFolder: string;
};

/** Begins to send what waits. What draws letters is loaded with the first of them. */
export function openOutbox(
  parts: Omit<OutboxContext, 'mailer' | 'openRenderer' | 'senderDomain'>,
  { smtpUrl, mailFrom, mailFolder, siteFolder }: Settings,
): OutboxWorker {
  return startOutboxWorker({
    ...parts,
    mailer: createMailer({ smtpUrl, from: mailFrom, folder: mailFolder }),
    async openRenderer() {
      const { createLetterRenderer } = await import('./letter-rendering.ts');
      return createLetterRenderer(siteFolder);
    },
    senderDomain: readSenderDomain(mailFrom),
  });
}
