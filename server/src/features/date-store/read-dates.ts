import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { DateFacts, DocumentFact } from '@porchlight/domain/dates/purchase-dates/date-facts.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { listPurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { paymentKind } from '@porchlight/domain/owned-home/kinds/payment.ts';
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { listAskedDays } from '../document-store/requested-documents.ts';
import { completedMilestones, milestoneDates } from '../journey/journey.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { purchaseDateRows } from './date-store.table.ts';

/** Whose dates: those of a buyer at a moment, or of a purchase that a helper reads, without notes and documents. */
export type DatesOf = { userId: string; now: Date } | { purchaseId: string };

/** The one list of dates: pages, calendars and helpers all read it here. */
export async function loadPurchaseDates(
  db: Database,
  of: { userId: string },
  now: Date,
): Promise<PurchaseDates> {
  return listPurchaseDates(await loadDateFacts(db, { ...of, now }), await getTodayOf(db, of.userId, now));
}

/** The calendar day where a buyer is. */
export async function getTodayOf(db: Database, userId: string, now: Date): Promise<string> {
  return getWallClock(now, (await getPreferences(db, userId)).timeZone).day;
}

/** What the list is made of. */
export async function loadDateFacts(db: Database, of: DatesOf): Promise<DateFacts> {
  const userId = 'userId' in of ? of.userId : null;
  const purchaseId = 'userId' in of ? purchaseOf(of.userId) : sql<string>`${of.purchaseId}::uuid`;
  const completed = await db
    .select({ id: completedMilestones.milestoneId })
    .from(completedMilestones)
    .where(eq(completedMilestones.purchaseId, purchaseId));
  const isCompleted = (slug: string) =>
    completed.some(({ id }) => milestones.find((milestone) => milestone.id === id)?.slug === slug);
  return {
    closingDay: await readClosingDay(db, purchaseId),
    stored: await loadStored(db, purchaseId, userId),
    milestoneDates: await readMilestoneDates(db, purchaseId, { userId, isCompleted }),
    documents: userId === null ? [] : await readDocuments(db, userId, isCompleted),
    asked: 'userId' in of ? await listAskedDays(db, of) : [],
    homeRecords: userId === null ? [] : await readHomeRecords(db, purchaseId),
  };
}

/** What the next payment of an owned home follows from. The table is named as text: its feature needs this one. */
async function readHomeRecords(db: Database, purchaseId: SQL<string>): Promise<HomeRecord[]> {
  const { rows } = await db.execute<HomeRecord>(sql`
    select id, kind, content, changed_at::text as "changedAt" from home_records
    where purchase_id = ${purchaseId} and kind in (${loanKind.name}, ${paymentKind.name}, ${escrowStatementKind.name})
  `);
  return rows;
}

async function readClosingDay(db: Database, purchaseId: SQL<string>): Promise<string | null> {
  const [row] = await db
    .select({ closingDay: purchases.closingDay })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return row?.closingDay ?? null;
}

type Writer = { userId: string; name: string; at: Date };
const describeChange = ({ userId, name, at }: Writer, readerId: string | null) => ({
  changedAt: at.toISOString(),
  changedBy: userId === readerId ? null : name,
});

async function loadStored(
  db: Database,
  purchaseId: SQL<string>,
  readerId: string | null,
): Promise<DateFacts['stored']> {
  const { note, ...open } = getTableColumns(purchaseDateRows);
  const rows = await db
    .select({ ...open, ...(readerId === null ? {} : { note }), name: users.name })
    .from(purchaseDateRows)
    .innerJoin(users, eq(users.id, purchaseDateRows.userId))
    .where(eq(purchaseDateRows.purchaseId, purchaseId))
    .orderBy(purchaseDateRows.dateKey);
  return rows.map(({ dateKey, day, kind, title, waived, doneOn, ...row }) => ({
    ...{ key: dateKey, day, kind, title, waived, doneOn },
    note: row.note ?? null,
    ...describeChange(row, readerId),
  }));
}

/** Every date that the operator's content asks for; one that it no longer has is shown nowhere. */
async function readMilestoneDates(
  db: Database,
  purchaseId: SQL<string>,
  { userId, isCompleted }: { userId: string | null; isCompleted(slug: string): boolean },
): Promise<DateFacts['milestoneDates']> {
  const rows = await db
    .select({ ...getTableColumns(milestoneDates), name: users.name, at: milestoneDates.updatedAt })
    .from(milestoneDates)
    .innerJoin(users, eq(users.id, milestoneDates.userId))
    .where(eq(milestoneDates.purchaseId, purchaseId));
  return milestoneTexts.flatMap(({ slug, dates }) => {
    const id = milestones.find((milestone) => milestone.slug === slug)?.id;
    return dates.map((date) => {
      const row = rows.find(({ milestoneId, dateKey }) => milestoneId === id && dateKey === date.key);
      return {
        ...date,
        slug,
        day: row?.date ?? null,
        isCompleted: isCompleted(slug),
        ...(row ? describeChange(row, userId) : { changedAt: null, changedBy: null }),
      };
    });
  });
}

/** The reader's own accepted documents that are still needed; of several for one request the one that lasts longest. */
async function readDocuments(
  db: Database,
  userId: string,
  isCompleted: (slug: string) => boolean,
): Promise<DocumentFact[]> {
  const rows = await db
    .select({
      key: sql<string>`${documents.documentRequest}`,
      goodUntil: sql<string>`max(${documents.expiresOn})::text`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.reviewState, 'accepted'),
        isNotNull(documents.documentRequest),
        isNotNull(documents.expiresOn),
        isNull(documents.expiredAt),
      ),
    )
    .groupBy(documents.documentRequest)
    .orderBy(documents.documentRequest);
  return rows.flatMap(({ key, goodUntil }) => {
    const request = findDocumentRequest(key);
    if (request?.validFor === undefined || isCompleted(request.validFor.neededUntil)) return [];
    const { title, slug, validFor } = request;
    return [{ key, title, slug, validFor, goodUntil }];
  });
}
