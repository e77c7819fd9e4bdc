import { getMilestoneState } from '@porchlight/domain/home-buyers/home-buyers.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { countSilentDays, deriveStanding } from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { staffFacts } from '@porchlight/domain/plan/fact-groups.ts';
import type { ActionKind } from '@porchlight/domain/staff/staff-actions.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { emails } from '../../platform/email/emails.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { getCallsConsent } from '../accounts/consents/consents.service.ts';
import { applications } from '../leads/questionnaire/questionnaire.table.ts';
import { countOwed, describeCard, loadProgress } from '../milestones/milestone-progress.ts';
import { loadEnteredValues } from '../plan/plan-rows.ts';
import { isActiveBuyer, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { listAccessTo } from '../staff/audit-log.service.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffActions } from '../staff/staff-actions.service.ts';
import { loadHomeBuyer } from './home-buyer-rows.ts';
import { type HomeBuyersContext, lockHomeBuyer, requireHomeBuyer } from './home-buyers.service.ts';
import { loadOwnership } from './purchase-owners.service.ts';
import { purchaseSummaries } from './purchase-summaries.table.ts';
import { refreshSummaries } from './refresh-summaries.ts';
import {
  loadStaffDates,
  loadStaffDocuments,
  loadStaffHelpers,
  loadStaffHomes,
} from './staff-purchase-parts.ts';

/** The newest of a buyer's emails and of the log that the page has. */
const MAX_EMAILS = 30;
const MAX_LOG_LINES = 100;

/**
 * The purchase of a home buyer by any id of theirs; that it was read is logged for each of its buyers. Null for somebody who has only
 * finished the final step. NOT_FOUND for an unknown id.
 */
export async function getStaffPurchase(
  context: HomeBuyersContext,
  actor: StaffActor,
  id: string,
): Promise<StaffPurchase | null> {
  await refreshSummaries(context);
  return context.database.transact(async (transaction) => {
    const found = await requireHomeBuyer(transaction, id);
    if (!('userId' in found)) return null;
    const purchaseId = await findPurchaseId(transaction, found.userId);
    const buyers = await loadBuyersOf(transaction, purchaseId);
    for (const { id: userId } of buyers) await lockHomeBuyer(transaction, { userId });
    const purchase = await describe(context, transaction, { actor, purchaseId, buyers });
    await recordStaffActions(
      transaction,
      actor,
      buyers.map(({ id: userId, email }) => ({
        action: 'home-buyers.opened',
        subject: { kind: 'home-buyer', id: userId },
        about: { userId, email },
      })),
    );
    return purchase;
  });
}

async function findPurchaseId(db: Database, userId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select ${purchaseOf(userId)} as id`);
  return rows[0]?.id ?? '';
}

type Buyer = Awaited<ReturnType<typeof loadBuyersOf>>[number];

async function loadBuyersOf(db: Database, purchaseId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      role: purchasePeople.role,
      since: purchasePeople.since,
    })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(and(eq(purchasePeople.purchaseId, purchaseId), isActiveBuyer))
    .orderBy(sql`${purchasePeople.role} <> 'buyer'`, asc(purchasePeople.since), users.id);
}

async function describe(
  { now: readNow }: HomeBuyersContext,
  db: Database,
  { actor, purchaseId, buyers }: { actor: StaffActor; purchaseId: string; buyers: readonly Buyer[] },
): Promise<StaffPurchase> {
  const now = readNow();
  const leadId = buyers[0]?.id ?? '';
  const progress = await loadProgress(db, leadId, now);
  const cards = milestones.map((milestone) => describeCard(milestone, progress));
  const { milestone } = deriveStanding(cards);
  const [summary] = await db
    .select({ at: purchaseSummaries.lastSignAt })
    .from(purchaseSummaries)
    .where(eq(purchaseSummaries.purchaseId, purchaseId));
  const lastSignAt = summary?.at ?? buyers[0]?.since ?? now;
  const people: StaffPurchase['people'] = [];
  for (const buyer of buyers) people.push(await describeBuyer(db, buyer));
  const plan = await loadEnteredValues(db, purchaseOf(leadId));
  return {
    id: purchaseId,
    buyers: buyers.map(({ id, name, email }) => ({ id, name, email })),
    milestone: milestones.find(({ id }) => id === milestone)?.slug ?? null,
    ...{
      closingDay: progress.closingDay,
      owes: countOwed(progress, cards),
      lastSignAt: lastSignAt.toISOString(),
    },
    silentDays: countSilentDays(lastSignAt, now),
    ...(await loadOwnership(db, purchaseId)),
    people,
    helpers: await loadStaffHelpers(db, purchaseId, now),
    hasBetaAccess: progress.journey.betaAccess,
    milestones: cards.map((card) => ({
      slug: card.slug,
      state: getMilestoneState(card),
      progress: card.progress,
      isSetAside: card.isSetAside,
      completedAt: progress.completedAt.get(card.id)?.toISOString() ?? null,
    })),
    homes: await loadStaffHomes(db, leadId, { now, closingDay: progress.closingDay }),
    dates: await loadStaffDates(db, { purchaseId, leadId, now }),
    documents: await loadStaffDocuments(db, buyers, cards),
    plan: people.some(({ appliedAt }) => appliedAt !== null)
      ? staffFacts.flatMap((fact) => {
          const value = plan[fact];
          return value === undefined ? [] : [{ fact, value }];
        })
      : null,
    emails: await loadEmails(db, buyers),
    log: await loadLog(db, actor, buyers),
  };
}

async function describeBuyer(db: Database, buyer: Buyer): Promise<StaffPurchase['people'][number]> {
  const step = await loadHomeBuyer(db, { userId: buyer.id });
  const [application] = await db
    .select({ at: applications.acceptedAt })
    .from(applications)
    .where(eq(applications.email, buyer.email))
    .orderBy(desc(applications.acceptedAt))
    .limit(1);
  return {
    ...buyer,
    since: buyer.since.toISOString(),
    phone: step?.person.phone ?? null,
    stage: step?.person.stage ?? null,
    version: step?.person.version ?? null,
    calls: await getCallsConsent(db, buyer.email),
    appliedAt: application?.at.toISOString() ?? null,
  };
}

async function loadEmails(db: Database, buyers: readonly Buyer[]): Promise<StaffPurchase['emails']> {
  const rows = await db
    .select({
      id: emails.id,
      template: emails.template,
      to: emails.email,
      state: emails.state,
      at: emails.createdAt,
    })
    .from(emails)
    .where(
      inArray(
        emails.email,
        buyers.map(({ email }) => email),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(MAX_EMAILS);
  return rows.map(({ at, ...email }) => ({ ...email, at: at.toISOString() }));
}

/**
 * What was looked at is among it only for who may read the access log, once for each day; changes are for all who see what they changed.
 */
async function loadLog(
  db: Database,
  actor: StaffActor,
  buyers: readonly Buyer[],
): Promise<StaffPurchase['log']> {
  const seesViews = 'role' in actor && hasRights(actor.role, 'manage');
  type Line = StaffPurchase['log'][number] & { kind: ActionKind };
  const lines: Line[] = [];
  for (const { id: userId, email, name } of buyers)
    for (const line of await listAccessTo(db, { userId, email }))
      if (seesViews || line.kind === 'change') lines.push({ ...line, about: name });
  const viewOf = (line: Line) =>
    line.kind === 'change'
      ? line.id
      : [line.at.slice(0, 'yyyy-mm-dd'.length), line.by, line.action, line.about].join(' ');
  const newest = lines.sort((one, other) => other.id - one.id);
  return [...Map.groupBy(newest, viewOf).values()]
    .flatMap(([line]) => line ?? [])
    .slice(0, MAX_LOG_LINES)
    .map(({ kind: _kind, ...line }) => line);
}
