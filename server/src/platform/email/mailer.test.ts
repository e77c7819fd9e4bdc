import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createEmailRenderer } from './email-rendering.ts';
import type { Mailer } from './email-sending.ts';
import { defineEmailTemplate } from './email-template.ts';
import { renderMailbox } from './mailbox-page.ts';
import { createMailer, parseSenderDomain } from './mailer.ts';

const LINK = 'https://porchlight.example/login/verify?token=a&next=%2Fportal';
const template = defineEmailTemplate<'confirm-address', { name: string }>({
  name: 'confirm-address',
  text: (_, { name }) => ({
    subject: 'Confirm your e-mail address',
    heading: `Hello <${name}> & all`,
    paragraphs: ['One "quoted" paragraph.', { quote: ['Somebody’s words.'] }, { list: ['One', 'Two'] }],
    action: { label: 'Confirm', url: LINK },
    links: [{ label: 'Stop', url: 'https://porchlight.example/stop' }],
  }),
  samples: { usual: { name: 'Ada' } },
});

const render = await createEmailRenderer('/no/such/site');
const write = (to = 'ada@example.com') =>
  render(template.write(to, { name: 'Ada' }), '<1@porchlight.example>');

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that behaves as configured, and a mailer that uses it. */
async function openMailServer(options: SMTPServerOptions, scheme = 'smtp', query = '', login = '') {
  const received: string[] = [];
  const sessions = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      sessions.add(session.id);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailer(`${scheme}://${login}localhost:${port}${query}`);
  closing.push(() => server.close());
  return { received, sessions, mailer, server };
}

function openMailer(smtpUrl: string): Mailer {
  const mailer = createMailer({ smtpUrl, from: 'Porchlight <no-reply@porchlight.example>', folder: '' });
  closing.push(mailer.close);
  return mailer;
}

