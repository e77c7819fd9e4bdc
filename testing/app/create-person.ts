import { randomUUID } from 'node:crypto';
import type { SessionOpening } from '@porchlight/domain/accounts/session-openings.ts';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import type { Dependencies } from '../../server/src/dependencies.ts';
import { confirmAddress, storeAccount } from '../../server/src/features/accounts/accounts.service.ts';
import { ADDRESS_HEADER } from '../../server/src/features/accounts/authentication.ts';
import { createAccounts } from '../../server/src/features/accounts/create-accounts.ts';
import { createSession } from '../../server/src/features/accounts/sign-in/signing-in.ts';
import { addStaffMember } from '../../server/src/features/staff/staff.service.ts';
import { loadSecrets } from '../../server/src/platform/base/secrets.ts';
import { loadSigningKey } from '../../server/src/platform/base/signing-key.ts';
import { joinTransaction, openDatabase } from '../../server/src/platform/database/database.ts';
import type { Email } from '../../server/src/platform/email/email-template.ts';

export const TEST_PASSWORD = 'tamarind-orbit-cellar-42';

/** What hashing a password of a test costs: next to nothing. */
export const TEST_PASSWORD_COST = { memory: 8, passes: 1, parallelism: 1 };

/** What a person is created with: parts of a running server, or of `connectAccounts`. */
export type PersonParts = Pick<Dependencies, 'database' | 'authentication' | 'passwords' | 'baseUrl' | 'now'>;

export type PersonOptions = {
  name?: string;
  email?: string;
  password?: string;
  /** Makes the person a member of staff, whose session counts as opened with a passkey. */
  role?: StaffRole | undefined;
  /** How the session counts as opened, where that is not by the emailed link or, for staff, by a passkey. */
  openedBy?: SessionOpening;
  /** The browser that the session is listed with, a User-Agent header. */
  userAgent?: string;
};

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The session's and the device's, with values as they were sent. */
  cookies: { name: string; value: string }[];
};

/**
 * Creates a signed-in person in one transaction with the functions that sign-up and the emailed link run. No email is sent, and no
 * attempt is counted. An email that has an account already is an error.
 */
export async function createPerson(parts: PersonParts, options: PersonOptions = {}): Promise<Person> {
  const { database, authentication, passwords, baseUrl, now } = parts;
  const { name = 'Ada Buyer', email = `buyer-${randomUUID()}@example.com`, role } = options;
  const { password = TEST_PASSWORD, openedBy = role ? 'passkey' : 'mail', userAgent = 'node' } = options;
  const headers = new Headers({ [ADDRESS_HEADER]: '127.0.0.1', 'user-agent': userAgent });
  const cookies: Person['cookies'] = [];
  const setCookies = (from: Headers) => {
    for (const cookie of from.getSetCookie()) cookies.push(parseCookie(cookie));
  };
  const hash = await passwords.hash(password);
  const id = await database.transact(async (db) => {
    let token = '';
    const post = async ({ parts }: Email) => {
      token = new URL(parts.action?.url ?? '').searchParams.get('token') ?? '';
    };
    const account = { name, email, password };
    await storeAccount({ database: joinTransaction(database, db), baseUrl, post }, account, {
      hash,
      mayWrite: true,
    });
    const userId = await confirmAddress({ db, now }, token);
    if (role) await addStaffMember(db, userId, role);
    await createSession({ authentication, baseUrl, db, headers, now, setCookies }, userId, openedBy);
    return userId;
  });
  return { id, name, email, password, cookies };
}

/** Connects to the accounts of a server in another process, such as that of the browser tests, whose secrets are in `dataDir`. */
export async function connectAccounts(
  databaseUrl: string,
  { baseUrl, dataDir }: { baseUrl: string; dataDir: string },
): Promise<PersonParts & { close(): Promise<void> }> {
  const now = () => new Date();
  const database = openDatabase(databaseUrl, 1, () => undefined);
  const accounts = await createAccounts(database, {
    config: { baseUrl, oidc: undefined },
    ...(await loadSecrets(dataDir, {})),
    signingKey: await loadSigningKey(dataDir),
    passwordCost: TEST_PASSWORD_COST,
  });
  return { ...accounts, database, baseUrl, now, close: database.close };
}

function parseCookie(line: string): Person['cookies'][number] {
  const [pair = ''] = line.split(';');
  const end = pair.indexOf('=');
  return { name: pair.slice(0, end), value: pair.slice(end + 1) };
}
