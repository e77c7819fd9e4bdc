import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { type Buyer, openAccount } from './fixtures.ts';

/** A new staff member, signed in as with a passkey; `signedIn` carries the session from then on. */
export async function openStaffAccount(
  request: APIRequestContext,
  signedIn: APIRequestContext,
  role: 'reader' | 'agent' | 'admin',
): Promise<Buyer> {
  const member = await openAccount(request, signedIn);
  await query('insert into staff_members (user_id, role) select id, $2 from users where email = $1', [
    member.email,
    role,
  ]);
  await query(
    "update sessions set opened_by = 'passkey' where user_id = (select id from users where email = $1)",
    [member.email],
  );
  return member;
}

/** Straight to the database of the server under test: for what no page brings about. */
export async function query(text: string, values: unknown[] = []): Promise<void> {
  const socket = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'socket');
  const client = new pg.Client(
    `postgresql:///porchlight?host=${encodeURIComponent(socket)}&port=5432&user=porchlight`,
  );
  await client.connect();
  await client.query(text, values);
  await client.end();
}
