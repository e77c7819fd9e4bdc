import { listDuePayments } from '@porchlight/domain/credit/card-plan.ts';
import { findKnownDays } from '@porchlight/domain/dates/purchase-dates/date-facts.ts';
import { parseAskedId } from '@porchlight/domain/document-requests/document-requests.ts';
import {
  isOwedAgain,
  listCurrentAnswers,
  parseFirstName,
  reviewReasons,
} from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentReview } from '@porchlight/domain/documents/documents.contract.ts';
import { computeCountedCost, deriveHomeFacts, findCountedTerms } from '@porchlight/domain/homes/home-cost.ts';
import type { HomesView, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { listMilestonesUnderWay, milestones } from '@porchlight/domain/milestones/milestones.ts';
import { hasFirstAnswer } from '@porchlight/domain/plan/first-visit.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { findPriceAboveIncome } from '@porchlight/domain/plan/what-ifs/price-above-income.ts';
import { findMainHome } from '@porchlight/domain/today/main-home.ts';
import type {
  ReturnedDocument,
  TodayFigures,
  TodayHome,
  TodayView,
  WantedRequest,
} from '@porchlight/domain/today/today.contract.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { listCreditCards } from '../credit/credit-rows.ts';
import { findNewestWeek } from '../data-sources/weekly-rates/weekly-rates.service.ts';
import { loadDateFacts } from '../date-store/read-dates.ts';
import { listStandingContracts } from '../homes/contract-dates.ts';
import { listHomes } from '../homes/homes-rows.ts';
import { findDocumentRequest, findText } from '../journey/milestone-texts.ts';
import {
  deriveProgress,
  describeCard,
  listAskedOpen,
  type MilestoneProgress,
  parseTaskState,
} from '../milestones/milestone-progress.ts';
import { loadProgressRows, type ProgressRows } from '../milestones/progress-rows.ts';
import { getPlanToday } from '../plan/plan.service.ts';
import { loadPlanValues } from '../plan/plan-rows.ts';
import { listOpenProposals } from '../proposals/proposal-rows.ts';
import { ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { listSigningRequests } from './signing-requests.ts';
import { listNews } from './today-news.ts';
import { loadTodayOwnedHome } from './today-owned-home.ts';

export type TodayContext = { database: DatabaseConnection; now(): Date };

/** Where the purchase is, from its homes, offers, plan, dates, people and documents. Nothing is stored. */
export async function getToday(context: TodayContext, userId: string): Promise<TodayView> {
  const { db } = context.database;
  const view = await listHomes(db, userId, context.now());
  const found = findMainHome(view);
  const plan = await loadPlanValues(db, purchaseOf(userId));
  const dates = findKnownDays(await loadDateFacts(db, { userId, now: context.now() }));
  const survey = await findNewestWeek(db);
  const progress = await loadProgressRows(db, userId);
  const owned = await loadTodayOwnedHome(db, userId, context.now());
  const proposals = await listOpenProposals(db, { userId, now: context.now() });
  const counted = found && { ...found, offers: view.offers };
  const aboveIncome = owned === null ? findAboveIncome(plan, counted, getPlanToday(context), survey) : null;
  return {
    owned,
    ...(aboveIncome !== null && { aboveIncome }),
    home: found === undefined ? null : await describeHome(context, userId, { ...found, view }),
    figures:
      owned === null
        ? computeFigures(plan, counted, getPlanToday(context), survey)
        : { price: null, payment: null, cashToClose: null, priceRange: null, savings: plan.savings ?? null },
    hasFirstAnswer: hasFirstAnswer(plan),
    closingDay: dates.closing?.day ?? null,
    people: await listPeople(db, userId),
    ...listUploads(progress, context.now()),
    ...(proposals.length > 0 && { proposals }),
    toSign: await listSigningRequests(db, userId, context.now()),
    cardPayments: listDuePayments(await listCreditCards(db, userId), getPlanToday(context)),
    news: await listNews(db, userId, context.now()),
  };
}

type Found = NonNullable<ReturnType<typeof findMainHome>>;

async function describeHome(
  { database, now }: TodayContext,
  userId: string,
  { home: { id, address, photos, timeZone }, reason, view }: Found & { view: HomesView },
): Promise<TodayHome> {
  const endsAt = view.offers[id]?.endsAt ?? null;
  const needsTerms =
    reason === 'contract' &&
    !(await listStandingContracts(database.db, userId, now())).some(({ homeId }) => homeId === id);
  return {
    ...{ id, address, reason },
    photo: photos[0] ?? null,
    step: reason === 'countered' ? 'answer' : needsTerms ? 'terms' : null,
    answerBy: reason === 'countered' && endsAt !== null ? { at: endsAt, timeZone } : null,
  };
}

type Counted = { home: HomeView; offers: HomesView['offers'] } | undefined;

/** By the price of the main home, or of the plan without one. */
function findAboveIncome(plan: Facts, found: Counted, today: string, survey: WeeklyRate) {
  const terms = found === undefined ? null : findCountedTerms(found.offers, found.home.id, plan);
  const facts = found === undefined ? plan : deriveHomeFacts(plan, found.home, terms);
  return facts && findPriceAboveIncome(facts, today, survey);
}

/** Of the main home at the price agreed, offered or asked; without a home, those of the plan. */
function computeFigures(plan: Facts, found: Counted, today: string, survey: WeeklyRate): TodayFigures {
  const terms = found === undefined ? null : findCountedTerms(found.offers, found.home.id, plan);
  const cost =
    found === undefined
      ? computePlanCost(plan, today, survey)
      : computeCountedCost(plan, found.home, found.offers, { today, survey });
  return {
    price: found === undefined ? (plan.price ?? null) : (terms?.priceCents ?? found.home.price),
    payment: cost?.payment ?? null,
    cashToClose: cost?.cashToClose ?? null,
    savings: plan.savings ?? null,
    priceRange: plan.priceRange ?? null,
  };
}

/** The first names of the others, the buyers first. */
async function listPeople(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ role: purchasePeople.role, given: purchasePeople.name, own: users.name })
    .from(purchasePeople)
    .leftJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(
        ofPurchase(purchasePeople.purchaseId, userId),
        eq(purchasePeople.state, 'active'),
        or(sql`${purchasePeople.userId} is null`, sql`${purchasePeople.userId} <> ${userId}`),
      ),
    )
    .orderBy(sql`${purchasePeople.role} in ('buyer', 'co-buyer') desc`, purchasePeople.since);
  return rows.map(({ given, own }) => parseFirstName(own ?? given)).filter((name) => name !== '');
}

