import { getCookies } from 'better-auth/cookies';
import { createSealer } from '../../platform/base/sealed-text.ts';
import type { SigningKey } from '../../platform/base/signing-key.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { createAccountReader } from './account-reader.ts';
import type { AccountsDependencies } from './accounts-context.ts';
import { createAuthentication } from './authentication.ts';
import type { IdentityProvider, IdentityProviderSettings } from './credentials/identity-provider.ts';
import { createPasswordHashing, type PasswordCost } from './credentials/password-hash.ts';
import { createGuestSessions } from './sessions/guest-sessions.ts';
import { createSessionReader } from './sessions/session-reader.ts';

type Settings = {
  config: { baseUrl: string; oidc: IdentityProviderSettings | undefined };
  authSecret: string;
  fileKey: Uint8Array;
  signingKey: SigningKey;
  passwordCost?: PasswordCost | undefined;
};

type Accounts = Pick<
  AccountsDependencies,
  'authentication' | 'passwords' | 'readAccount' | 'readSession' | 'guests' | 'sealer' | 'provider'
>;

/** Creates what serves accounts: the account library and what works beside it. */
export async function createAccounts(
  { db }: Pick<DatabaseConnection, 'db'>,
  settings: Settings,
): Promise<Accounts> {
  const { config, authSecret, fileKey, signingKey, passwordCost } = settings;
  const passwords = createPasswordHashing(passwordCost);
  const authentication = createAuthentication({
    db,
    baseUrl: config.baseUrl,
    secret: authSecret,
    passwords,
  });
  const guests = createGuestSessions(config.baseUrl, authSecret);
  const { name: cookieName } = getCookies(authentication.options).sessionToken;
  return {
    authentication,
    passwords,
    readAccount: createAccountReader(db, cookieName, authSecret, guests),
    readSession: createSessionReader(db, cookieName, authSecret, guests),
    guests,
    sealer: createSealer(fileKey, 'second factor'),
    provider: await openProvider(config.oidc, config.baseUrl, signingKey),
  };
}

/** The provider that accounts can be linked from, where the operator names one; otherwise nothing is loaded. */
async function openProvider(
  settings: IdentityProviderSettings | undefined,
  baseUrl: string,
  signingKey: SigningKey,
): Promise<IdentityProvider | undefined> {
  if (!settings) return undefined;
  const { createIdentityProvider } = await import('./credentials/identity-provider.ts');
  return createIdentityProvider(settings, baseUrl, signingKey);
}
