import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';

/**
 * Serializes searches for a person, changes of their rows and the end of their erasure, until the transaction ends. It precedes all reads:
 * after an erasure no one is found, and the erasure removes the address of earlier searches from the audit log.
 */
export async function lockPerson(transaction: Database, email: string): Promise<void> {
  await lockOwner(transaction, 'person-erasure', email);
}
