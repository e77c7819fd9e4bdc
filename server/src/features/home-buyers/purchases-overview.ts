import {
  HANDED_NEWS_DAYS,
  type PurchasesOverview,
} from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import { proposalAnswers } from '@porchlight/domain/proposals/proposals.ts';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { findProposalTitle } from '../proposals/proposal-rows.ts';
import { proposals } from '../proposals/proposals.table.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { loadBuyers } from './purchase-buyers.ts';
import { hasPurchaseOwner } from './purchase-owners.service.ts';
import { purchaseOwners } from './purchase-owners.table.ts';
import { purchaseSummaries } from './purchase-summaries.table.ts';
import { refreshSummaries } from './refresh-summaries.ts';

const DAY_MS = 86_400_000;
/** The newest of each kind that the overview names. */
const MAX_NEWS = 20;

/** What the overview of the console says of purchases beside what is due. The access is logged. */
export async function getPurchasesOverview(
  context: { database: DatabaseConnection; now(): Date },
  actor: StaffMember,
): Promise<PurchasesOverview> {
  const { database, now } = context;
  await refreshSummaries(context);
  const since = new Date(now().getTime() - HANDED_NEWS_DAYS * DAY_MS);
  const unowned = await database.db.$count(purchaseSummaries, hasPurchaseOwner('nobody'));
  const handedOver = await listHandedOver(database.db, actor.userId, since);
  const answered = await listAnswered(database.db, actor.userId, since);
  await recordStaffAction(database.db, actor, {
    action: 'home-buyers.listed',
    subject: { kind: 'purchase' },
    detail: { isNews: true, rows: handedOver.length + answered.length },
  });
  const buyers = await loadBuyers(
    database.db,
    [...handedOver, ...answered].map(({ id }) => id),
  );
  const addBuyers = <Row extends { id: string; at: Date }>(row: Row) => ({
    ...row,
    buyers: (buyers.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    at: row.at.toISOString(),
  });
  return { unowned, handedOver: handedOver.map(addBuyers), answered: answered.map(addBuyers) };
}

/** By the rows of the audit log: who handed it over last, and whether the member has opened it after that, by any of its buyers. */
async function listHandedOver(db: Database, memberId: string, since: Date) {
  const isAboutBuyer = sql`about_user_id in (select user_id from purchase_people
    where purchase_people.purchase_id = ${purchaseOwners.purchaseId} and state = 'active' and role in ('buyer', 'co-buyer'))`;
  const isNew = sql`exists (
    select from (
      select id, member_id from staff_actions where ${isAboutBuyer} and action = 'home-buyers.owner-changed'
      order by id desc limit 1
    ) handed
    where handed.member_id is distinct from ${memberId} and not exists (
      select from staff_actions where ${isAboutBuyer} and action = 'home-buyers.opened'
        and member_id = ${memberId} and staff_actions.id > handed.id
    ))`;
  return db
    .select({
      id: purchaseOwners.purchaseId,
      by: purchaseOwners.byName,
      at: purchaseOwners.at,
      note: purchaseOwners.note,
    })
    .from(purchaseOwners)
    .where(and(eq(purchaseOwners.ownerId, memberId), gt(purchaseOwners.at, since), isNew))
    .orderBy(desc(purchaseOwners.at), purchaseOwners.purchaseId)
    .limit(MAX_NEWS);
}

async function listAnswered(db: Database, memberId: string, since: Date) {
  const rows = await db
    .select({
      proposalId: proposals.id,
      id: proposals.purchaseId,
      kind: proposals.kind,
      key: proposals.key,
      state: proposals.state,
      by: users.name,
      at: proposals.answeredAt,
    })
    .from(proposals)
    .leftJoin(users, eq(users.id, proposals.answeredBy))
    .where(
      and(
        eq(proposals.staffId, memberId),
        inArray(proposals.state, [...proposalAnswers]),
        gt(proposals.answeredAt, since),
      ),
    )
    .orderBy(desc(proposals.answeredAt), proposals.id)
    .limit(MAX_NEWS);
  return rows.flatMap(({ kind, key, state, at, ...row }) => {
    const as = proposalAnswers.find((answer) => answer === state);
    return as === undefined || at === null
      ? []
      : [{ ...row, as, at, title: findProposalTitle({ kind, key }) }];
  });
}
