import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { AddressFingerprints } from './address-fingerprints.ts';
import { forgottenAddresses } from './erased-addresses.table.ts';

/** Which of these addresses were erased at their owners' request: data of another system must not bring them back. */
export async function findErased(
  transaction: Database,
  marks: AddressFingerprints,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const marked = addresses.map((address) => ({ address, mark: marks.make(address) }));
  const rows = await transaction
    .select({ mark: forgottenAddresses.mark })
    .from(forgottenAddresses)
    .where(eq(forgottenAddresses.mark, sql`any(${sql.param(marked.map(({ mark }) => mark))}::text[])`));
  const erased = new Set(rows.map(({ mark }) => mark));
  return new Set(marked.filter(({ mark }) => erased.has(mark)).map(({ address }) => address));
}