function refuse(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

describe('an email', () => {
  it('goes to the mail server whole, with both bodies, under its own Message-ID', async () => {
    const { mailer, received } = await openMailServer({});
    expect(await mailer.send(write())).toMatchObject({ outcome: 'sent' });
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed.from?.address).toBe('no-reply@porchlight.example');
    expect(parsed.to?.[0]?.address).toBe('ada@example.com');
    expect(parsed.messageId).toBe('<1@porchlight.example>');
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(parsed.text).toContain(LINK);
    expect(parsed.text).toContain('> Somebody’s words.\n\n- One\n- Two');
    expect(parsed.html).toContain('Hello &lt;Ada&gt; &amp; all');
    expect(parsed.html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
  });

  it('uses the connection of the one before, also after a refusal', async () => {
    const { mailer, sessions } = await openMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? refuse(550, '5.1.1 no such user') : undefined),
    });
    for (const to of ['a@example.com', 'gone@example.com', 'b@example.com']) await mailer.send(write(to));
    expect(sessions.size).toBe(1);
  });

  it('goes out on a new connection where the server has closed the old one', async () => {
    const { mailer, received, sessions, server } = await openMailServer({});
    await mailer.send(write());
    for (const connection of server.connections) connection.close();
    expect(await mailer.send(write())).toMatchObject({ outcome: 'sent' });
    expect([received.length, sessions.size]).toEqual([2, 2]);
  });

  it('travels under TLS, and not at all to a server without a trusted certificate', async () => {
    const disabledCommands: string[] = [];
    const trusting = await openMailServer(
      { secure: true, disabledCommands },
      'smtps',
      '?tls.rejectUnauthorized=false',
    );
    expect(await trusting.mailer.send(write())).toMatchObject({ outcome: 'sent' });
    const careful = await openMailServer({ secure: true, disabledCommands }, 'smtps');
    expect(await careful.mailer.send(write())).toMatchObject({ outcome: 'unreachable' });
    const startTls = await openMailServer({ disabledCommands }, 'smtp', '?tls.rejectUnauthorized=false');
    expect(await startTls.mailer.send(write())).toMatchObject({ outcome: 'sent' });
    expect(careful.received).toEqual([]);
  });

  it.each<[string, SMTPServerOptions, string]>([
    ['450 for the recipient', answerRecipient(450, '4.2.0 greylisted'), 'later'],
    ['452 for the recipient', answerRecipient(452, '4.2.2 mailbox full'), 'later'],
    ['550 for the recipient', answerRecipient(550, '5.1.1 no such user'), 'recipient'],
    ['553 for the recipient', answerRecipient(553, 'not a name'), 'recipient'],
    ['550 for relaying', answerRecipient(550, '5.7.1 relaying denied'), 'content'],
    ['421 for the recipient', answerRecipient(421, '4.7.0 closing'), 'unreachable'],
    ['451 for the content', answerContent(451, 'try again'), 'later'],
    ['550 for the content', answerContent(550, '5.7.1 spam'), 'content'],
    ['552 for the content', answerContent(552, 'too large'), 'content'],
    ['550 for the sender', { onMailFrom: (_, __, done) => done(refuse(550, '5.1.8 who')) }, 'unreachable'],
    ['554 at the door', { onConnect: (_, done) => done(refuse(554, 'go away')) }, 'unreachable'],
    ['an email beyond its size', { size: 100 }, 'content'],
  ])('that is refused is reported by the answer: %s', async (_, options, outcome) => {
    const { mailer, received } = await openMailServer(options);
    const delivery = await mailer.send(write());
    expect([delivery.outcome, received.length]).toEqual([outcome, 0]);
  });

  it('whose connection breaks in the middle of its content may go at another time', async () => {
    const { mailer, server } = await openMailServer({
      onData: (stream) =>
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy();
        }),
    });
    const sockets: Socket[] = [];
    server.server.on('connection', (socket: Socket) => sockets.push(socket));
    expect(await mailer.send(write())).toMatchObject({ outcome: 'later' });
  });

  it('waits where no server answers, or the account there is refused', async () => {
    expect(await openMailer('smtp://localhost:1').send(write())).toMatchObject({ outcome: 'unreachable' });
    const { mailer } = await openMailServer(
      { authOptional: false, allowInsecureAuth: true, onAuth: (_, __, done) => done(new Error('no')) },
      'smtp',
      '',
      'me:wrong@',
    );
    expect(await mailer.send(write())).toMatchObject({ outcome: 'unreachable' });
  });

  it('to an address that cannot be sent to a mail server is refused here', async () => {
    const { mailer } = await openMailServer({});
    expect(await mailer.send(write('a b <c>'))).toMatchObject({ outcome: 'content' });
  });

  it('is written to a private file where there is no mail server, and shows in the mailbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-mail-'));
    await createMailer({ smtpUrl: undefined, from: 'no-reply@porchlight.example', folder }).send(write());
    const [file = ''] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, file), 'utf8')).toContain('Subject: Confirm your e-mail address');
    const page = String(await renderMailbox(folder));
    expect(page).toContain('href="https://porchlight.example/login/verify?token=a&amp;next=%2Fportal"');
    expect(page).toContain('To ada@example.com');
    await rm(folder, { recursive: true });
  });

  it('shows an empty mailbox as such', async () => {
    expect(String(await renderMailbox('/no/such/folder'))).toContain('No emails yet.');
  });
});

it.each([
  ['no-reply@porchlight.example', 'porchlight.example'],
  ['Porchlight <no-reply@porchlight.example>', 'porchlight.example'],
  ['Porchlight <no-reply@münchen.example>', 'xn--mnchen-3ya.example'],
])('%s sends from %s', (from, domain) => {
  expect(parseSenderDomain(from)).toBe(domain);
});

function answerRecipient(code: number, text: string): SMTPServerOptions {
  return { onRcptTo: (_address, _session, done) => done(refuse(code, text)) };
}

function answerContent(code: number, text: string): SMTPServerOptions {
  return {
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(refuse(code, text)));
    },
  };
}
