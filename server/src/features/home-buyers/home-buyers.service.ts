import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerDetail, HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import {
  type BuyerStage,
  getMilestoneState,
  parseHomeBuyerId,
} from '@porchlight/domain/home-buyers/home-buyers.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { staffFacts } from '@porchlight/domain/plan/fact-groups.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { getCallsConsent } from '../accounts/consents/consents.service.ts';
import { getTodayOf } from '../date-store/read-dates.ts';
import { getGuideProgress } from '../guide/guide.service.ts';
import { findText } from '../journey/milestone-texts.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { describeCard, describeDates, loadProgress } from '../milestones/milestone-progress.ts';
import { loadEnteredValues } from '../plan/plan-rows.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { canSeeAddresses, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { findHomeBuyer, type HomeBuyerIdentity, loadHomeBuyer, loadHomeBuyers } from './home-buyer-rows.ts';
import type { HomeBuyersFilter } from './home-buyer-search.ts';

export type HomeBuyersContext = { database: DatabaseConnection; now(): Date };

/** A page of home buyers; the access is logged. */
export async function listHomeBuyers(
  { database }: HomeBuyersContext,
  actor: StaffActor,
  query: Omit<HomeBuyersFilter, 'inAddress'> & { cursor?: string | undefined; limit: number },
): Promise<ListPage<HomeBuyerRow>> {
  const page = await database.read((transaction) =>
    loadHomeBuyers(transaction, { ...query, inAddress: canSeeAddresses(actor) }),
  );
  await recordStaffAction(database.db, actor, {
    action: 'home-buyers.listed',
    subject: { kind: 'home-buyer' },
    detail: { stage: query.stage ?? null, search: query.search ?? null, rows: page.rows.length },
  });
  return page;
}

/** One home buyer by any id of theirs; the access is logged. NOT_FOUND for an unknown id. */
export async function getHomeBuyer(
  context: HomeBuyersContext,
  actor: StaffActor,
  id: string,
): Promise<HomeBuyerDetail> {
  return context.database.transact(async (transaction) => {
    const buyer = await requireHomeBuyer(transaction, id);
    await lockHomeBuyer(transaction, buyer);
    const { detail, userId } = await describe(context, transaction, buyer);
    await recordStaffAction(transaction, actor, {
      action: 'home-buyers.opened',
      subject: { kind: 'home-buyer', id: detail.id },
      about: { ...(userId === null ? {} : { userId }), email: detail.email },
    });
    return detail;
  });
}

/**
 * Changes `current_stage` (specification 3). NOT_FOUND where there is no final step, which is what holds it; CHANGED_MEANWHILE says
 * what is there, where someone was faster.
 */
export async function setBuyerStage(
  context: HomeBuyersContext,
  actor: StaffMember,
  { id, version, stage }: { id: string; version: number; stage: BuyerStage },
): Promise<HomeBuyerDetail> {
  return context.database.transact(async (transaction) => {
    const buyer = await requireHomeBuyer(transaction, id);
    const [before] = await transaction
      .select({ id: homeBuyers.id, stage: homeBuyers.currentStage, version: homeBuyers.version })
      .from(homeBuyers)
      .where(isStepOf(buyer))
      .orderBy(desc(homeBuyers.createdAt), desc(homeBuyers.id))
      .limit(1)
      .for('update');
    if (!before) throw new Failure('NOT_FOUND');
    if (before.version !== version) throw refuseStale(before.stage);
    const isChanged = before.stage !== stage;
    if (isChanged)
      await transaction
        .update(homeBuyers)
        .set({ currentStage: stage, version: sql`${homeBuyers.version} + 1` })
        .where(eq(homeBuyers.id, before.id));
    const { detail, userId } = await describe(context, transaction, buyer);
    if (isChanged) {
      await recordStaffAction(transaction, actor, {
        action: 'home-buyers.stage-changed',
        subject: { kind: 'home-buyer', id: detail.id },
        about: { ...(userId === null ? {} : { userId }), email: detail.email },
        detail: { from: before.stage, to: stage },
      });
    }
    return detail;
  });
}

/** An erasure waits until the access is logged, and then removes the address from the log. */
export async function lockHomeBuyer(transaction: Database, buyer: HomeBuyerIdentity): Promise<void> {
  if ('userId' in buyer)
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, buyer.userId)).for('key share');
  await transaction.select({ id: homeBuyers.id }).from(homeBuyers).where(isStepOf(buyer)).for('key share');
}

/** NOT_FOUND for an unknown id. */
export async function requireHomeBuyer(db: Database, text: string): Promise<HomeBuyerIdentity> {
  const id = parseHomeBuyerId(text);
  const buyer = id === undefined ? undefined : await findHomeBuyer(db, id);
  if (buyer === undefined) throw new Failure('NOT_FOUND');
  return buyer;
}

function isStepOf(buyer: HomeBuyerIdentity): SQL | undefined {
  return 'userId' in buyer
    ? eq(homeBuyers.userId, buyer.userId)
    : and(isNull(homeBuyers.userId), eq(homeBuyers.email, buyer.email));
}

function refuseStale(stage: string): Failure {
  return new Failure('CHANGED_MEANWHILE', {
    reason: 'home-buyers.stage-changed',
    params: { stage },
    fields: { stage: { reason: 'home-buyers.stage-now', params: { stage } } },
  });
}

async function describe(context: HomeBuyersContext, db: Database, buyer: HomeBuyerIdentity) {
  const found = await loadHomeBuyer(db, buyer);
  if (!found) throw new Failure('NOT_FOUND');
  const { person, row } = found;
  const detail: HomeBuyerDetail = {
    ...row,
    version: person.version,
    phone: person.phone,
    consentedAt: person.consentedAt,
    calls: await getCallsConsent(db, person.email),
    account: person.userId === null ? null : await describeAccount(context, db, person.userId),
  };
  return { detail, userId: person.userId };
}

/** The journey of an account: states, days and titles; no notes, and nothing of a document beyond that it is owed. */
async function describeAccount(
  { now }: HomeBuyersContext,
  db: Database,
  userId: string,
): Promise<HomeBuyerDetail['account']> {
  const [account] = await db
    .select({ since: users.createdAt, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return null;
  const progress = await loadProgress(db, userId, now());
  const { stages } = await getGuideProgress(db, userId);
  const cards = milestones.map((milestone) => describeCard(milestone, progress));
  const today = await getTodayOf(db, userId, now());
  const plan = await loadEnteredValues(db, purchaseOf(userId));
  return {
    since: account.since.toISOString(),
    emailVerified: account.emailVerified,
    betaAccess: progress.journey.betaAccess,
    stages: mergeCompletedStages(stages),
    milestones: cards.map((card) => ({
      slug: card.slug,
      state: getMilestoneState(card),
      progress: card.progress,
      completedAt: progress.completedAt.get(card.id)?.toISOString() ?? null,
    })),
    dates: describeDates(progress)
      .filter(({ date }) => date >= today)
      .map(({ slug, key, date }) => ({
        slug,
        date,
        title: findText(slug).dates.find((known) => known.key === key)?.title ?? key,
      })),
    plan: staffFacts.flatMap((fact) => {
      const value = plan[fact];
      return value === undefined ? [] : [{ fact, value }];
    }),
    documentsOwed: milestoneTexts.flatMap(({ slug, documentRequests }) => {
      const card = cards.find((known) => known.slug === slug);
      if (!card?.isAvailable) return [];
      return documentRequests
        .filter(({ key }) => progress.papers.get(key)?.owed ?? true)
        .map(({ title }) => ({ slug, title }));
    }),
  };
}
