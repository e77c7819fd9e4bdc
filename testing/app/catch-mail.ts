import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type CaughtMail = {
  url: string;
  /** All emails that came for an address, oldest first. */
  emailsTo(address: string): Email[];
  /** To whom emails came, oldest first. */
  listReaders(): string[];
  close(): void;
};

/** A mail server on this machine that takes everything, for servers in processes of their own. */
export async function catchMail(options: SMTPServerOptions = {}): Promise<CaughtMail> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        emails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `smtp://localhost:${(server.server.address() as AddressInfo).port}`,
    emailsTo: (address) => emails.filter(({ to }) => to?.some((each) => each.address === address)),
    listReaders: () => emails.map(({ to }) => to?.[0]?.address ?? ''),
    close: () => server.close(),
  };
}
