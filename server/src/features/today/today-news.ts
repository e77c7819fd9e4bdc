import { parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import { type BuyerNews, MAX_NEWS, NEWS_DAYS, type NewsKind } from '@porchlight/domain/today/buyer-news.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { homeOffers, homeOpinions, homes } from '../homes/homes.table.ts';
import { milestoneTasks } from '../milestones/milestones.table.ts';
import { planFacts } from '../plan/plan.table.ts';
import { isActiveBuyer, ofPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';

type Row = { kind: NewsKind; name: string; at: Date; home_id: string | null; address: string | null };

const noHome = sql`null::uuid`;
/** Of the tasks those that a buyer ticked: a fact ticks for the buyer who reads the journey next. */
const tables: Record<NewsKind, { table: SQL; at: SQL; home: SQL; isNews: SQL }> = {
  offer: { table: sql`${homeOffers}`, at: sql`entered_at`, home: sql`home_id`, isNews: sql`true` },
  opinion: {
    ...{
      table: sql`${homeOpinions}`,
      at: sql`changed_at`,
      home: sql`home_id`,
      isNews: sql`score is not null`,
    },
  },
  plan: {
    table: sql`${planFacts}`,
    at: sql`at`,
    home: noHome,
    isNews: sql`source = 'typed' and fact <> 'closingDay'`,
  },
  date: {
    table: sql`${purchaseDateRows}`,
    at: sql`at`,
    home: noHome,
    isNews: sql`day is not null or date_key = 'closing-day'`,
  },
  task: {
    table: sql`${milestoneTasks}`,
    at: sql`updated_at`,
    home: noHome,
    isNews: sql`status = 'done' and proved_by is null`,
  },
};

/** What the other buyers of the purchase did in the last two weeks, `MAX_NEWS` of each kind at most. */
export async function listNews(db: Database, userId: string, now: Date): Promise<BuyerNews[]> {
  const since = new Date(now.getTime() - NEWS_DAYS * 24 * 3_600_000).toISOString();
  const others = sql`select ${purchasePeople.userId} from ${purchasePeople}
    where ${ofPurchase(purchasePeople.purchaseId, userId)} and ${isActiveBuyer} and ${purchasePeople.userId} <> ${userId}`;
  const selects = Object.entries(tables).map(
    ([kind, { table, at, home, isNews }]) => sql`
      (select ${kind} as kind, user_id, ${at} as at, ${home} as home_id from ${table}
        where purchase_id = porchlight_purchase_of(${userId}) and user_id in (select user_id from others)
          and ${at} > ${since}::timestamptz and ${isNews}
        order by ${at} desc limit ${MAX_NEWS})`,
  );
  const { rows } = await db.execute<Row>(sql`
    with others as materialized (${others})
    select news.kind, ${users.name} as name, news.at, news.home_id, ${homes.address} as address
    from (${sql.join(selects, sql` union all `)}) news
    join ${users} on ${users.id} = news.user_id
    left join ${homes} on ${homes.id} = news.home_id and ${ofPurchase(homes.purchaseId, userId)}`);
  return rows.map(({ kind, name, at, home_id: id, address }) => ({
    ...{ kind, by: parseFirstName(name), at: new Date(at).toISOString() },
    home: id === null || address === null ? null : { id, address },
  }));
}