function listUploads(rows: ProgressRows, now: Date): Pick<TodayView, 'returned' | 'wanted'> {
  const progress = deriveProgress(rows, now);
  return { returned: listReturned(rows, progress.asked), wanted: listWanted(progress) };
}

/** Own documents that were sent back or are too old by now, and were not uploaded again; none for a request that staff has ended. */
function listReturned({ answers }: ProgressRows, asked: MilestoneProgress['asked']): ReturnedDocument[] {
  const current = [...Map.groupBy(answers, ({ key }) => key).values()].flatMap(listCurrentAnswers);
  return current
    .filter(({ review }) => isOwedAgain({ reviewState: review.state, hasExpired: review.hasExpired }))
    .flatMap(({ id, key, name, review }) => {
      const request = findDocumentRequest(key);
      const ofStaff = asked.find((each) => each.key === key);
      const title = request?.title ?? ofStaff?.title;
      if (title === undefined && parseAskedId(key) !== undefined) return [];
      return {
        ...{ id, key, title: title ?? name, milestone: request?.slug ?? null },
        ...describeReview(review),
        ...(ofStaff?.notBefore && { notBefore: ofStaff.notBefore }),
      };
    });
}

function describeReview({ state, reason, words, expiresOn }: DocumentReview) {
  return state === 'needs-attention'
    ? { reason: reason === null ? null : reviewReasons[reason].sentence, words, expiredOn: null }
    : { reason: null, words: null, expiredOn: expiresOn };
}

/**
 * What staff and milestones under way ask for and no buyer has uploaded, each once; what the reader uploaded and has to upload again is
 * returned.
 */
function listWanted(progress: MilestoneProgress): WantedRequest[] {
  const cards = milestones.map((milestone) => ({ milestone, ...describeCard(milestone, progress) }));
  const ofMilestones = listMilestonesUnderWay(cards).flatMap(({ milestone }): WantedRequest[] => {
    const { receivedDocuments } = parseTaskState(milestone, progress);
    return findText(milestone.slug)
      .documentRequests.filter(({ key }) => !receivedDocuments.has(key) && !progress.papers.has(key))
      .map(({ key, title }) => ({ key, title, milestone: milestone.slug }));
  });
  const asked = listAskedOpen(progress).filter(({ key }) => !progress.papers.has(key));
  const ofStaff = [...Map.groupBy(asked, ({ key }) => key).values()].flatMap(([request]): WantedRequest[] => {
    if (request === undefined) return [];
    const { key, title, why, dueDay, by, notBefore } = request;
    const milestone = ofMilestones.find((wanted) => wanted.key === key)?.milestone ?? null;
    return [{ key, title, milestone, asked: { why, dueDay, by, ...(notBefore !== null && { notBefore }) } }];
  });
  const isOfStaff = (key: string) => ofStaff.some((request) => request.key === key);
  return [...ofStaff, ...ofMilestones.filter(({ key }) => !isOfStaff(key))];
}
