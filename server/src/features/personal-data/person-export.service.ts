import { site } from '@porchlight/content/site.ts';
import { nameExportFile } from '@porchlight/domain/personal-data/data-export.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/http/failure.ts';
import { users } from '../accounts/accounts.table.ts';
import { requireActorProof } from '../staff/actor-proof.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { DataExportsContext } from './data-export.service.ts';
import { zipExport } from './export-files.ts';
import { findOwner } from './person-erasure.service.ts';
import { holdPerson } from './person-lock.ts';
import { countHeldRows, readAllRows } from './read-owned-rows.ts';

/**
 * The files of a buyer's own download, for any address. Recorded before the first byte leaves; the buyer sees that it was made.
 * PROOF_NEEDED; NOT_FOUND when nothing is held.
 */
export async function openPersonExport(
  { database, signing, now }: DataExportsContext,
  actor: StaffActor,
  address: string,
): Promise<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const { db } = database;
  await requireActorProof(db, actor);
  const owner = await database.transact(async (transaction) => {
    await holdPerson(transaction, address);
    const found = await findOwner(transaction, address);
    if ((await countHeldRows(transaction, found)) === 0) throw new Failure('NOT_FOUND');
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
  const rows = await readAllRows(database, owner);
  const madeAt = now();
  const content = { owner: { userId, name: account?.name ?? address }, rows, madeAt };
  return { name: nameExportFile(site.name, madeAt), chunks: zipExport(signing, content) };
}
