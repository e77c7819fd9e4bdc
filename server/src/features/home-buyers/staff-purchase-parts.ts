import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { isOwnKey } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import { listPurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { getSentState, listSentDocuments } from '@porchlight/domain/home-buyers/staff-purchase.ts';
import { listHomeDeadlines } from '@porchlight/domain/homes/home-contract.ts';
import { grantKinds, isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { getOfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { getTodayOf, loadDateFacts } from '../date-store/read-dates.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { answerColumns, isAnswerOf } from '../document-store/requested-documents.ts';
import { findContractOf, listEntries, listHomes, loadStoredContract } from '../homes/homes-rows.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { isOpenGrant } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople } from '../purchases/purchases.table.ts';

/** Who helps with the purchase, or is invited to it, and what is open to each. */
export async function loadStaffHelpers(
  db: Database,
  purchaseId: string,
  now: Date,
): Promise<StaffPurchase['helpers']> {
  const rows = await db
    .select({
      id: purchasePeople.id,
      name: purchasePeople.name,
      role: purchasePeople.role,
      state: purchasePeople.state,
      since: purchasePeople.since,
    })
    .from(purchasePeople)
    .where(
      and(eq(purchasePeople.purchaseId, purchaseId), inArray(purchasePeople.state, ['invited', 'active'])),
    )
    .orderBy(asc(purchasePeople.since), purchasePeople.id);
  const helpers = rows.filter(({ role, state }) => !isBuyerRole(role) || state === 'invited');
  if (helpers.length === 0) return [];
  const ids = helpers.map(({ id }) => id);
  const grants = await db
    .select({
      id: purchaseGrants.id,
      personId: purchaseGrants.personId,
      what: purchaseGrants.what,
      documentKind: purchaseGrants.documentKind,
      until: purchaseGrants.until,
    })
    .from(purchaseGrants)
    .where(and(inArray(purchaseGrants.personId, ids), isOpenGrant(now)))
    .orderBy(asc(purchaseGrants.givenAt), purchaseGrants.id);
  return helpers.map((helper) => ({
    ...helper,
    since: helper.since.toISOString(),
    grants: grants
      .filter(({ personId }) => personId === helper.id)
      .sort((first, second) => grantKinds.indexOf(first.what) - grantKinds.indexOf(second.what))
      .map(({ id, what, documentKind, until }) => ({
        ...{ id, what, until: until?.toISOString() ?? null },
        document: documentKind === null ? null : (findDocumentRequest(documentKind)?.title ?? documentKind),
      })),
  }));
}

/** The homes with the offer that counts on each and the days of its contract. No amount, opinion, photo or link is read out. */
export async function loadStaffHomes(
  db: Database,
  leadId: string,
  { now, closingDay }: { now: Date; closingDay: string | null },
): Promise<StaffPurchase['homes']> {
  const { homes, offers } = await listHomes(db, leadId, now);
  const described: StaffPurchase['homes'] = [];
  for (const { id, address, stage, timeZone } of homes) {
    const offer = offers[id];
    described.push({
      ...{ id, address, stage },
      offer: offer === undefined ? null : { state: offer.state, by: offer.by, endsAt: offer.endsAt },
      contractDays:
        offer?.state === 'contract'
          ? await loadContractDays(db, leadId, { id, timeZone, now, closingDay })
          : [],
    });
  }
  // What is agreed on first, then what is on the table.
  const rank = ({ offer }: StaffPurchase['homes'][number]) =>
    offer === null ? 2 : offer.state === 'live' ? 1 : 0;
  return described.sort((one, other) => rank(one) - rank(other));
}

async function loadContractDays(
  db: Database,
  leadId: string,
  home: { id: string; timeZone: string; now: Date; closingDay: string | null },
): Promise<StaffPurchase['homes'][number]['contractDays']> {
  const { id, timeZone, now, closingDay } = home;
  const { acceptance } = getOfferState({ timeZone, entries: await listEntries(db, leadId, id) }, now);
  const contract = acceptance && findContractOf(acceptance, await loadStoredContract(db, leadId, id));
  if (!acceptance || !contract) return [];
  const { deadlines } = listHomeDeadlines(contract, { acceptedAt: acceptance.at, closingDay, timeZone });
  return deadlines
    .map(({ key, title, day, standing }) => ({ key, title, day, isWaived: standing === 'waived' }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The dates of milestones and of the rules. A buyer’s own, and what follows from conditions and the owned home, are theirs. */
export async function loadStaffDates(
  db: Database,
  { purchaseId, leadId, now }: { purchaseId: string; leadId: string; now: Date },
): Promise<StaffPurchase['dates']> {
  const facts = await loadDateFacts(db, { purchaseId });
  const { dates } = listPurchaseDates(facts, await getTodayOf(db, leadId, now));
  return dates.flatMap(({ key, title, day, owner, state, changedBy }) =>
    isOwnKey(key) ? [] : [{ key, title, day, owner, state, changedBy }],
  );
}

/** What milestones under way ask for, and every file that was sent for any of them. */
export async function loadStaffDocuments(
  db: Database,
  buyers: readonly { id: string; name: string }[],
  cards: readonly Pick<MilestoneCard, 'slug' | 'isAvailable' | 'isCompleted' | 'isSetAside'>[],
): Promise<StaffPurchase['documents']> {
  const rows = await db
    .select({
      ...answerColumns,
      isOpened: sql<boolean>`exists (select 1 from ${documentAccessGrants} opened where opened.document_id = documents.id)`,
    })
    .from(documents)
    .where(isAnswerOf(buyers))
    .orderBy(documents.createdAt, documents.id);
  return milestoneTexts.flatMap(({ slug, documentRequests }) => {
    const card = cards.find((known) => known.slug === slug);
    const asks = card?.isAvailable && !card.isCompleted && !card.isSetAside;
    return documentRequests.flatMap(({ key, title }): StaffPurchase['documents'] => {
      const about = { key, title, milestone: slug };
      const sent = listSentDocuments(key, rows);
      if (sent.length === 0)
        return asks ? [{ ...about, state: 'wanted', id: null, buyer: null, at: null }] : [];
      return sent.map((document) => ({
        ...about,
        state: getSentState(document),
        id: document.id,
        buyer: buyers.find(({ id }) => id === document.userId)?.name ?? null,
        at: document.createdAt.toISOString(),
      }));
    });
  });
}
