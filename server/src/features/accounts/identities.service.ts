import { randomUUID } from 'node:crypto';
import type { SignInResult } from '@porchlight/domain/accounts/accounts.contract.ts';
import type { VisitPurpose } from '@porchlight/domain/accounts/identities.contract.ts';
import { emailField, shownNameField } from '@porchlight/domain/kernel/fields.ts';
import { and, eq, ne } from 'drizzle-orm';
import { currentLocale } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { accountChangeEmail } from './account-changes/account-change.emails.ts';
import { accounts, sessions, users } from './accounts.table.ts';
import { type AccountsContext, consumeForNetwork, inTransaction, isSecure } from './accounts-context.ts';
import type { IdentityProvider, ProvidedIdentity } from './credentials/identity-provider.ts';
import { deriveState } from './credentials/provider-visit.ts';
import { consumeToken, makeToken, saveToken } from './one-use-tokens.ts';
import { recordReauthentication, requireReauthentication } from './reauthentication.ts';
import { requireSignInMethod } from './second-factor/sign-in-methods.service.ts';
import { clearCookie, getCookie, setBrowserCookie, visitCookie } from './sessions/browser-cookies.ts';
import { adoptGuest } from './sign-in/adopt-guest.ts';
import { continueSignIn } from './sign-in/signing-in.ts';

const SETTINGS_PATH = '/portal/settings/security';

/** Sends the browser to the provider; what comes back is believed from this browser alone, once. */
export async function departToSignIn(context: AccountsContext, next: string): Promise<{ url: string }> {
  await consumeForNetwork(context, 'sign-in-network');
  return depart(context, 'sign-in', next);
}

export async function departToLink(
  context: AccountsContext,
  user: SignedIn,
  { purpose, next = SETTINGS_PATH }: { purpose: 'link' | 'prove'; next?: string | undefined },
): Promise<{ url: string }> {
  if (purpose === 'link') await requireReauthentication(context.db, user);
  return depart(context, purpose, next, user.userId);
}

export async function finishVisit(
  context: AccountsContext,
  query: string,
): Promise<{ purpose: VisitPurpose; next: string; result: SignInResult | null; isNewAccount: boolean }> {
  await consumeForNetwork(context, 'link-network');
  const provider = requireProvider(context);
  const secret = getCookie(visitCookie, context.headers, isSecure(context));
  const visit = secret && (await consumeToken(context.db, deriveState(secret), 'provider-visit'));
  if (!secret || !visit) throw new Failure('LINK_EXPIRED');
  context.setCookies(clearCookie(visitCookie, isSecure(context)));
  const purpose = visit.details.purpose as VisitPurpose;
  const next = visit.details.next ?? SETTINGS_PATH;
  const identity = await provider.arrive(secret, query, purpose === 'prove');
  if (purpose === 'sign-in') {
    return inTransaction(context, async (within) => {
      const owner = await findOwner(within.db, provider, identity);
      const userId =
        owner ?? (await adoptGuest(within, await createBuyerAccount(within, provider, identity)));
      const result = await continueSignIn(within, userId, 'provider');
      return { purpose, next, result, isNewAccount: owner === undefined };
    });
  }
  const user = await context.readSession(context.headers);
  // The person who came back must be the one who left: someone else may have signed in between.
  if (!user || user.userId !== visit.userId) throw new Failure('LINK_EXPIRED');
  if (purpose === 'link') await link(context, provider, user, identity);
  else await prove(context, provider, user, identity);
  return { purpose, next, result: null, isNewAccount: false };
}

export async function unlink(context: AccountsContext, user: SignedIn, id: string): Promise<void> {
  const isOwn = and(
    eq(accounts.id, id),
    eq(accounts.userId, user.userId),
    ne(accounts.providerId, 'credential'),
  );
  await context.database.transact(async (transaction) => {
    const [row] = await transaction.select({ id: accounts.id }).from(accounts).where(isOwn).for('update');
    if (!row) throw new Failure('NOT_FOUND');
    await requireReauthentication(transaction, user);
    await requireSignInMethod(transaction, user.userId);
    await transaction.delete(accounts).where(isOwn);
    const email = accountChangeEmail.write(user.email, {
      change: 'identity-unlinked',
      baseUrl: context.baseUrl,
    });
    await context.post(email, transaction);
  });
}

