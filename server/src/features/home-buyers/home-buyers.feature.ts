import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { homeBuyersFilter } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { purchasesFilter } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { sql } from 'drizzle-orm';
import { accountMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { checkFields } from '../../platform/http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { listFormerOwners, listOwners } from '../staff/case-owners.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../staff/csv-stream.ts';
import { canSeeAddresses, requireActor, requireStaff } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { listDuePurchases } from './due-purchases.ts';
import { loadHomeBuyers } from './home-buyer-rows.ts';
import { purchaseHandedOverEmail } from './home-buyers.emails.ts';
import {
  getHomeBuyer,
  type HomeBuyersContext,
  listHomeBuyers,
  setBuyerStage,
} from './home-buyers.service.ts';
import { listStaffPurchases, loadPurchases } from './purchase-list.ts';
import { type HandOverEmails, setPurchaseOwner } from './purchase-owners.service.ts';
import { purchaseOwners } from './purchase-owners.table.ts';
import { purchaseMarks, purchaseSummaries } from './purchase-summaries.table.ts';
import { getPurchasesOverview } from './purchases-overview.ts';
import { refreshAllSummaries, refreshSummaries } from './refresh-summaries.ts';
import { getStaffPurchase } from './staff-purchase.service.ts';

export const homeBuyersFeature = defineFeature({
  name: 'home-buyers',
  tables: [
    {
      table: purchaseMarks,
      leftOut: 'that something changed, until the next minute; what it was is in the other files',
    },
    {
      table: purchaseSummaries,
      leftOut: 'how far a purchase is, worked out from what is in the other files',
    },
    {
      table: purchaseOwners,
      grants: accountMay(READ),
      owned: {
        file: 'purchase-owner',
        title: downloadTitles['purchase-owner'],
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(purchaseOwners.purchaseId, userId)),
        left: {
          ownerId: 'which member of staff looks after the purchase',
          byName: 'which member of staff handed it over',
          version: 'how often it was handed over',
        },
        onPrivacyPage: 'handed your purchase to a colleague',
      },
    },
  ],
  emails: [purchaseHandedOverEmail],
  routes: (parts: HomeBuyersContext & HandOverEmails) => ({ homeBuyers: createHomeBuyerRoutes(parts) }),
  streams: (parts: HomeBuyersContext, headers) => [
    createHomeBuyersExport(parts, headers),
    createPurchasesExport(parts, headers),
  ],
  clock: (parts: HomeBuyersContext) => [
    { every: 'minute', job: 'purchase-summaries', run: () => refreshAllSummaries(parts) },
  ],
});

function createHomeBuyerRoutes(dependencies: HomeBuyersContext & HandOverEmails) {
  const { homeBuyers } = endpoints;
  return {
    listPurchases: homeBuyers.listPurchases.handler(({ context, input }) =>
      listStaffPurchases(dependencies, requireActor(context), input),
    ),
    listDuePurchases: homeBuyers.listDuePurchases.handler(({ context }) =>
      listDuePurchases(dependencies, requireStaff(context)),
    ),
    getPurchase: homeBuyers.getPurchase.handler(async ({ context, input }) => ({
      purchase: await getStaffPurchase(dependencies, requireActor(context), input.id),
    })),
    listOwners: homeBuyers.listOwners.handler(async () => ({
      owners: await listOwners(dependencies),
      former: await listFormerOwners(dependencies, purchaseOwners.ownerId),
    })),
    getOverview: homeBuyers.getOverview.handler(({ context }) =>
      getPurchasesOverview(dependencies, requireStaff(context)),
    ),
    setOwner: homeBuyers.setOwner.handler(({ context, input }) =>
      setPurchaseOwner(dependencies, requireActor(context), input),
    ),
    list: homeBuyers.list.handler(({ context, input }) =>
      listHomeBuyers(dependencies, requireActor(context), input),
    ),
    get: homeBuyers.get.handler(({ context, input }) =>
      getHomeBuyer(dependencies, requireActor(context), input.id),
    ),
    setStage: homeBuyers.setStage.handler(({ context, input }) =>
      setBuyerStage(dependencies, requireStaff(context), input),
    ),
  };
}

function createHomeBuyersExport(
  { database }: Pick<HomeBuyersContext, 'database'>,
  headers: HeaderSets,
): StreamRoute {
  return {
    endpoint: consoleContract.homeBuyers.export,
    headers: headers.file,
    async handle(request) {
      const filter = checkFields(homeBuyersFilter, Object.fromEntries(request.query));
      const actor = requireActor(request);
      const inAddress = canSeeAddresses(actor);
      await recordStaffAction(database.db, actor, {
        action: 'home-buyers.exported',
        subject: { kind: 'home-buyer' },
        detail: filter,
      });
      await answerCsv(request, {
        name: 'home-buyers',
        columns: [
          ['Name', (row) => row.name],
          ['E-mail', (row) => row.email],
          ['Stage', (row) => row.stage],
          ['Guide stage', (row) => row.guideStage],
          ['Stages completed', (row) => row.stagesDone],
          ['Milestones completed', (row) => row.milestonesDone],
          ['Since', (row) => row.since],
          ['Last activity', (row) => row.lastActivityAt],
          ['Id', (row) => row.id],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) =>
            loadHomeBuyers(transaction, { ...filter, cursor, limit: EXPORT_ROWS, inAddress }),
          ),
        ),
      });
    },
  };
}

function createPurchasesExport(context: HomeBuyersContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: consoleContract.homeBuyers.exportPurchases,
    headers: headers.file,
    async handle(request) {
      const { database, now } = context;
      const filter = checkFields(purchasesFilter, Object.fromEntries(request.query));
      const actor = requireActor(request);
      await recordStaffAction(database.db, actor, {
        action: 'home-buyers.exported',
        subject: { kind: 'purchase' },
        detail: filter,
      });
      await refreshSummaries(context);
      await answerCsv(request, {
        name: 'purchases',
        columns: [
          ['Names', (row) => row.buyers.map(({ name }) => name).join('; ')],
          ['E-mail', (row) => row.buyers.map(({ email }) => email).join('; ')],
          ['Milestone', (row) => row.milestone],
          ['Closing day', (row) => row.closingDay],
          ['Documents owed', (row) => row.owes],
          ['Days silent', (row) => row.silentDays],
          ['Last activity', (row) => row.lastSignAt],
          ['Id', (row) => row.id],
          ['Owner', (row) => row.owner?.name ?? null],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) =>
            loadPurchases(
              transaction,
              { ...filter, cursor, limit: EXPORT_ROWS, sort: '-activity' },
              { now: now(), actor },
            ),
          ),
        ),
      });
    },
  };
}
