import type { NewsletterSubscriber } from '@porchlight/domain/leads/newsletter.contract.ts';
import { getNewsletterStatus, type NewsletterStatus } from '@porchlight/domain/leads/newsletter.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { addCounts, loadCounts } from '../../../platform/database/kept-counts.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { hasWords, narrowByWords } from '../../../platform/database/word-search.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { newsletterSubscriptions } from '../leads.table.ts';

export type NewsletterContext = { database: DatabaseConnection };

type NewsletterQuery = {
  status?: NewsletterStatus | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export async function countSubscribers({ database }: NewsletterContext) {
  const counts = await loadCounts(database.db, 'newsletter');
  const count = (status: NewsletterStatus) => addCounts(counts, (its) => its === status);
  return {
    confirmed: count('confirmed'),
    waiting: count('waiting'),
    unsubscribed: count('unsubscribed'),
  };
}

/** Who asked for the newsletter, newest first; the access is logged. */
export async function listSubscribers(
  { database }: NewsletterContext,
  actor: StaffActor,
  query: NewsletterQuery,
): Promise<ListPage<NewsletterSubscriber>> {
  const page = await database.read((transaction) => getSubscribers(transaction, query));
  await recordStaffAction(database.db, actor, {
    action: 'newsletter.listed',
    subject: { kind: 'newsletter' },
    detail: { status: query.status ?? null, search: query.search ?? null, rows: page.rows.length },
  });
  return page;
}

export async function getSubscribers(
  db: Database,
  query: NewsletterQuery,
): Promise<ListPage<NewsletterSubscriber>> {
  const page = order.open(query.cursor);
  const { email, requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const search = {
    table: newsletterSubscriptions,
    key: email,
    conditions: and(hasStatus(query.status), page.where),
    orderBy: page.orderBy,
    search: query.search,
    hasWords: (words: string) => hasWords(sql`${email}`, words),
  };
  const rows = await db
    .select({ email, requestedAt, confirmedAt, unsubscribedAt, position: order.position })
    .from(newsletterSubscriptions)
    .where(await narrowByWords(db, search, query.limit + 1))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, query.limit);
  return {
    ...ends,
    rows: kept.map((row) => ({
      email: row.email,
      status: getNewsletterStatus(row),
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
  };
}

const order = createKeyset('desc', newsletterSubscriptions.requestedAt, newsletterSubscriptions.email);

/** `getNewsletterStatus`, as the database asks it. */
function hasStatus(status: NewsletterStatus | undefined): SQL | undefined {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  if (status === 'unsubscribed') return isNotNull(unsubscribedAt);
  if (status === 'confirmed') return and(isNull(unsubscribedAt), isNotNull(confirmedAt));
  if (status === 'waiting') return and(isNull(unsubscribedAt), isNull(confirmedAt));
  return undefined;
}
