import { isNotNull } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { sessions, verifications } from '../features/kernel/accounts/accounts.table.ts';
import {
  emailChanges,
  oneUseTokens,
} from '../features/kernel/accounts/second-factor/sign-in-methods.table.ts';
import { signingInvitations } from '../features/kernel/document-store/signing-invitations.table.ts';
import { helperSessions, purchasePeople } from '../features/kernel/purchases/purchases.table.ts';
import { openCopyClient } from '../platform/backup/table-copies.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Signs everybody out and ends every mailed link that opens something: among those of an earlier time are sessions that were ended since,
 * and links that were used or taken back. Those of the newsletter and of waiting lists stay, because they put an address on a list or take
 * it off and open nothing. Gives how many sessions there were.
 */
export async function endEverySession(transaction: Database): Promise<number> {
  for (const table of [verifications, oneUseTokens, emailChanges]) await transaction.delete(table);
  // Whoever invited somebody sees them as before, and invites them again.
  for (const table of [purchasePeople, signingInvitations])
    await transaction.update(table).set({ tokenHash: null }).where(isNotNull(table.tokenHash));
  const helpers = await transaction.delete(helperSessions);
  const people = await transaction.delete(sessions);
  return (people.rowCount ?? 0) + (helpers.rowCount ?? 0);
}

/** Ids of accounts: `lost` are those whose erasure is not known, as of a wrong `delete`. */
type GoneAccounts = { erased: string[]; lost: string[] };

/**
 * Recovered accounts that the database before the recovery, which is at `oldUrl`, has no more. By their ids: an address may have changed
 * before the erasure, or have a new account since. The message `person.erased` names the account for as long as messages are kept; an
 * account that is gone without one may be a customer whom the accident took.
 *
 * @throws what the old database refuses, as where it has lost the tables that say it.
 */
export async function findGoneSince(recovered: ClientBase, oldUrl: string): Promise<GoneAccounts> {
  const old = await openCopyClient(oldUrl);
  try {
    const { rows: accounts } = await recovered.query<{ id: string }>('select id from users order by id');
    const { rows: gone } = await old.query<{ id: string; isErased: boolean }>(
      `with erased as (
         select payload::jsonb -> 'data' ->> 'buyerId' as id from webhook_events where type = 'person.erased'
       )
       select account.id, exists (select from erased where erased.id = account.id) as "isErased"
         from unnest($1::text[]) with ordinality as account(id, place)
        where not exists (select from users where users.id = account.id)
        order by place`,
      [accounts.map(({ id }) => id)],
    );
    const listIds = (isErased: boolean) =>
      gone.filter((account) => account.isErased === isErased).map(({ id }) => id);
    return { erased: listIds(true), lost: listIds(false) };
  } finally {
    await old.end();
  }
}
