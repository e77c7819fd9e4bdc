import type { BrowserContext } from '@playwright/test';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import type { Person } from '../../testing/app/create-person.ts';
import type { PersonRequest } from './people.ts';
import { loadAddress } from './server-database.ts';

export type Buyer = Person;

/**
 * Creates a buyer by the product's own functions, without a click or an email (the whole sign-up is in e2e/accounts), and signs them in
 * where `context` is given. `server` is another one than that of the run.
 */
export async function createBuyerAccount(
  context?: BrowserContext,
  { server, ...options }: { name?: string; server?: PersonRequest['server'] } = {},
): Promise<Buyer> {
  return createSignedIn(context, { server: server ?? (await findServer()), options });
}

/** The same for a staff member, whose session counts as opened with a passkey; how that comes about by hand is in staff.spec.ts. */
export async function createStaffAccount(
  context: BrowserContext | undefined,
  role: StaffRole,
  name?: string,
): Promise<Person> {
  const options = name === undefined ? { role } : { role, name };
  return createSignedIn(context, { server: await findServer(), options });
}

async function findServer(): Promise<PersonRequest['server']> {
  const { E2E_PORT: port, E2E_DATA_DIR: dataDir = '' } = process.env;
  return { baseUrl: `http://localhost:${port}`, dataDir, databaseUrl: await loadAddress() };
}

async function createSignedIn(context: BrowserContext | undefined, asked: PersonRequest): Promise<Person> {
  const response = await fetch(`http://localhost:${process.env.E2E_PEOPLE_PORT}`, {
    method: 'POST',
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`no person was created: ${await response.text()}`);
  const person: Person = await response.json();
  const url = asked.server.baseUrl;
  await context?.addCookies(person.cookies.map((cookie) => ({ ...cookie, url, httpOnly: true })));
  return person;
}
