import type pg from 'pg';
import { fillPurchase } from './fill-installation.ts';

/** An admin, who came in with a second factor. */
export async function makeAdmin(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query("insert into staff_members (user_id, role) values ($1, 'admin')", [userId]);
  await client.query("update sessions set opened_by = 'passkey' where user_id = $1", [userId]);
}

/** What a buyer who has bought has, as much in every installation. */
export async function givePages(client: pg.ClientBase, userId: string): Promise<void> {
  const statements = [
    `insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at)
       select $1, porchlight_purchase_of($1), n, now() from generate_series(1, 2) n`,
    `insert into milestone_notes (id, user_id, purchase_id, milestone_id, text, created_at, updated_at)
       select gen_random_uuid(), $1, porchlight_purchase_of($1), 1 + n % 3, 'Call the lender ' || n, now(), now() from generate_series(1, 20) n`,
    `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
       select $1, 'Bank statement ' || n || '.pdf', 'application/pdf', 9, $1 || '/' || n, '\\x00', 'received', now() from generate_series(1, 30) n`,
    `update document_texts set state = 'empty', stems_version = 4, read_at = now() where document_id in (select id from documents where user_id = $1)`,
    `insert into notifications (user_id, kind, subject, created_at) select $1, 'document-received', 'Bank statement', now() from generate_series(1, 40)`,
    `insert into completed_stages (user_id, stage_slug, completed_at) values ($1, 'preparing', now())`,
  ];
  for (const statement of statements) await client.query(statement, [userId]);
  await fillPurchase(client, userId);
}
