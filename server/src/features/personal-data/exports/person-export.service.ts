import { site } from '@porchlight/content/site.ts';
import { getExportFileName } from '@porchlight/domain/accounts/personal-data/data-export.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { users } from '../../accounts/accounts.table.ts';
import { requireActorReauthentication } from '../../staff/actor-reauthentication.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { countStoredRows, findOwner, listAllRows } from '../owned-rows/read-owned-rows.ts';
import { lockPerson } from '../person-lock.ts';
import type { DataExportsContext } from './data-export.service.ts';
import { zipExport } from './export-files.ts';

/**
 * The files of a buyer's own download, for any address. Recorded before the first byte leaves; the buyer sees that it was made.
 * PROOF_NEEDED; NOT_FOUND when nothing is held.
 */
export async function loadPersonExport(
  { database, ownedTables, signing, now }: DataExportsContext,
  actor: StaffActor,
  address: string,
): Promise<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const { db } = database;
  await requireActorReauthentication(db, actor);
  const owner = await database.transact(async (transaction) => {
    await lockPerson(transaction, address);
    const found = await findOwner(transaction, address);
    if ((await countStoredRows(ownedTables, transaction, found)) === 0) throw new Failure('NOT_FOUND');
    await recordStaffAction(transaction, actor, {
      action: 'people.exported',
      subject: { kind: 'person' },
      about: { email: address, ...(found.userId !== null && { userId: found.userId }) },
    });
    return found;
  });
  const { userId } = owner;
  const [account] =
    userId === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const rows = await listAllRows(ownedTables, database, owner);
  const madeAt = now();
  const content = { owner: { userId, name: account?.name ?? address }, rows, madeAt };
  return { name: getExportFileName(site.name, madeAt), chunks: zipExport(signing, content) };
}
