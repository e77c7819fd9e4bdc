import { randomUUID } from 'node:crypto';
import { contract } from '@porchlight/domain/contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { loadDescription } from '@porchlight/testing/fuzz/load-description.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let other: TestBuyer;
let staff: TestBuyer;
let leadId: string;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  [buyer, other, staff] = await Promise.all([createBuyer(app), createBuyer(app), createStaff(app, 'admin')]);
  leadId = randomUUID();
  await app.query(
    "insert into leads (id, name, email, source, created_at) values ($1, 'Ada', 'ada@example.com', 'contact_form', now())",
    [leadId],
  );
});
afterAll(() => app.close());

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
const makeKey = () => `key-${randomUUID()}`;
const addNote = (key: string, text: string, who = staff) =>
  who.call('POST', `/api/staff/leads/${leadId}/notes`, { text }, { 'idempotency-key': key });
const upload = (key: string, bytes: Uint8Array | ReadableStream = PDF, name = 'a.pdf', who = buyer) =>
  who.call('POST', `/api/documents?name=${name}`, bytes, { 'idempotency-key': key });
const countNotes = async (text: string) =>
  (await app.query('select 1 from lead_notes where text = $1', [text])).length;
const countDocuments = async (name: string) =>
  (await app.query('select 1 from documents where name = $1', [name])).length;
const countKept = async () => (await app.query('select 1 from kept_answers')).length;

describe('the contract', () => {
  const posts = Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ label: `${feature}.${name}`, ...endpoint['~orpc'] })),
  );

  it.each(posts.filter(({ route }) => route.method === 'POST'))('says what $label stores', ({ meta }) => {
    expect(['records', 'sign-in', 'nothing']).toContain(meta.stores);
  });

  it('says it of no other method: those are the same when they are sent again (RFC 9110 9.2.2)', () => {
    const others = posts.filter(({ route }) => !['POST', 'PATCH'].includes(route.method ?? ''));
    expect(others.filter(({ meta }) => meta.stores !== undefined)).toEqual([]);
  });

  it('says in the OpenAPI document where a key is taken', async () => {
    const { paths } = await loadDescription(buyer);
    for (const { route, meta } of posts.filter((each) => each.route.method === 'POST')) {
      const names = paths[route.path ?? '']?.post?.parameters?.map(({ name }) => name) ?? [];
      expect([route.path, names.includes('Idempotency-Key')]).toEqual([
        route.path,
        meta.stores === 'records',
      ]);
    }
  });
});

