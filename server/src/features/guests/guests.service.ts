import { randomUUID } from 'node:crypto';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { HONEYPOT_FIELD, type Proof } from '@porchlight/domain/accounts/challenge/challenge.ts';
import type { GuestKind } from '@porchlight/domain/accounts/guests.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { currentLocale } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import { type Database, joinTransaction } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import type { Challenges } from '../../platform/http/limits/challenges.ts';
import {
  getNetworkName,
  getWiderNetworkName,
  type RateLimitRules,
  type RateLimits,
} from '../../platform/http/limits/rate-limits.ts';
import { describeAccount } from '../accounts/account-reader.ts';
import { users } from '../accounts/accounts.table.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { ADDRESS_HEADER } from '../accounts/authentication.ts';
import { getGuestAddress } from '../accounts/sessions/guest-sessions.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { eraseFiles } from '../personal-data/erasure/account-erasure.ts';
import type { DataExportsContext } from '../personal-data/exports/data-export.service.ts';
import { storeSamplePapers } from './sample-papers.ts';
import { storeSamplePurchase } from './sample-purchase.ts';

export const guestLimits = {
  'guest-network': { maxTries: 20, minutes: 60 },
  'guest-wider-network': { maxTries: 4 * 20, minutes: 60 },
} as const satisfies RateLimitRules;

export type GuestsContext = AccountsContext & {
  limits: RateLimits<keyof typeof guestLimits>;
  challenges: Challenges;
  personalData: DataExportsContext;
};

type GuestStart = { kind: GuestKind; proof: Proof; [HONEYPOT_FIELD]?: string | undefined };

/** What a guest is called until they have an account. */
const GUEST_NAME = 'Guest';

/**
 * Opens the portal to someone without an account. A guest who has begun goes on with their own purchase; the sample is left for it.
 * NOT_ALLOWED for someone who is signed in.
 */
export async function startGuest(context: GuestsContext, input: GuestStart): Promise<Account> {
  await consumeForGuest(context);
  if ((input[HONEYPOT_FIELD] ?? '') !== '') throw new Failure('LOOKS_AUTOMATED');
  await context.challenges.check(input.proof);
  const session = await context.readSession(context.headers);
  if (session && session.openedBy !== 'guest')
    throw new Failure('NOT_ALLOWED', { reason: 'guests.has-account' });
  const before = await context.guests.findGuest(context.database.db, context.headers);
  const consume = (db: Database) => context.challenges.consume(db, input.proof);
  if (before && (before.kind === 'own' || before.kind === input.kind))
    return context.database.transact(async (transaction) => {
      await consume(transaction);
      return describeAccount(transaction, before.userId);
    });
  const { documents } = context.personalData;
  const account = await createGuest({ ...context, documents }, input.kind, consume);
  if (before) await eraseGuest(context.personalData, before.userId);
  return account;
}

/** Counts a guest of the caller's network, and of the wider network that may be the same subscriber's. */
async function consumeForGuest({ headers, limits }: GuestsContext): Promise<void> {
  const address = headers.get(ADDRESS_HEADER) ?? '';
  await limits.consume('guest-network', getNetworkName(address));
  const wider = getWiderNetworkName(address);
  if (wider !== undefined) await limits.consume('guest-wider-network', wider);
}

type CreatingContext = Pick<AccountsContext, 'database' | 'guests' | 'now' | 'setCookies'> & {
  documents: DocumentsContext;
};

/**
 * Stores a guest, whose purchase the database opens, and the story of the sample with it; `consume` uses up in the same transaction what lets
 * them in. The sample's files follow, and the cookie once all is there.
 */
export async function createGuest(
  context: CreatingContext,
  kind: GuestKind,
  consume?: (transaction: Database) => Promise<void>,
): Promise<Account> {
  const { database, documents, guests, now } = context;
  const [id, createdAt] = [randomUUID(), now()];
  const { account, cookie } = await database.transact(async (transaction) => {
    await consume?.(transaction);
    await transaction.insert(users).values({
      ...{ id, name: GUEST_NAME, email: getGuestAddress(id), guest: kind },
      ...{ locale: currentLocale(), createdAt, updatedAt: createdAt },
    });
    if (kind === 'sample')
      await storeSamplePurchase({ database: joinTransaction(database, transaction), now }, id);
    return {
      cookie: await guests.createSession(transaction, id, createdAt),
      account: await describeAccount(transaction, id),
    };
  });
  if (kind === 'sample') await storeSamplePapers(documents, id, createdAt);
  context.setCookies(cookie);
  return account;
}

/** Deletes a guest with all that they entered, files first. Nothing where they have an account by now. */
export async function eraseGuest(context: DataExportsContext, userId: string): Promise<void> {
  if (!(await isGuest(context.database.db, userId))) return;
  await eraseFiles(context, userId);
  await context.database.transact(async (transaction) => {
    await transaction.delete(users).where(isGuestRow(userId));
    await announceChange(transaction, { topic: 'sessions', userId });
  });
}

async function isGuest(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, isGuestRow(userId))) > 0;
}

const isGuestRow = (userId: string) => and(eq(users.id, userId), isNotNull(users.guest));
