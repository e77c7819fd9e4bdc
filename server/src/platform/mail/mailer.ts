import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A letter ready to send: both bodies say the same. `headers` beyond the usual ones, by name. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

export type Mailer = { send(letter: Letter): Promise<void> };

/** Sends by SMTP, or, where no server is given, writes each letter as a mail file into `folder`. */
export function createMailer(options: { smtpUrl: string | undefined; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options;
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return {
      async send(letter) {
        await transport.sendMail({ from, ...letter });
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
