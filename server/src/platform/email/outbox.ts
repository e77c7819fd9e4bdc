import { randomUUID } from 'node:crypto';
import { emailUrgencies } from '@porchlight/domain/kernel/email-kinds.ts';
import { normalizeEmail } from '@porchlight/domain/kernel/fields.ts';
import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import { currentLocale } from '../base/current-request.ts';
import type { Sealer } from '../base/sealed-text.ts';
import type { Database } from '../database/database.ts';
import { insertPrepared } from '../database/prepared-statements.ts';
import { announceChange, announcing } from '../events/changes.ts';
import type { Email } from './email-template.ts';
import { emails } from './emails.table.ts';

export type PostContext = {
  sealer: Sealer;
  now(): Date;
  /** The languages to write to addresses in; where one has none, that of the request that causes the email. */
  findLocales?(on: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, Locale>>;
};

/** Queues an email in the given transaction: it goes out if and only if what caused it is committed. */
export async function enqueueEmail(context: PostContext, email: Email, on: Database): Promise<void> {
  for (const row of await writeRows(context, [email], on)) await insertEmail(on, row);
}

/** The same for several by one statement. */
export async function enqueueEmails(
  context: PostContext,
  written: readonly Email[],
  on: Database,
): Promise<void> {
  if (written.length === 0) return;
  await on.insert(emails).values(await writeRows(context, written, on));
  await announceChange(on, OUTBOX_CHANGED);
}

async function writeRows({ sealer, now, findLocales }: PostContext, written: readonly Email[], on: Database) {
  const addresses = written.map(({ to }) => normalizeEmail(to));
  const found = await findLocales?.(on, addresses);
  const createdAt = now();
  return written.map((message, index) => {
    const email = addresses[index] ?? '';
    const { template, subject, parts, headers, locale } =
      message.inLocale?.(found?.get(email) ?? currentLocale()) ?? message;
    const id = randomUUID();
    const { urgency, hours } = emailKinds[template];
    return {
      id,
      template,
      email,
      urgency: emailUrgencies.indexOf(urgency),
      createdAt,
      dueAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + hours * HOUR_MS),
      sealed: sealer.seal(Buffer.from(JSON.stringify({ subject, parts, headers, locale })), id),
    };
  });
}

/** Wakes the worker of every process. */
export const OUTBOX_CHANGED = { topic: 'outbox', userId: 'everybody' } as const;

const insertEmail = insertPrepared(
  'insert email',
  emails,
  ['id', 'template', 'email', 'urgency', 'createdAt', 'dueAt', 'expiresAt', 'sealed'],
  (insert) => insert.returning({ told: announcing(OUTBOX_CHANGED) }),
);

type StoredEmail = Pick<typeof emails.$inferSelect, 'id' | 'template' | 'email' | 'sealed'>;

/** What a stored email says; throws when that was removed, or sealed for another. */
export function decryptEmail(sealer: Sealer, { id, template, email, sealed }: StoredEmail): Email {
  if (sealed === null) throw new Error('what this email says is gone');
  const content = JSON.parse(Buffer.from(sealer.open(sealed, id)).toString()) as Omit<
    Email,
    'template' | 'to'
  >;
  return { template, to: email, ...content };
}

const HOUR_MS = 3_600_000;
