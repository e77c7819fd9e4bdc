import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';

/**
 * Lets looks at a person by address, changes of what is theirs and the end of their erasure run one after the other; held until the
 * transaction ends. Before anything is read or locked: whoever comes after an erasure finds nobody, and whoever comes before it is
 * in the audit log by then, from which the erasure takes the address.
 */
export async function lockPerson(transaction: Database, email: string): Promise<void> {
  await lockOwner(transaction, 'person-erasure', email);
}
