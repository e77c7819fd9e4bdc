import type { NewsletterSubscriber } from '@porchlight/domain/leads/newsletter.contract.ts';
import { type NewsletterStatus, readNewsletterStatus } from '@porchlight/domain/leads/newsletter.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { newsletterSubscriptions } from './leads.table.ts';

export type NewsletterContext = { database: DatabaseConnection };

type NewsletterQuery = {
  status?: NewsletterStatus | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export async function countSubscribers({ database }: NewsletterContext) {
  const counts = { confirmed: 0, waiting: 0, unsubscribed: 0 };
  const { db } = database;
  for (const status of ['confirmed', 'waiting', 'unsubscribed'] as const) {
    const [row] = await db.select({ found: count() }).from(newsletterSubscriptions).where(hasStatus(status));
    counts[status] = row?.found ?? 0;
  }
  return counts;
}

/** Who asked for the newsletter, newest first; the look is written down. */
export async function listSubscribers(
  { database }: NewsletterContext,
  actor: StaffActor,
  query: NewsletterQuery,
): Promise<ListPage<NewsletterSubscriber>> {
  return database.transact(async (transaction) => {
    const page = await readSubscribers(transaction, query);
    await recordStaffAction(transaction, actor, {
      action: 'newsletter.listed',
      subject: { kind: 'newsletter' },
      detail: { status: query.status ?? null, search: query.search ?? null, rows: page.rows.length },
    });
    return page;
  });
}

export async function readSubscribers(
  db: Database,
  query: NewsletterQuery,
): Promise<ListPage<NewsletterSubscriber>> {
  const page = order.open(query.cursor);
  const { email, requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const rows = await db
    .select({ email, requestedAt, confirmedAt, unsubscribedAt, position: order.position })
    .from(newsletterSubscriptions)
    .where(and(hasStatus(query.status), containsText(query.search, email), page.where))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, query.limit);
  return {
    ...ends,
    rows: kept.map((row) => ({
      email: row.email,
      status: readNewsletterStatus(row),
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
  };
}

const order = createKeyset('desc', newsletterSubscriptions.requestedAt, newsletterSubscriptions.email);

/** `readNewsletterStatus`, as the database asks it. */
function hasStatus(status: NewsletterStatus | undefined): SQL | undefined {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  if (status === 'unsubscribed') return isNotNull(unsubscribedAt);
  if (status === 'confirmed') return and(isNull(unsubscribedAt), isNotNull(confirmedAt));
  if (status === 'waiting') return and(isNull(unsubscribedAt), isNull(confirmedAt));
  return undefined;
}
