import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { guideStages, mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerDetail, HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import {
  type BuyerStage,
  readHomeBuyerKey,
  readMilestoneState,
} from '@porchlight/domain/home-buyers/home-buyers.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { readCallsConsent } from '../consents/consents.service.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { readGuideProgress } from '../guide/guide.service.ts';
import { describeCard, describeDates, findText, readProgress } from '../milestones/milestone-progress.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { type HomeBuyersFilter, readHomeBuyer, readHomeBuyers } from './home-buyer-rows.ts';

export type HomeBuyersContext = { database: DatabaseConnection; now(): Date };

/** A page of home buyers; the look is written down. */
export async function listHomeBuyers(
  { database }: HomeBuyersContext,
  actor: StaffActor,
  query: HomeBuyersFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<HomeBuyerRow>> {
  return database.transact(async (transaction) => {
    const page = await readHomeBuyers(transaction, query);
    await recordStaffAction(transaction, actor, {
      action: 'home-buyers.listed',
      subject: { kind: 'home-buyer' },
      detail: { stage: query.stage ?? null, search: query.search ?? null, rows: page.rows.length },
    });
    return page;
  });
}

/** One home buyer; the look is written down. NOT_FOUND for a key nobody has. */
export async function openHomeBuyer(
  context: HomeBuyersContext,
  actor: StaffActor,
  key: string,
): Promise<HomeBuyerDetail> {
  return context.database.transact(async (transaction) => {
    await holdHomeBuyer(transaction, key);
    const { detail, userId } = await describe(context, transaction, key);
    await recordStaffAction(transaction, actor, {
      action: 'home-buyers.opened',
      subject: { kind: 'home-buyer', id: key },
      about: { ...(userId === null ? {} : { userId }), email: detail.email },
    });
    return detail;
  });
}

/**
 * Changes `current_stage` (specification 3). NOT_FOUND where there is no final step, which is what holds it; CHANGED_MEANWHILE says
 * what is there, where somebody was faster.
 */
export async function setBuyerStage(
  context: HomeBuyersContext,
  actor: StaffMember,
  { key, version, stage }: { key: string; version: number; stage: BuyerStage },
): Promise<HomeBuyerDetail> {
  return context.database.transact(async (transaction) => {
    const id = readHomeBuyerKey(key);
    if (id?.kind !== 'final-step') throw new Failure('NOT_FOUND');
    const [before] = await transaction
      .select({ stage: homeBuyers.currentStage, version: homeBuyers.version })
      .from(homeBuyers)
      .where(eq(homeBuyers.id, id.id))
      .for('update');
    if (!before) throw new Failure('NOT_FOUND');
    if (before.version !== version) throw refuseStale(before.stage);
    const isChanged = before.stage !== stage;
    if (isChanged)
      await transaction
        .update(homeBuyers)
        .set({ currentStage: stage, version: sql`${homeBuyers.version} + 1` })
        .where(eq(homeBuyers.id, id.id));
    const { detail, userId } = await describe(context, transaction, key);
    if (isChanged) {
      await recordStaffAction(transaction, actor, {
        action: 'home-buyers.stage-changed',
        subject: { kind: 'home-buyer', id: key },
        about: { ...(userId === null ? {} : { userId }), email: detail.email },
        detail: { from: before.stage, to: stage },
      });
    }
    return detail;
  });
}

/** An erasure waits until the look is written down, and then takes the address off it. */
async function holdHomeBuyer(transaction: Database, key: string): Promise<void> {
  const id = readHomeBuyerKey(key);
  if (!id) return;
  const table = id.kind === 'final-step' ? homeBuyers : users;
  await transaction.select({ id: table.id }).from(table).where(eq(table.id, id.id)).for('key share');
}

function refuseStale(stage: string): Failure {
  const name = guideStages.find(({ slug }) => slug === stage)?.name ?? stage;
  return new Failure('CHANGED_MEANWHILE', {
    message: `Somebody has changed the stage since you saw it: it is ${name} now. Nothing of yours was stored.`,
    fields: { stage: `It is ${name} now.` },
  });
}

async function describe(context: HomeBuyersContext, db: Database, key: string) {
  const id = readHomeBuyerKey(key);
  const found = id && (await readHomeBuyer(db, id.kind, id.id));
  if (!found) throw new Failure('NOT_FOUND');
  const { person, row } = found;
  const detail: HomeBuyerDetail = {
    ...row,
    version: person.version,
    phone: person.phone,
    consentedAt: person.consentedAt,
    calls: await readCallsConsent(db, person.email),
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
  const progress = await readProgress(db, userId);
  const { stages } = await readGuideProgress(db, userId);
  const cards = milestones.map((milestone) => describeCard(milestone, progress));
  const today = now().toISOString().slice(0, 10);
  return {
    since: account.since.toISOString(),
    emailVerified: account.emailVerified,
    betaAccess: progress.journey.betaAccess,
    stages: mergeCompletedStages(stages),
    milestones: cards.map((card) => ({
      slug: card.slug,
      state: readMilestoneState(card),
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
    documentsOwed: milestoneTexts.flatMap(({ slug, dueDocuments }) => {
      const card = cards.find((known) => known.slug === slug);
      if (!card?.isAvailable) return [];
      return dueDocuments
        .filter(({ key }) => progress.papers.get(key)?.owed ?? true)
        .map(({ title }) => ({ slug, title }));
    }),
  };
}
