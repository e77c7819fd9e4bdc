import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import type { EmailView } from '@porchlight/domain/notifications/email/email.contract.ts';
import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer, TestBuyer as Visitor } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let app: TestApp;
const people = {} as Record<StaffRole | 'buyer', TestBuyer>;
beforeAll(async () => {
  app = await startTestApp();
  for (const role of ['reader', 'admin'] as const) people[role] = await createStaff(app, role);
  people.buyer = await createBuyer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.query('delete from emails');
  await app.query('delete from suppressed_addresses');
});

/** A row as the outbox leaves it; the worker takes none that is not due. */
async function store(values: {
  template?: EmailTemplateName;
  email?: string;
  state?: string;
  cause?: string;
  sealed?: boolean;
  age?: string;
}) {
  const {
    template = 'digest',
    email = 'ada@example.com',
    state = 'dead',
    cause = null,
    sealed = true,
    age = '1 minute',
  } = values;
  const [row] = await app.query(
    `insert into emails (template, email, urgency, state, cause, tries, created_at, due_at, expires_at, settled_at, answer, sealed)
     values ($1, $2, 1, $3, $4, 1, now() - $6::interval, now() + interval '1 day', now() + interval '2 days',
       case when $3 in ('sent', 'dead') then now() - $6::interval end, '550 no', case when $5 then 'x'::bytea end) returning id`,
    [template, email, state, cause, sealed, age],
  );
  return String(row?.id);
}

const listEmails = async (query = '') =>
  (await people.admin.call('GET', `/api/staff/mail/emails${query}`)).body as unknown as {
    rows: EmailView[];
    next: string | null;
  };

const lastAction = async () =>
  (
    await app.query(
      'select action, about_email, reason, detail from staff_actions order by at desc, id desc limit 1',
    )
  )[0];

const ANY = '018f3a5c-7d21-7000-8000-5f0a4c0b9e11';
const changes: [string, object][] = [
  [`/api/staff/mail/emails/${ANY}/tries`, {}],
  [`/api/staff/mail/emails/${ANY}/giving-up`, { reason: 'not needed' }],
  ['/api/staff/mail/suppressed/releases', { email: 'ada@example.com', reason: 'moved back' }],
  ['/api/staff/bounces', { bounces: [] }],
];

describe('the mail of the console', () => {
  it.each(['/api/staff/mail', '/api/staff/mail/emails', '/api/staff/mail/suppressed'])(
    '%s is for staff alone',
    async (path) => {
      const { status } = await new Visitor(app).call('GET', path);
      expect([status, (await people.buyer.call('GET', path)).status]).toEqual([401, 403]);
      expect((await people.admin.call('GET', path)).status).toBe(200);
    },
  );

  it.each(changes)('%s is for admins alone', async (path, body) => {
    expect((await new Visitor(app).call('POST', path, body)).status).toBe(401);
    expect((await people.buyer.call('POST', path, body)).status).toBe(403);
    expect((await people.reader.call('POST', path, body)).status).toBe(403);
  });

  it('says what waits, what was sent by the hour, and what died', async () => {
    await store({ state: 'queued' });
    await store({ state: 'sent' });
    await store({ state: 'dead' });
    await store({ state: 'sent', age: '30 hours' });
    await app.query("insert into suppressed_addresses values ('gone@example.com', 'bounced', null, now())");
    const { body } = await people.reader.call('GET', '/api/staff/mail');
    expect(body).toMatchObject({
      waiting: { first: 0, usual: 1, bulk: 0 },
      oldestDueAt: null,
      inFlight: 0,
      dead: 1,
      suppressed: 1,
    });
    const hours = body.hours as { sent: number; dead: number }[];
    expect(hours.reduce((sum, { sent, dead }) => sum + sent + dead, 0)).toBe(2);
  });

  it('lists emails newest first, by state and address, a page at a time, and never what they say', async () => {
    await store({ email: 'ada@example.com', age: '3 minutes' });
    await store({ email: 'adam@example.com', state: 'sent', sealed: false, age: '2 minutes' });
    await store({ email: 'bob@example.com', sealed: false });
    const all = await listEmails();
    expect(all.rows.map(({ email, canTryAgain }) => [email, canTryAgain])).toEqual([
      ['bob@example.com', false],
      ['adam@example.com', false],
      ['ada@example.com', true],
    ]);
    expect(Object.keys(all.rows[0] ?? {})).not.toContain('sealed');
    expect((await listEmails('?state=dead&search=ADA')).rows.map(({ email }) => email)).toEqual([
      'ada@example.com',
    ]);
    expect((await listEmails('?search=a%25')).rows).toEqual([]);
    const first = await listEmails('?limit=2');
    expect((await listEmails(`?limit=2&cursor=${first.next}`)).rows.map(({ email }) => email)).toEqual([
      'ada@example.com',
    ]);
    expect(await lastAction()).toMatchObject({ action: 'mail.listed', detail: { rows: 1 } });
    expect((await people.admin.call('GET', '/api/staff/mail/emails?cursor=nonsense')).status).toBe(400);
  });

  it('tries a dead email again, with the time it had at first', async () => {
    const id = await store({ cause: 'content-refused' });
    await app.query("update emails set expires_at = now() - interval '1 day'");
    expect((await people.admin.call('POST', `/api/staff/mail/emails/${id}/tries`)).status).toBe(200);
    const [row] = await app.query(
      "select cause, expires_at > now() + interval '23 hours' as has_time from emails",
    );
    expect(row).toEqual({ cause: null, has_time: true });
    expect(await lastAction()).toMatchObject({ action: 'mail.tried-again', about_email: 'ada@example.com' });
    const gone = await store({ sealed: false });
    const refused = await people.admin.call('POST', `/api/staff/mail/emails/${gone}/tries`);
    expect([refused.status, refused.body.message]).toEqual([
      404,
      expect.stringContaining('what it said is gone'),
    ]);
  });

  it('gives an email up for a reason, with what it says, and none that is on its way', async () => {
    const id = await store({ state: 'queued' });
    const giveUp = (email: string, reason: string) =>
      people.admin.call('POST', `/api/staff/mail/emails/${email}/giving-up`, { reason });
    expect((await giveUp(id, ' ')).status).toBe(400);
    expect((await giveUp(id, 'Asked for by phone')).status).toBe(200);
    expect(await app.query('select state, cause, sealed from emails')).toEqual([
      { state: 'dead', cause: 'given-up', sealed: null },
    ]);
    expect(await lastAction()).toMatchObject({ action: 'mail.given-up', reason: 'Asked for by phone' });
    expect((await giveUp(await store({ state: 'sending' }), 'Asked for by phone')).status).toBe(404);
  });

  it.each([
    ['deletion-receipt', 0],
    ['erasure-receipt', 1],
  ] as const)('gives a %s up without noting whom it was for, who is forgotten', async (template, left) => {
    const id = await store({ template, state: 'queued', email: 'erased@example.com' });
    const path = `/api/staff/mail/emails/${id}/giving-up`;
    expect((await people.admin.call('POST', path, { reason: 'The mailbox is gone' })).status).toBe(200);
    expect(await app.query('select 1 from emails')).toHaveLength(left);
    expect(await lastAction()).toMatchObject({ action: 'mail.given-up', about_email: null });
  });

  it('lets an address have emails again, for a reason', async () => {
    await app.query("insert into suppressed_addresses values ('ada@example.com', 'bounced', '5.1.1', now())");
    const { body } = await people.admin.call('GET', '/api/staff/mail/suppressed?search=ada');
    expect(body.rows).toMatchObject([{ email: 'ada@example.com', cause: 'bounced', answer: '5.1.1' }]);
    const release = { email: 'Ada@Example.com', reason: 'They wrote that it works again' };
    expect((await people.admin.call('POST', '/api/staff/mail/suppressed/releases', release)).status).toBe(
      200,
    );
    expect(await lastAction()).toMatchObject({ action: 'mail.released', about_email: 'ada@example.com' });
    expect((await people.admin.call('POST', '/api/staff/mail/suppressed/releases', release)).status).toBe(
      404,
    );
  });
});