describe('a request under an Idempotency-Key', () => {
  it('is carried out once, and answered again with the same status, body and headers', async () => {
    const key = makeKey();
    const first = await addNote(key, 'carried out once');
    const again = await addNote(key, 'carried out once');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([first.status, await countNotes('carried out once')]).toEqual([200, 1]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

  it('is the same whatever the order of its members', async () => {
    const key = { 'idempotency-key': makeKey() };
    const filter = { name: 'Own', isShared: false, isDefault: false, filter: { status: 'new' } };
    const first = await staff.call('POST', '/api/staff/lead-filters', filter, key);
    const turned = { filter: { status: 'new' }, isDefault: false, isShared: false, name: 'Own' };
    const again = await staff.call('POST', '/api/staff/lead-filters', turned, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  });

  it('holds for a file: the same bytes under the same name are stored once', async () => {
    const key = makeKey();
    const first = await upload(key, PDF, 'once.pdf');
    const again = await upload(key, PDF, 'once.pdf');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await countDocuments('once.pdf')).toBe(1);
    for (const reply of [
      await upload(key, Buffer.concat([PDF, Buffer.from('x')]), 'once.pdf'),
      await upload(key, PDF, 'twice.pdf'),
    ])
      expect([reply.status, reply.body.code]).toEqual([422, 'KEY_REUSED']);
    expect(await countDocuments('twice.pdf')).toBe(0);
  });

  it('is refused under the key of another request: other words, other address', async () => {
    const key = makeKey();
    await addNote(key, 'the first words');
    for (const reply of [
      await addNote(key, 'other words'),
      await staff.call(
        'POST',
        `/api/staff/leads/${randomUUID()}/notes`,
        { text: 'the first words' },
        {
          'idempotency-key': key,
        },
      ),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([422, 'KEY_REUSED']);
      expect(reply.body.message).toMatch(/Nothing was stored.*\.$/);
    }
    expect([await countNotes('other words'), await countNotes('the first words')]).toEqual([0, 1]);
  });

  it('gets no answer of another account’s, under the same key', async () => {
    const key = makeKey();
    const mine = await upload(key, PDF, 'whose.pdf');
    const theirs = await upload(key, PDF, 'whose.pdf', other);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(await countDocuments('whose.pdf')).toBe(2);
  });

  it('is asked who sends it before anything else', async () => {
    const key = makeKey();
    await addNote(key, 'only for staff');
    const reply = await addNote(key, 'only for staff', other);
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
  });

  it('without a session belongs to the network it comes from', async () => {
    const key = { 'idempotency-key': makeKey() };
    const here = new TestVisitor(app, '203.0.113.7');
    const there = new TestVisitor(app, '203.0.113.8');
    const join = async (who: TestVisitor) =>
      who.call('POST', '/api/waitlist', { email: 'net@example.com', feature: 'coming-soon', proof }, key);
    let proof = await here.solve();
    expect((await join(here)).status).toBe(200);
    expect((await join(here)).headers.get('idempotent-replayed')).toBe('true');
    proof = await there.solve();
    const elsewhere = await join(there);
    expect([elsewhere.status, elsewhere.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect((await join(here)).body.code).toBe('KEY_REUSED');
  });

  it('is not carried out again once an erasure has taken its answer, and says so', async () => {
    const [key, own] = [makeKey(), makeKey()];
    expect((await addNote(key, 'before the erasure')).status).toBe(200);
    await upload(own, PDF, 'before.pdf');
    await app.query(
      "insert into leads (id, name, email, source, created_at) values ($1, 'Ben', 'ben@example.com', 'contact_form', now())",
      [randomUUID()],
    );
    const address = 'ben@example.com';
    const asked = { address, confirmation: address, reason: 'asked-by-letter', sendsReceipt: false };
    const erased = await staff.call('POST', '/api/staff/people/erasure', { ...asked, account: 'at-once' });
    expect(erased.status).toBe(200);
    const again = await addNote(key, 'before the erasure');
    expect([again.status, again.body.code]).toEqual([422, 'KEY_REUSED']);
    expect(again.body.message).toMatch(/was done before .*answer is no longer kept/);
    expect((await addNote(key, 'other words')).body.message).toMatch(/used for another request/);
    expect([await countNotes('before the erasure'), await countNotes('other words')]).toEqual([1, 0]);
    expect((await upload(own, PDF, 'before.pdf')).headers.get('idempotent-replayed')).toBe('true');
  });

  it('keeps nothing when it failed: mended, it is carried out under the same key', async () => {
    const key = makeKey();
    const before = await countKept();
    expect((await addNote(key, '')).body.code).toBe('BAD_INPUT');
    const noFile = Buffer.from('no file that we take');
    expect((await upload(key, noFile)).body.code).toBe('FILE_TYPE_NOT_ACCEPTED');
    expect(await countKept()).toBe(before);
    expect((await addNote(key, 'mended')).status).toBe(200);
    expect((await upload(key, PDF, 'mended.pdf')).status).toBe(201);
  });

  it.each(['', 'two words', 'x'.repeat(256), 'ümlaut'])('is refused under the key “%s”', async (key) => {
    const reply = await addNote(key, 'bad key');
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(reply.body.fields).toHaveProperty('Idempotency-Key');
    const file = await upload(key, PDF, 'bad-key.pdf');
    expect([file.status, file.body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('is answered 409 with Retry-After while the first is worked on, and then as the first was', async () => {
    const key = makeKey();
    const { body, finish } = sendSlowly();
    const first = upload(key, body, 'slow.pdf');
    await waitFor('the first to be begun', async () =>
      (await app.query('select 1 from kept_answers where status is null')).length > 0 ? true : undefined,
    );
    const meanwhile = await upload(key, PDF, 'slow.pdf');
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'KEY_IN_USE']);
    expect(meanwhile.headers.get('retry-after')).toBe('1');
    finish();
    expect((await first).status).toBe(201);
    expect((await upload(key, PDF, 'slow.pdf')).body).toEqual((await first).body);
    expect(await countDocuments('slow.pdf')).toBe(1);
  });

  it('answers a signed-in person’s network no more than the network answers them', async () => {
    const key = { 'idempotency-key': makeKey() };
    const proof = await new TestVisitor(app).solve();
    const form = { email: 'who@example.com', feature: 'coming-soon', proof };
    expect((await buyer.call('POST', '/api/waitlist', form, key)).status).toBe(200);
    const visitor = await new TestVisitor(app).call('POST', '/api/waitlist', form, key);
    expect(visitor.headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('when a process dies, or the database does', () => {
  const loseAnswers = () =>
    app.query(`create function lose_answers() returns trigger language plpgsql as
        $$ begin raise exception 'lost'; end $$;
      create trigger lose_answers before update on kept_answers for each row execute function lose_answers()`);
  const saveAnswers = () =>
    app.query('drop trigger lose_answers on kept_answers; drop function lose_answers()');

  it('nothing is stored whose answer is not: both are in one transaction', async () => {
    const [file, note] = [makeKey(), makeKey()];
    await loseAnswers();
    try {
      expect((await upload(file, PDF, 'lost.pdf')).status).toBe(500);
      expect((await addNote(note, 'lost')).status).toBe(500);
      expect([await countDocuments('lost.pdf'), await countNotes('lost')]).toEqual([0, 0]);
    } finally {
      await saveAnswers();
    }
    expect((await upload(file, PDF, 'lost.pdf')).status).toBe(201);
    expect((await addNote(note, 'lost')).status).toBe(200);
    expect([await countDocuments('lost.pdf'), await countNotes('lost')]).toEqual([1, 1]);
  });

  it('what a dead process had begun is carried out by the next', async () => {
    const key = makeKey();
    const { body, finish } = sendSlowly();
    const cutOff = upload(key, body, 'begun.pdf');
    const claimed = await waitFor('a claim', async () => {
      const [row] = await app.query('select id from kept_answers where status is null');
      return row;
    });
    // As a process leaves it that was killed: its number is no longer held.
    await app.query('update kept_answers set instance_id = 1, claim = gen_random_uuid() where id = $1', [
      claimed.id,
    ]);
    expect((await upload(key, PDF, 'begun.pdf')).status).toBe(201);
    finish();
    // Had it only been slow, it stores nothing any more.
    const late = await cutOff;
    expect([late.status, late.body.code]).toEqual([409, 'KEY_IN_USE']);
    expect(await countDocuments('begun.pdf')).toBe(1);
  });
});

describe('what is kept', () => {
  it('does not reveal key, owner or answer to a reader of the table', async () => {
    const key = makeKey();
    await addNote(key, 'a very particular note');
    const rows = await app.query('select * from kept_answers');
    const text = rows.map((row) => Object.values(row).map(String).join(' ')).join('\n');
    expect(text).not.toContain(key);
    expect(text).not.toContain('particular');
    expect(rows.some(({ answer }) => (answer as Buffer | null)?.includes('particular'))).toBe(false);
  });
});

/** A file of which all but the last byte is sent until `finish`. */
function sendSlowly(): { body: ReadableStream; finish(): void } {
  let finish: () => void = () => undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(PDF.subarray(0, -1));
      finish = () => {
        controller.enqueue(PDF.subarray(-1));
        controller.close();
      };
    },
  });
  return { body, finish: () => finish() };
}
