import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { updateContractDates } from './contract-dates.ts';
import { homePhotos } from './home-photos.table.ts';
import { homeContracts, homeOffers, homeOpinions, homes } from './homes.table.ts';

/** Two lists become one; parting, each keeps the homes of both with their offers, and takes along what they said of them. */
export const homesSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    const { from, to } = joined;
    // Of a home that both have, what was said moves first: the second row of the home goes.
    await transaction.execute(sql`
      update ${homeOpinions} said set purchase_id = ${to} where purchase_id = ${from}
        and exists (select from ${homes} kept where kept.purchase_id = ${to} and kept.id = said.home_id)`);
    // So do photos that only this one has: the others go with the home.
    await transaction.execute(sql`
      update ${homePhotos} photo set purchase_id = ${to} where purchase_id = ${from}
        and exists (select from ${homes} kept where kept.purchase_id = ${to} and kept.id = photo.home_id)
        and not exists (select from ${homePhotos} kept where kept.purchase_id = ${to} and kept.id = photo.id)`);
    await moveOffers(transaction, joined);
    await moveRows(transaction, { table: homes, keys: [homes.id] }, joined);
  }),
  // Terms that are counted from closing move with it.
  on('purchase.closing_day_set', async (transaction, { userId, day }, now) => {
    await updateContractDates(transaction, userId, { closingDay: day, now });
  }),
  on('purchase.left', async (transaction, left) => {
    // A concurrent deletion checks afterwards whether another purchase has its file.
    await transaction
      .select({ id: homePhotos.id })
      .from(homePhotos)
      .where(eq(homePhotos.purchaseId, left.from))
      .orderBy(homePhotos.storagePath)
      .for('update');
    await splitRows(transaction, { table: homes }, left);
    await splitRows(transaction, { table: homeOffers }, left);
    await splitRows(transaction, { table: homeContracts }, left);
    await splitRows(transaction, { table: homePhotos }, left);
    await transaction.execute(
      sql`update ${homeOpinions} set purchase_id = ${left.to} where purchase_id = ${left.from} and user_id = ${left.userId}`,
    );
  }),
];

/**
 * Of a home that both have since they parted, the longer log of offers goes on, with the contract where there is none yet. Logs that went on
 * in two ways cannot be made one: that of the purchase joined stays.
 */
async function moveOffers(transaction: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const continues = (
    homeId: SQL,
  ) => sql`exists (select from ${homes} home where home.purchase_id = ${to} and home.id = ${homeId})
    and not exists (select from ${homeOffers} kept where kept.purchase_id = ${to} and kept.home_id = ${homeId}
      and not exists (select from ${homeOffers} same where same.purchase_id = ${from} and same.id = kept.id))`;
  await transaction.execute(sql`
    update ${homeContracts} terms set purchase_id = ${to} where purchase_id = ${from} and ${continues(sql`terms.home_id`)}
      and not exists (select from ${homeContracts} kept where kept.purchase_id = ${to} and kept.home_id = terms.home_id)`);
  await transaction.execute(sql`
    update ${homeOffers} offer set purchase_id = ${to} where purchase_id = ${from} and ${continues(sql`offer.home_id`)}
      and not exists (select from ${homeOffers} kept where kept.purchase_id = ${to} and kept.id = offer.id)`);
}
