import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { completedMilestones, journeyPlaceChoices, milestoneDates } from './journey.table.ts';

const ofPurchase = [
  { table: completedMilestones, keys: [completedMilestones.milestoneId] },
  { table: milestoneDates, keys: [milestoneDates.milestoneId, milestoneDates.dateKey] },
  { table: journeyPlaceChoices, keys: [] },
];

/** What is completed and dated, and where it is, goes with the purchase: of two that become one, and of one that becomes two. */
export const journeySubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    for (const moved of ofPurchase) await moveRows(transaction, moved, joined);
  }),
  on('purchase.left', async (transaction, left) => {
    for (const moved of ofPurchase) await splitRows(transaction, moved, left);
  }),
];
