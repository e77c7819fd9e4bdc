import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { factTexts } from '@porchlight/content/en/plan.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { type Fact, type FactValue, factNames } from '@porchlight/domain/plan/plan-facts.ts';
import type { BuyerProposals, OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import { ENDED_PROPOSAL_HOURS, listProposableDates } from '@porchlight/domain/proposals/proposals.ts';
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import { users } from '../accounts/accounts.table.ts';
import { loadPurchaseDates } from '../date-store/read-dates.ts';
import { findText } from '../journey/milestone-texts.ts';
import { loadPlace } from '../journey/place-rows.ts';
import {
  describeCard,
  describeWorkspace,
  findMilestone,
  loadProgress,
} from '../milestones/milestone-progress.ts';
import { loadPlanValues } from '../plan/plan-rows.ts';
import { isActiveBuyer, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { proposals } from './proposals.table.ts';

export type StoredProposal = typeof proposals.$inferSelect;

/** Lets those who make, answer or withdraw proposals of one purchase do so one after the other. */
export async function lockProposals(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`proposals:${purchaseId}`}, 0))`,
  );
}

type Reader = { userId: string; now: Date };

/** What waits for the buyers of this account's purchase, the oldest first, beside what is there now. */
export async function listOpenProposals(db: Database, reader: Reader): Promise<OpenProposal[]> {
  const rows = await db
    .select()
    .from(proposals)
    .where(and(ofPurchase(proposals.purchaseId, reader.userId), eq(proposals.state, 'open')))
    .orderBy(asc(proposals.proposedAt), proposals.id);
  const open: OpenProposal[] = [];
  for (const row of rows) {
    const { id, kind, key, value, why, staffName: by, proposedAt } = row;
    const now = await loadCurrentValue(db, reader, row);
    const setsAside = await countSetAside(db, reader, row);
    open.push({
      ...{ id, kind, key, title: findProposalTitle(row), value, now, why, by, setsAside },
      at: proposedAt.toISOString(),
    });
  }
  return open;
}

/** What waits for the buyers of this account's purchase, and what became of the rest in the last day. */
export async function listBuyerProposals(
  { database: { db }, now: readNow }: { database: DatabaseConnection; now(): Date },
  userId: string,
): Promise<BuyerProposals> {
  const now = readNow();
  const open = await listOpenProposals(db, { userId, now });
  const since = new Date(now.getTime() - ENDED_PROPOSAL_HOURS * 3_600_000);
  const rows = await db
    .select({ row: proposals, by: users.name })
    .from(proposals)
    .leftJoin(users, eq(users.id, proposals.answeredBy))
    .where(
      and(
        ofPurchase(proposals.purchaseId, userId),
        ne(proposals.state, 'open'),
        gt(proposals.answeredAt, since),
      ),
    )
    .orderBy(desc(proposals.answeredAt), proposals.id);
  const ended = rows.flatMap(({ row: { id, kind, key, state, answeredBy }, by }) =>
    state === 'open'
      ? []
      : { id, kind, key, title: findProposalTitle({ kind, key }), state, by, isYou: answeredBy === userId },
  );
  return { open, ended };
}

/** What is there now: the day, the fact, or the progress of the milestone in percent; null where nothing is set. */
export async function loadCurrentValue(
  db: Database,
  { userId, now }: Reader,
  { kind, key }: Pick<StoredProposal, 'kind' | 'key'>,
): Promise<FactValue | null> {
  if (kind === 'fact') return (await loadPlanValues(db, purchaseOf(userId)))[key as Fact] ?? null;
  if (kind === 'milestone') {
    const slug = milestoneSlugs.find((known) => known === key);
    if (slug === undefined) return null;
    return describeCard(findMilestone(slug), await loadProgress(db, userId, now)).progress;
  }
  const slug = findDateMilestone(key);
  if (slug === null) {
    const { dates } = await loadPurchaseDates(db, { userId }, now);
    return dates.find((date) => date.key === key)?.day ?? null;
  }
  const progress = await loadProgress(db, userId, now);
  const open = { milestone: findMilestone(slug), text: findText(slug), progress };
  const { dates } = await describeWorkspace(db, { userId, now }, open);
  return dates.find((date) => date.key === key)?.date ?? null;
}

/** A closing day that is set as a date says that there is a contract, and that what lies before it in the journey is over. */
async function countSetAside(
  db: Database,
  { userId, now }: Reader,
  { kind, key, value }: Pick<StoredProposal, 'kind' | 'key' | 'value'>,
): Promise<number> {
  if (kind !== 'date' || key !== 'closing-day') return 0;
  const { choice, completedAt } = await loadProgress(db, userId, now);
  const after = await loadPlace(db, userId, now, { closingDay: String(value), isClosingSet: true });
  return after.setAside.filter(
    (slug) => !choice.setAside.includes(slug) && !completedAt.has(findMilestone(slug).id),
  ).length;
}

const everyMilestone = milestoneSlugs.map((slug) => ({
  ...{ slug, isAvailable: true, isCompleted: false, isSetAside: false, docsDue: 0 },
}));
const everyDate = listProposableDates(everyMilestone, milestoneTexts);

/** The milestone in which alone a date is set; null for one of the list of dates. */
export const findDateMilestone = (key: string) =>
  everyDate.find((date) => date.key === key)?.milestone ?? null;

/** What a proposal is about, as buyers and staff read it. */
export function findProposalTitle({ kind, key }: Pick<StoredProposal, 'kind' | 'key'>): string {
  if (kind === 'date') return everyDate.find((date) => date.key === key)?.title ?? key;
  if (kind === 'milestone') return milestones.find(({ slug }) => slug === key)?.title ?? key;
  const fact = factNames.find((name) => name === key);
  return fact === undefined ? key : factTexts[fact].label;
}

/** Announces a change of proposals to the pages of the buyers, where Today has them, and of all staff, once it is committed. */
export async function announceProposals(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(sql`
    select ${announcingTo(purchasePeople.userId, 'milestones')} from ${purchasePeople}
    where ${eq(purchasePeople.purchaseId, purchaseId)} and ${isActiveBuyer}`);
  await transaction.execute(
    sql`select ${announcingTo(sql`member`, 'staffProposals')} from porchlight_active_staff() member`,
  );
}
