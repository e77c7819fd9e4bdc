import { randomBytes, randomUUID } from 'node:crypto';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { type Reply, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { prepare, SIGNABLE_PDF, startAndReadSigning } from '../people/test-signer.ts';
import type { KillWorld } from './kill-world.ts';

/** What a server acknowledged to someone before it, or something it needs, was killed: all of it has to be there afterwards. */
export type Ledger = {
  /** The bytes of each document, by id; undefined where its signing was under way, so that it may have either form. */
  documents: Map<string, Buffer>;
  signed: Set<string>;
  /** Those whose signing was asked for, whatever was answered. */
  signing: Set<string>;
  /** Addresses that signed up. */
  addresses: Set<string>;
  launches: Set<string>;
  ticks: Map<string, string>;
};

export const createLedger = (): Ledger => ({
  documents: new Map(),
  signed: new Set(),
  signing: new Set(),
  addresses: new Set(),
  launches: new Set(),
  ticks: new Map(),
});

export type People = { buyer: TestBuyer; admin: TestBuyer };

/** Work that something is killed in the middle of. What is not acknowledged may have happened or not, but not by half. */
export type Moment = (world: KillWorld, people: People, ledger: Ledger, round: number) => Promise<void>;

export const moments: Record<'upload' | 'sign' | 'mail' | 'launch', Moment> = {
  /** Each notifies a webhook. */
  async upload(_world, { buyer }, ledger) {
    const send = async () => {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
      const reply = await tryCall(buyer, 'POST', '/api/documents?name=kept.pdf', bytes);
      if (reply?.status === 201) ledger.documents.set(String(reply.body.id), bytes);
    };
    const tick = async (taskId: string) => {
      const path = `/api/milestones/interest/tasks/${taskId}`;
      const status = ledger.ticks.get(taskId) === 'done' ? 'open' : 'done';
      ledger.ticks.delete(taskId);
      const reply = await tryCall(buyer, 'PUT', path, { status });
      if (reply?.status === 200) ledger.ticks.set(taskId, status);
    };
    await Promise.all([send(), send(), tick('list-must-haves'), send(), tick('count-savings'), send()]);
  },

  async sign(_world, { buyer }, ledger) {
    const reply = await tryCall(buyer, 'POST', '/api/documents?name=lease.pdf', SIGNABLE_PDF);
    if (reply?.status !== 201) return;
    const id = String(reply.body.id);
    ledger.documents.set(id, SIGNABLE_PDF);
    ledger.signing.add(id);
    try {
      const opened = await startAndReadSigning(buyer, id);
      if ((await prepare(buyer, opened)).status !== 200) return;
      const completed = await tryCall(buyer, 'POST', `/api/signing/${opened.id}/complete`, {});
      if (completed?.status === 200) ledger.signed.add(id);
    } catch {
      // Cut off half-way: the document is as it was, or signed.
    }
  },

  async mail(world, _people, ledger) {
    const send = async () => {
      const visitor = new TestBuyer(world);
      const account = { name: 'Ada Buyer', email: visitor.email, password: TEST_PASSWORD };
      const reply = await tryCall(visitor, 'POST', '/api/accounts/sign-up', account);
      if (reply?.status === 200) ledger.addresses.add(visitor.email);
    };
    await Promise.all(Array.from({ length: 6 }, send));
  },

  async launch(world, { admin }, ledger) {
    const lists = (await tryCall(admin, 'GET', '/api/staff/waitlists'))?.body.waitlists as
      | Waitlist[]
      | undefined;
    const list = lists?.find(({ launch, offeredAt }) => launch === null && offeredAt !== null);
    if (list === undefined) return;
    await world
      .query(
        `insert into waitlist_entries select $1, $2 || n || '@example.com', now() from generate_series(1, 250) n`,
        [list.feature, `${randomUUID()}-`],
      )
      .catch(() => undefined);
    const path = `/api/staff/waitlists/${list.feature}/launch`;
    const reply = await tryCall(admin, 'POST', path, { confirmation: list.title });
    if (reply?.status === 200) ledger.launches.add(list.feature);
  },
};

type Waitlist = { feature: string; title: string; offeredAt: string | null; launch: unknown };

/** Nothing when the connection broke. */
async function tryCall(
  who: TestBuyer,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply | undefined> {
  return who.call(method, path, body).catch(() => undefined);
}

/** A reader who tries again after the server was killed, or answered that it is busy. */
async function readPatiently(buyer: TestBuyer, path: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await buyer.send('GET', path).catch((error: unknown) => {
      if (tries === MAX_READS) throw error;
    });
    if (answer && (answer.status !== 503 || tries === MAX_READS)) return answer;
    await answer?.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const MAX_READS = 10;

/** What is not as it was acknowledged. Read at once after a kill, before anything but the server's own start has cleared up. */
export async function findLosses(world: KillWorld, { buyer }: People, ledger: Ledger): Promise<string[]> {
  const losses: string[] = [];
  const { documents } = (await (await readPatiently(buyer, '/api/documents')).json()) as DocumentList;
  const listed = new Map(documents.map((document) => [document.id, document]));
  for (const [id, bytes] of ledger.documents) {
    const document = listed.get(id);
    if (document === undefined) {
      losses.push(`the document ${id} is gone`);
      continue;
    }
    const answer = await readPatiently(buyer, `/api/documents/${id}/content`);
    const stored = Buffer.from(await answer.arrayBuffer());
    const isSigned = document.status === 'signed';
    // A signature is appended.
    const isKept = isSigned ? stored.subarray(0, bytes.length).equals(bytes) : stored.equals(bytes);
    if (!isKept) losses.push(`the document ${id} has other bytes (${answer.status})`);
    if (ledger.signed.has(id) && !isSigned) losses.push(`the signature on ${id} is gone`);
    if (isSigned && !ledger.signing.has(id)) losses.push(`nobody signed ${id}`);
  }
  const { tasks } = (await (await readPatiently(buyer, '/api/milestones/interest')).json()) as {
    tasks: { id: string; status: string }[];
  };
  for (const [id, status] of ledger.ticks) {
    const stored = tasks.find((task) => task.id === id)?.status;
    if (stored !== status) losses.push(`the task ${id} is ${stored} and not ${status}`);
  }
  for (const email of ledger.addresses) {
    const rows = await world.query(
      'select 1 from users join accounts on user_id = users.id where email = $1',
      [email],
    );
    if (rows.length !== 1) losses.push(`the account of ${email} is gone`);
  }
  return losses;
}

/** What is there by half: files without rows, rows without files, rows that belong together and are not together. */
export async function findHalves(world: KillWorld): Promise<string[]> {
  const rows = await world.query(
    `select storage_path as path from documents union all select storage_path from document_originals
      union all select storage_path from signings where storage_path is not null
      union all select storage_path from home_photos
      union all select storage_path from certificate_pages`,
  );
  // What is under way at this moment in a process that lives has an intent.
  const intents = new Set(
    (await world.query('select storage_path as path from file_intents')).map(({ path }) => path),
  );
  const named = new Set(rows.map(({ path }) => path));
  const files = await world.listFiles();
  const halves = [
    ...files
      .filter((path) => !named.has(path) && !intents.has(path))
      .map((path) => `no row names the file ${path}`),
    ...[...named]
      .filter((path) => !files.includes(String(path)) && !intents.has(path))
      .map((path) => `${path} is missing`),
  ];
  for (const [what, query] of HALVES)
    for (const { found } of await world.query(query)) halves.push(`${what}: ${String(found)}`);
  return halves;
}

/** Each finds rows whose other half is missing. */
const HALVES = [
  [
    'an account without a way in',
    `select email as found from users u where not exists (select from accounts a where a.user_id = u.id)`,
  ],
  [
    'an account without its email',
    `select email as found from users u where not email_verified and not exists (select from emails l where l.email = u.email)`,
  ],
  [
    'a document without its notification',
    `select id as found from documents d where not exists
       (select from notifications n where n.user_id = d.user_id and n.kind = 'document-received')`,
  ],
  [
    'a document that nobody was told of',
    `select id as found from documents d where not exists
       (select from webhook_events m where m.payload::text like '%' || d.id || '%')`,
  ],
  [
    'a signed document without a signature',
    `select id as found from documents d where (status = 'signed') <> exists (select from signatures s where s.document_id = d.id)`,
  ],
  [
    'told of a launch without an email',
    `select email as found from waitlist_emails w where not exists
       (select from emails l where l.email = w.email and l.template = 'waitlist-launch')`,
  ],
] as const;
