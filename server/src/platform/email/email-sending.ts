import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './email-rendering.ts';
import { type Delivery, openSmtpSession, type SmtpSession } from './smtp-session.ts';

export type Mailer = {
  /**
   * Hands one email over; never throws for what a mail server or the way to it does. Of several at once each has a connection of its own.
   * `isOurs` as in `SmtpSession`.
   */
  send(message: MailMessage, isOurs?: () => Promise<boolean>): Promise<Delivery>;
  close(): void;
};

export type SendingSettings = { smtpUrl: string | undefined; from: string; folder: string };

/** See `createMailer`. */
export function createEmailMailer(options: SendingSettings): Mailer {
  const { smtpUrl, from, folder } = options;
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: smtpUrl === undefined ? 'unix' : 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const compose = async (message: MailMessage) => {
    const { message: content, envelope } = await composer.sendMail({ from, ...message });
    return { content: content as Buffer, envelope };
  };
  if (smtpUrl === undefined) {
    return {
      async send(message) {
        const { content } = await compose(message);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), content, { mode: 0o600 });
        return { outcome: 'sent', answer: 'written to a file' };
      },
      close: () => undefined,
    };
  }
  /** The one that was used last is used next, so that those that are not needed any more come to their end. */
  const idle: SmtpSession[] = [];
  return {
    async send(message, isOurs) {
      const { content, envelope } = await compose(message);
      const session = idle.pop() ?? openSmtpSession(smtpUrl);
      const delivery = await session.send(envelope, content, isOurs);
      idle.push(session);
      return delivery;
    },
    close() {
      for (const session of idle) session.close();
    },
  };
}
