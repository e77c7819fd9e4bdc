import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import pg from 'pg';
import { type Buyer, openAccount } from './fixtures.ts';

/** A staff member whose session counts as opened with a passkey; how that comes about by hand is in staff.spec.ts. */
export async function openStaffAccount(
  request: APIRequestContext,
  signedIn: APIRequestContext,
  role: StaffRole,
): Promise<Buyer> {
  const member = await openAccount(request, signedIn);
  await queryServer(
    `with member as (select id from users where email = $1),
          session as (update sessions set opened_by = 'passkey' where user_id = (select id from member))
     insert into staff_members (user_id, role) select id, $2 from member`,
    [member.email, role],
  );
  return member;
}

/** Runs SQL on the server's own PostgreSQL. */
export async function queryServer(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(await readAddress());
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** The address of the server's own PostgreSQL: it says in its lock file where it listens (PostgreSQL, "postmaster.pid", line 5). */
export async function readAddress(): Promise<string> {
  const lockFile = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'cluster', 'postmaster.pid');
  const socketFolder = (await readFile(lockFile, 'utf8')).split('\n')[4] ?? '';
  return `postgresql:///porchlight?host=${encodeURIComponent(socketFolder)}&port=5432&user=porchlight`;
}
