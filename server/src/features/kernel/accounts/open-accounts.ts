import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { useAmbientTransactions } from '../../../platform/database/pool/ambient-transactions.ts';
import { deliverEvents, type Subscription } from '../../../platform/events/transaction-events.ts';
import { createSealer } from '../../../platform/sealed-text.ts';
import type { SigningKey } from '../../../platform/signing-key.ts';
import { createAccountReader } from './account-reader.ts';
import type { AccountsDependencies } from './accounts-context.ts';
import { createAuthentication } from './authentication.ts';
import type { IdentityProviderSettings } from './identities/identity-provider.ts';
import { openProvider } from './identities/open-provider.ts';
import { createPasswordHashing, type PasswordCost } from './passwords/password-hash.ts';
import { noteDevice } from './sessions/known-devices.ts';
import { createSessionReader } from './sessions/session-reader.ts';

/** `subscriptions` hear what happens in the account library's transactions. */
type Parts = { database: DatabaseConnection; subscriptions: readonly Subscription[]; now(): Date };

type Settings = {
  config: { baseUrl: string; oidc: IdentityProviderSettings | undefined };
  authSecret: string;
  fileKey: Uint8Array;
  signingKey: SigningKey;
  passwordCost?: PasswordCost | undefined;
};

type Accounts = { accountsDatabase: DatabaseConnection } & Pick<
  AccountsDependencies,
  'authentication' | 'passwords' | 'readAccount' | 'readSession' | 'sealer' | 'provider'
>;

/** Opens what accounts are kept with: the account library, and what stands beside it. */
export async function openAccounts(
  { database, subscriptions, now }: Parts,
  settings: Settings,
): Promise<Accounts> {
  const { config, authSecret, fileKey, signingKey, passwordCost } = settings;
  const accountsDatabase = deliverEvents(useAmbientTransactions(database), subscriptions);
  const passwords = createPasswordHashing(passwordCost);
  const authentication = createAuthentication({
    db: accountsDatabase.db,
    baseUrl: config.baseUrl,
    secret: authSecret,
    passwords,
    noteDevice: (device) => noteDevice({ database: accountsDatabase, now }, device),
  });
  const { authCookies } = await authentication.$context;
  return {
    accountsDatabase,
    authentication,
    passwords,
    readAccount: createAccountReader(database.db, authCookies.sessionToken.name, authSecret),
    readSession: createSessionReader(database.db, authCookies.sessionToken.name, authSecret),
    sealer: createSealer(fileKey, 'second factor'),
    provider: await openProvider(config.oidc, config.baseUrl, signingKey),
  };
}
