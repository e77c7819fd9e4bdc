import { REAUTHENTICATION_MINUTES } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { accounts, sessions } from './accounts.table.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyPassword } from './credentials/password-hash.ts';

/** The first line of a sensitive change: PROOF_NEEDED when this session's last proof is older than REAUTHENTICATION_MINUTES. */
export async function requireReauthentication(db: Database, user: SignedIn): Promise<void> {
  const fresh = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, user.sessionId),
        eq(sessions.userId, user.userId),
        gt(sessions.provedAt, sql`now() - make_interval(mins => ${REAUTHENTICATION_MINUTES})`),
      ),
    );
  if (fresh.length === 0) throw new Failure('PROOF_NEEDED');
}

/** Notes that this session was proved just now. */
export async function recordReauthentication(db: Database, user: SignedIn): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(and(eq(sessions.id, user.sessionId), eq(sessions.userId, user.userId)));
}

/** WRONG_PASSWORD, under the field called `field`, when it is not the person's own; tries are counted. */
export async function checkOwnPassword(
  context: Pick<AccountsContext, 'db' | 'limits'>,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  await context.limits.consume('proof-account', userId);
  const hash = await loadPasswordHash(context.db, userId);
  if (hash !== undefined && (await verifyPassword({ hash, password }))) return;
  throw new Failure('WRONG_PASSWORD', { fields: { [field]: { reason: 'accounts.wrong-password' } } });
}

export async function loadPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [own] = await db.select({ password: accounts.password }).from(accounts).where(isPassword(userId));
  return own?.password ?? undefined;
}

/** Picks the row that holds a person's password. */
export function isPassword(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
}
