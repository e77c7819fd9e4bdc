import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { forgottenAddresses } from './personal-data.table.ts';

/** Makes what stays of an address that is erased: it says whether another address is the same one, and nothing else. */
export type AddressMarks = { make(email: string): string };

/** HMAC-SHA-256 under a key of the installation: a plain fingerprint of an address could be found by trying addresses. */
export function createAddressMarks(secret: string): AddressMarks {
  const key = createHmac('sha256', secret).update('porchlight forgotten addresses').digest();
  return { make: (email) => createHmac('sha256', key).update(email).digest('base64url') };
}

/** Whether the address was erased and must not be brought back by an import. */
export async function isForgotten(db: Database, marks: AddressMarks, email: string): Promise<boolean> {
  const rows = await db
    .select({ mark: forgottenAddresses.mark })
    .from(forgottenAddresses)
    .where(eq(forgottenAddresses.mark, marks.make(email)));
  return rows.length > 0;
}
