import type { BrowserContext } from '@playwright/test';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import type { Person, PersonParts } from '../../server/src/testing/create-person.ts';
import { readAddress } from './server-database.ts';

export type Buyer = Person;

type Server = { baseUrl: string; dataDir: string; databaseUrl: string };

/** The parts of servers that make accounts, by the servers' addresses: one connection to each for a worker. */
const parts = new Map<string, Promise<PersonParts>>();

/**
 * Creates a buyer by the product's own functions, without a click or an email (the whole sign-up is in e2e/accounts), and signs them in
 * where `context` is given. Of another server than that of the run where `server` is.
 */
export async function openAccount(
  context?: BrowserContext,
  { name, server }: { name?: string; server?: Server } = {},
): Promise<Buyer> {
  return create(context, server ?? (await findServer()), name === undefined ? {} : { name });
}

/** The same for a staff member, whose session counts as opened with a passkey; how that comes about by hand is in staff.spec.ts. */
export async function openStaffAccount(context: BrowserContext | undefined, role: StaffRole): Promise<Buyer> {
  return create(context, await findServer(), { role });
}

async function findServer(): Promise<Server> {
  const { E2E_PORT: port, E2E_DATA_DIR: dataDir = '' } = process.env;
  return { baseUrl: `http://localhost:${port}`, dataDir, databaseUrl: await readAddress() };
}

async function create(
  context: BrowserContext | undefined,
  server: Server,
  options: { name?: string; role?: StaffRole },
): Promise<Person> {
  // Only where it is used: the process that lists the tests needs none of the server.
  const { connectAccounts, createPerson } = await import('../../server/src/testing/create-person.ts');
  const found = parts.get(server.baseUrl) ?? connectAccounts(server.databaseUrl, server);
  parts.set(server.baseUrl, found);
  const person = await createPerson(await found, options);
  await context?.addCookies(
    person.cookies.map((cookie) => ({ ...cookie, url: server.baseUrl, httpOnly: true })),
  );
  return person;
}
