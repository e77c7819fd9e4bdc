import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { homes } from './homes.table.ts';

/**
 * Photos of a home; `id` is the browser's. `place` orders them, the lowest is the cover. The file holds the small picture in its first
 * `smallSize` bytes and the photo behind it. Purchases that parted share it: it goes with the last row that names it, which a trigger sees to.
 */
export const homePhotos = pgTable(
  'home_photos',
  {
    id: uuid('id').notNull(),
    homeId: uuid('home_id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    caption: text('caption').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    size: integer('size').notNull(),
    smallSize: integer('small_size').notNull(),
    storagePath: text('storage_path').notNull(),
    wrappedKey: bytes('wrapped_key').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    foreignKey({
      name: 'home_photos_home',
      columns: [table.purchaseId, table.homeId],
      foreignColumns: [homes.purchaseId, homes.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('home_photos_place').on(table.purchaseId, table.homeId, table.place),
    index('home_photos_user').on(table.userId),
    index('home_photos_file').on(table.storagePath),
  ],
);
