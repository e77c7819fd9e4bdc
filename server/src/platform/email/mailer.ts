import { domainToASCII } from 'node:url';
import type { Mailer, SendingSettings } from './email-sending.ts';

/**
 * Sends by SMTP, or, where no server is given, writes each email as a mail file into `folder`. What puts messages together is
 * loaded with the first of them.
 */
export function createMailer(settings: SendingSettings): Mailer {
  let opened: Mailer | undefined;
  return {
    async send(message, isOurs) {
      const { createEmailMailer } = await import('./email-sending.ts');
      opened ??= createEmailMailer(settings);
      return opened.send(message, isOurs);
    },
    close: () => opened?.close(),
  };
}

/**
 * The part after the @ of the sender, which names this installation in each Message-ID. In ASCII, as a header has to be where a
 * server does not say that it takes anything else (RFC 6532 3.2).
 */
export function parseSenderDomain(from: string): string {
  return domainToASCII(/@([^\s<>]+?)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';
}
