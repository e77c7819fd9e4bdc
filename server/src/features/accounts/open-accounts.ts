import type { DatabaseConnection } from '../../platform/database/database.ts';
import { followTransactions } from '../../platform/database/followed-transactions.ts';
import { createSealer } from '../../platform/sealed-text.ts';
import type { SigningKey } from '../../platform/signing-key.ts';
import { createAccountReader } from './account-reader.ts';
import type { AccountsDependencies } from './accounts-context.ts';
import { createAuthentication } from './authentication.ts';
import type { IdentityProviderSettings } from './identity-provider.ts';
import { noteDevice } from './known-devices.ts';
import { openProvider } from './open-provider.ts';
import { createPasswordHashing, type PasswordCost } from './password-hash.ts';
import { createSessionReader, type Sessions } from './session-reader.ts';

type Parts = { database: DatabaseConnection; now(): Date };

type Settings = {
  config: { baseUrl: string; oidc: IdentityProviderSettings | undefined };
  authSecret: string;
  fileKey: Uint8Array;
  signingKey: SigningKey;
  passwordCost?: PasswordCost | undefined;
};

type Accounts = { accountsDatabase: DatabaseConnection } & Sessions &
  Pick<AccountsDependencies, 'authentication' | 'passwords' | 'readAccount' | 'sealer' | 'provider'>;

/** Opens what accounts are kept with: the account library, and what stands beside it. */
export async function openAccounts({ database, now }: Parts, settings: Settings): Promise<Accounts> {
  const { config, authSecret, fileKey, signingKey, passwordCost } = settings;
  const accountsDatabase = followTransactions(database);
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
    ...createSessionReader(database.db, authCookies.sessionToken.name, authSecret),
    sealer: createSealer(fileKey, 'second factor'),
    provider: await openProvider(config.oidc, config.baseUrl, signingKey),
  };
}
