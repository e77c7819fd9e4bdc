import { randomUUID } from 'node:crypto';
import { letterKinds, letterUrgencies } from '@porchlight/domain/mail/letter-names.ts';
import { normalizeEmail } from '@porchlight/domain/shared/fields.ts';
import type { Database } from '../database/database.ts';
import { insertOnce } from '../database/written-once.ts';
import { announcing } from '../events/changes.ts';
import type { Sealer } from '../sealed-text.ts';
import type { Letter } from './letter.ts';
import { letters } from './letters.table.ts';

export type PostContext = { sealer: Sealer; now(): Date };

/** Queues a letter in the given transaction: it goes out if and only if what caused it is committed. */
export async function postLetter(
  { sealer, now }: PostContext,
  { template, to, ...content }: Letter,
  on: Database,
): Promise<void> {
  const id = randomUUID();
  const { urgency, hours } = letterKinds[template];
  const createdAt = now();
  await insertLetter(on, {
    id,
    template,
    email: normalizeEmail(to),
    urgency: letterUrgencies.indexOf(urgency),
    createdAt,
    dueAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + hours * HOUR_MS),
    sealed: sealer.seal(Buffer.from(JSON.stringify(content)), id),
  });
}

/** Wakes the worker of every process. */
export const OUTBOX_CHANGED = { topic: 'outbox', userId: 'everybody' } as const;

const insertLetter = insertOnce(
  'insert letter',
  letters,
  ['id', 'template', 'email', 'urgency', 'createdAt', 'dueAt', 'expiresAt', 'sealed'],
  (insert) => insert.returning({ told: announcing(OUTBOX_CHANGED) }),
);

type StoredLetter = Pick<typeof letters.$inferSelect, 'id' | 'template' | 'email' | 'sealed'>;

/** What a stored letter says; throws when that was removed, or sealed for another. */
export function openLetter(sealer: Sealer, { id, template, email, sealed }: StoredLetter): Letter {
  if (sealed === null) throw new Error('what this letter says is gone');
  const content = JSON.parse(Buffer.from(sealer.open(sealed, id)).toString()) as Omit<
    Letter,
    'template' | 'to'
  >;
  return { template, to: email, ...content };
}

const HOUR_MS = 3_600_000;