async function depart(context: AccountsContext, purpose: VisitPurpose, next: string, userId?: string) {
  const provider = requireProvider(context);
  const secret = makeToken();
  const url = await provider.depart(secret, purpose === 'prove');
  await saveToken(context.db, deriveState(secret), visitCookie.minutes, {
    purpose: 'provider-visit',
    details: { purpose, next },
    ...(userId === undefined ? {} : { userId }),
  });
  context.setCookies(setBrowserCookie(visitCookie, secret, isSecure(context)));
  return { url };
}

async function findOwner(db: Database, provider: IdentityProvider, { subject }: ProvidedIdentity) {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, provider.id), eq(accounts.accountId, subject)));
  return row?.userId;
}

/**
 * Creates an account for a new person, with an address that the provider has verified. An existing account is never opened this way: its
 * owner signs in and links. An account that was never confirmed passes to the verified person, without the password that was set for it.
 */
async function createBuyerAccount(
  context: AccountsContext,
  provider: IdentityProvider,
  identity: ProvidedIdentity,
): Promise<string> {
  const { name } = provider;
  if (identity.email === undefined || !identity.isEmailVerified) {
    throw new Failure('PROVIDER_REFUSED', {
      reason: 'accounts.provider-address-unconfirmed',
      params: { provider: name },
    });
  }
  const email = emailField.safeParse(identity.email).data;
  // Taken exactly as it came, but for capitals: what the provider has verified is no other address.
  if (
    email === undefined ||
    email !== identity.email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  ) {
    throw new Failure('PROVIDER_REFUSED', {
      reason: 'accounts.provider-address-no-address',
      params: { provider: name },
    });
  }
  return context.database.transact(async (transaction) => {
    const [known] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
    if (known?.emailVerified) {
      throw new Failure('PROVIDER_REFUSED', {
        reason: 'accounts.provider-address-in-use',
        params: { provider: name },
      });
    }
    const userId = known?.id ?? randomUUID();
    const facts = { name: chooseName(identity.name, known?.name, email.split('@')[0]), emailVerified: true };
    if (known) {
      await transaction.delete(accounts).where(eq(accounts.userId, userId));
      await transaction.delete(sessions).where(eq(sessions.userId, userId));
      await transaction.update(users).set(facts).where(eq(users.id, userId));
    } else {
      await transaction.insert(users).values({ id: userId, email, locale: currentLocale(), ...facts });
    }
    await storeLink(transaction, provider, userId, identity);
    return userId;
  });
}

/** The first that may be shown to others: a name from elsewhere can hold a link or a telephone number just as a typed one. */
function chooseName(...names: (string | undefined)[]): string {
  for (const name of names) {
    const shown = shownNameField.safeParse(name);
    if (shown.success) return shown.data;
  }
  return 'Home buyer';
}

async function link(
  context: AccountsContext,
  provider: IdentityProvider,
  user: SignedIn,
  identity: ProvidedIdentity,
): Promise<void> {
  await context.database.transact(async (transaction) => {
    if (await storeLink(transaction, provider, user.userId, identity)) {
      const email = accountChangeEmail.write(user.email, {
        change: 'identity-linked',
        baseUrl: context.baseUrl,
        detail: { provider: provider.name },
      });
      await context.post(email, transaction);
    } else if ((await findOwner(transaction, provider, identity)) !== user.userId) {
      throw new Failure('PROVIDER_REFUSED', {
        reason: 'accounts.identity-of-another',
        params: { provider: provider.name },
      });
    }
  });
}

async function prove(
  context: AccountsContext,
  provider: IdentityProvider,
  user: SignedIn,
  identity: ProvidedIdentity,
): Promise<void> {
  if ((await findOwner(context.db, provider, identity)) !== user.userId) {
    throw new Failure('PROVIDER_REFUSED', {
      reason: 'accounts.identity-not-yours',
      params: { provider: provider.name },
    });
  }
  await recordReauthentication(context.db, user);
}

/** Whether the link is new. */
async function storeLink(
  transaction: Database,
  provider: IdentityProvider,
  userId: string,
  { subject }: ProvidedIdentity,
): Promise<boolean> {
  const stored = await transaction
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: provider.id, accountId: subject })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ id: accounts.id });
  return stored.length > 0;
}

function requireProvider({ provider }: AccountsContext): IdentityProvider {
  if (!provider) throw new Failure('NOT_FOUND');
  return provider;
}
