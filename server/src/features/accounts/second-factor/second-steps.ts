import { hasSecondStep } from '@porchlight/domain/accounts/session-openings.ts';
import { mayReplaceLostPasskey } from '@porchlight/domain/accounts/ways-in.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { memberSecondStepEmail } from '../account-changes/account-change.emails.ts';
import { sessions } from '../accounts.table.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { listAdminAddresses } from '../acting-admins.ts';
import { passkeys } from '../credentials/sign-in-methods.table.ts';
import { loadPasswordHash } from '../reauthentication.ts';
import { hasSecondFactor } from '../sign-in/signing-in.ts';
import { staffMembers } from '../staff-members.table.ts';

/** Whether the account has a second step: a passkey, or codes from an app. */
export async function hasAnySecondStep(db: Database, userId: string): Promise<boolean> {
  if ((await db.$count(passkeys, eq(passkeys.userId, userId))) > 0) return true;
  return hasSecondFactor(db, userId);
}

/**
 * Guards everything that adds, replaces or removes a second step (decision 0031). What stores the change calls it under `lockWaysIn`, so
 * that of two sessions only one sets up the first.
 *
 * @returns whether the account has no second step yet, so that the next one is its first.
 * @throws Failure SECOND_FACTOR_NEEDED where it has one and this session has not shown one.
 */
export async function requireShownSecondStep(db: Database, user: SignedIn): Promise<boolean> {
  if (!(await hasAnySecondStep(db, user.userId))) return true;
  const [session] = await db
    .select({ openedBy: sessions.openedBy })
    .from(sessions)
    .where(and(eq(sessions.id, user.sessionId), eq(sessions.userId, user.userId)));
  if (session && hasSecondStep(session.openedBy)) return false;
  throw new Failure('SECOND_FACTOR_NEEDED', { reason: 'accounts.second-step-first' });
}

/**
 * The same before a passkey is added, which someone who lost the only one may do after a code by email.
 *
 * @returns whether the passkey is the account's first second step.
 */
export async function requireStepToAddPasskey(db: Database, user: SignedIn): Promise<boolean> {
  const [session] = await db
    .select({ openedBy: sessions.openedBy })
    .from(sessions)
    .where(and(eq(sessions.id, user.sessionId), eq(sessions.userId, user.userId)));
  const isReplacing = mayReplaceLostPasskey({
    hasPassword: (await loadPasswordHash(db, user.userId)) !== undefined,
    isStaff: await isStaff(db, user.userId),
    hasAppCodes: await hasSecondFactor(db, user.userId),
    openedBy: session?.openedBy ?? 'unknown',
  });
  return isReplacing ? !(await hasAnySecondStep(db, user.userId)) : requireShownSecondStep(db, user);
}

/**
 * Called in the transaction that has removed one. NOT_ALLOWED for a staff member without another: after that the password alone could set
 * up a first one again.
 */
export async function requireStaffSecondStep(transaction: Database, userId: string): Promise<void> {
  if (await hasAnySecondStep(transaction, userId)) return;
  if (await isStaff(transaction, userId))
    throw new Failure('NOT_ALLOWED', { reason: 'accounts.staff-keep-second-step' });
}

/** Whom the first second step of a member is reported to: the other admins. Their rows are not the member's to read, so this runs before the transaction. */
export async function listFirstStepRecipients({ db }: AccountsContext, user: SignedIn): Promise<string[]> {
  if (!(await isStaff(db, user.userId))) return [];
  const admins = await runAsSystem(() => listAdminAddresses(db));
  return admins.filter((email) => email !== user.email);
}

/** Queues the emails that report it, in the transaction that stores it. */
export async function reportFirstStep(
  { baseUrl, post }: AccountsContext,
  transaction: Database,
  user: SignedIn,
  recipients: readonly string[],
): Promise<void> {
  const report = { name: user.name, email: user.email, url: `${baseUrl}/staff/members` };
  for (const to of recipients) await post(memberSecondStepEmail.write(to, report), transaction);
}

async function isStaff(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(staffMembers, eq(staffMembers.userId, userId))) > 0;
}
