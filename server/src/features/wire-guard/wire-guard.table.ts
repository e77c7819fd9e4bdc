import type { InstructionComparison } from '@porchlight/domain/wire-guard/compare-instruction.ts';
import { wireEntryKinds } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import type { ShownWireRecord, WireReplacementInput } from '@porchlight/domain/wire-guard/wire-record.ts';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * What was recorded of the payee, and each later instruction that was compared with it: a log whose content no statement changes (a trigger
 * of its migration). `id` is the browser's; the copy of a buyer who leaves has the same. `userId` is who did it.
 */
export const wireEntries = pgTable(
  'wire_entries',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: wireEntryKinds }).notNull(),
    at: instant('at').notNull(),
    /** As it is shown; null of a comparison. */
    record: jsonb('record').$type<ShownWireRecord>(),
    /** The account number, sealed for the row's id. */
    sealedAccount: bytes('sealed_account'),
    comparison: jsonb('comparison').$type<InstructionComparison>(),
    call: jsonb('call').$type<Pick<WireReplacementInput, 'calledOn' | 'spokeWith'>>(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('wire_entries_user').on(table.userId),
  ],
);
