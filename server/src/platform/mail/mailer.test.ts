import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { layOutLetter } from './letter-page.ts';
import { renderMailbox } from './mailbox-page.ts';
import { createMailer } from './mailer.ts';

const letter = {
  to: 'ada@example.com',
  subject: 'Confirm your e-mail address',
  ...layOutLetter({
    siteName: 'Porchlight',
    heading: 'Hello <Ada> & all',
    paragraphs: ['One "quoted" paragraph.'],
    action: { label: 'Confirm', url: 'https://porchlight.example/login/verify?token=a&next=%2Fportal' },
    closing: 'Bye',
  }),
};

describe('a letter', () => {
  it('goes to the mail server whole, with both bodies', async () => {
    const received: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({
      smtpUrl: `smtp://localhost:${port}`,
      from: 'no-reply@porchlight.example',
      folder: '',
    });
    await mailer.send(letter);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const parsed = await PostalMime.parse(Buffer.concat(received));
    expect(parsed.from?.address).toBe('no-reply@porchlight.example');
    expect(parsed.to?.[0]?.address).toBe('ada@example.com');
    expect(parsed.text).toContain('https://porchlight.example/login/verify?token=a&next=%2Fportal');
    expect(parsed.html).toContain('Hello &lt;Ada&gt; &amp; all');
  });

  it('is written to a private file where there is no mail server, and shows in the mailbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-mail-'));
    await createMailer({ smtpUrl: undefined, from: 'no-reply@porchlight.example', folder }).send(letter);
    const [file = ''] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, file), 'utf8')).toContain('Subject: Confirm your e-mail address');
    const page = String(await renderMailbox(folder));
    expect(page).toContain('href="https://porchlight.example/login/verify?token=a&amp;next=%2Fportal"');
    expect(page).toContain('To ada@example.com');
    await rm(folder, { recursive: true });
  });

  it('shows an empty mailbox as such', async () => {
    expect(String(await renderMailbox('/no/such/folder'))).toContain('No letters yet.');
  });
});