describe('what came back', () => {
  const report = async (body: object) => {
    const reply = await people.admin.call('POST', '/api/staff/bounces', body);
    expect(reply.status).toBe(200);
    return reply.body.suppressed;
  };

  it('suppresses mailboxes that are gone and readers who called it spam, nothing else', async () => {
    const suppressed = await report({
      bounces: [
        { email: 'Gone@example.com', kind: 'bounced', status: '5.1.1', detail: 'no such user' },
        { email: 'full@example.com', kind: 'bounced', status: '5.2.2' },
        { email: 'later@example.com', kind: 'bounced', status: '4.1.1' },
        { email: 'unknown@example.com', kind: 'bounced' },
        { email: 'angry@example.com', kind: 'complained' },
      ],
    });
    expect(suppressed).toEqual(['gone@example.com', 'angry@example.com']);
    expect(await app.query('select email, cause, answer from suppressed_addresses order by email')).toEqual([
      { email: 'angry@example.com', cause: 'complained', answer: null },
      { email: 'gone@example.com', cause: 'bounced', answer: '5.1.1 no such user' },
    ]);
  });

  it.each([
    [
      'a failure (RFC 3464)',
      'message/delivery-status',
      'Final-Recipient: rfc822; Gone@Example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no\r\n  such user',
      ['gone@example.com'],
    ],
    [
      'a delay',
      'message/delivery-status',
      'Final-Recipient: rfc822; gone@example.com\r\nAction: delayed\r\nStatus: 5.1.1',
      [],
    ],
    [
      'a full mailbox',
      'message/delivery-status',
      'Final-Recipient: rfc822; gone@example.com\r\nAction: failed\r\nStatus: 5.2.2',
      [],
    ],
    [
      'a complaint (RFC 5965)',
      'message/feedback-report',
      'Feedback-Type: abuse\r\nVersion: 1\r\nOriginal-Rcpt-To: <gone@example.com>',
      ['gone@example.com'],
    ],
    [
      'something else',
      'text/plain',
      'Final-Recipient: rfc822; gone@example.com\r\nAction: failed\r\nStatus: 5.1.1',
      [],
    ],
  ])('reads the report of a mail server: %s', async (_, type, fields, suppressed) => {
    expect(await report({ report: writeReport(type, fields) })).toEqual(suppressed);
  });

  it('is refused when it is no report at all, and changes nothing when it is empty', async () => {
    expect(await report({ report: 'nothing of the kind' })).toEqual([]);
    const { status } = await people.admin.call('POST', '/api/staff/bounces', { bounces: [{ email: 'x' }] });
    expect(status).toBe(400);
  });
});

function writeReport(type: string, fields: string): string {
  return [
    'From: mailer-daemon@example.com',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    'MIME-Version: 1.0',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It came back.',
    '--b',
    `Content-Type: ${type}`,
    '',
    'Reporting-MTA: dns; mail.example.com',
    ...(type === 'message/delivery-status' ? [''] : []),
    fields,
    '',
    '--b--',
    '',
  ].join('\r\n');
}
