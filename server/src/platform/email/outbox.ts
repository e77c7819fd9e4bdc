import { randomUUID } from 'node:crypto';
import { emailUrgencies } from '@porchlight/domain/email/email-kind.ts';
import { emailKinds } from '@porchlight/domain/email/email-templates.ts';
import { normalizeEmail } from '@porchlight/domain/kernel/fields.ts';
import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import type { Database } from '../database/database.ts';
import { insertPrepared } from '../database/pool/prepared-statements.ts';
import { announcing } from '../events/changes.ts';
import { currentLocale } from '../operation/current-request.ts';
import type { Sealer } from '../sealed-text.ts';
import type { Letter } from './email-template.ts';
import { letters } from './emails.table.ts';

export type PostContext = {
  sealer: Sealer;
  now(): Date;
  /** The language to write to an address in; without it that of the request that causes the email. */
  findLocale?(on: Database, email: string): Promise<Locale>;
};

/** Queues an email in the given transaction: it goes out if and only if what caused it is committed. */
export async function enqueueEmail(
  { sealer, now, findLocale = async () => currentLocale() }: PostContext,
  letter: Letter,
  on: Database,
): Promise<void> {
  const email = normalizeEmail(letter.to);
  const { template, subject, parts, headers, locale } =
    letter.inLocale?.(await findLocale(on, email)) ?? letter;
  const id = randomUUID();
  const { urgency, hours } = emailKinds[template];
  const createdAt = now();
  await insertEmail(on, {
    id,
    template,
    email,
    urgency: emailUrgencies.indexOf(urgency),
    createdAt,
    dueAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + hours * HOUR_MS),
    sealed: sealer.seal(Buffer.from(JSON.stringify({ subject, parts, headers, locale })), id),
  });
}

/** Wakes the worker of every process. */
export const OUTBOX_CHANGED = { topic: 'outbox', userId: 'everybody' } as const;

const insertEmail = insertPrepared(
  'insert letter',
  letters,
  ['id', 'template', 'email', 'urgency', 'createdAt', 'dueAt', 'expiresAt', 'sealed'],
  (insert) => insert.returning({ told: announcing(OUTBOX_CHANGED) }),
);

type StoredEmail = Pick<typeof letters.$inferSelect, 'id' | 'template' | 'email' | 'sealed'>;

/** What a stored email says; throws when that was removed, or sealed for another. */
export function openEmail(sealer: Sealer, { id, template, email, sealed }: StoredEmail): Letter {
  if (sealed === null) throw new Error('what this letter says is gone');
  const content = JSON.parse(Buffer.from(sealer.open(sealed, id)).toString()) as Omit<
    Letter,
    'template' | 'to'
  >;
  return { template, to: email, ...content };
}

const HOUR_MS = 3_600_000;
