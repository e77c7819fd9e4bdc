import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { and, eq, exists, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FeatureTable } from '../../platform/database/feature-table.ts';
import { byAccount, byAddress, type Owner } from '../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { ALL, accountMay, may, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { leads } from '../leads/leads.table.ts';
import { leadChanges, leadNotes } from '../leads/leads-inbox.table.ts';
import { listAccessTo } from '../staff/audit-log.service.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './erasure/account-deletion.service.ts';
import { sweepDeletions } from './erasure/account-erasure.ts';
import { sweepErasures } from './erasure/person-erasure.service.ts';
import {
  type DataExportsContext,
  EXPORTS,
  type ExportJob,
  exportLimits,
  getExport,
  getExportFile,
  notThere,
  removeOwnExport,
  requestExport,
} from './exports/data-export.service.ts';
import { buildExport, sweepExports } from './exports/export-building.ts';
import { findOwnConsents, getDecisions, listConsents, withdrawOwnConsent } from './own-consents.service.ts';
import { createPeopleRoutes, createPersonExportStream } from './people.routes.ts';
import {
  deletionReceiptEmail,
  deletionReminderEmail,
  deletionStartedEmail,
  erasureReceiptEmail,
  exportReadyEmail,
} from './personal-data.emails.ts';
import {
  dataExports,
  deletionReceipts,
  keptConsents,
  personErasures,
  retentionRuns,
} from './personal-data.table.ts';
import { removeOldRecords } from './retention.service.ts';

const done = { done: true } as const;

/** Rows about such a lead. */
const isOfOwnLead = (leadId: PgColumn) => (owner: Owner) =>
  sql`${leadId} in (select ${leads.id} from ${leads} where ${ownLeads(owner)})`;

/** What was sent from the contact form, or stored with the final step of the guide: whose it is, two features say together. */
const leadTables: readonly FeatureTable[] = [
  {
    table: leads,
    grants: accountMay(READ),
    owned: {
      file: 'contact-messages',
      title: downloadTitles['contact-messages'],
      owned: ownLeads,
      left: {
        facet: 'status, source and owner once more, for the inbox',
        noteText: 'the notes once more, for the search',
        words: 'name, address, number, message and notes once more, for the search',
        ownerId: 'which member of staff answers it',
        version: 'how often staff changed its status',
        importId: 'a number of no meaning outside the server',
      },
      counted: 'messages',
      erased: 'row',
    },
  },
  {
    table: leadNotes,
    grants: accountMay(READ),
    owned: {
      file: 'contact-message-notes',
      title: downloadTitles['contact-message-notes'],
      owned: isOfOwnLead(leadNotes.leadId),
      left: {
        authorId: 'which member of staff wrote it',
        tokenId: 'which program of the operator’s wrote it; its name stands beside it',
      },
    },
  },
  {
    table: leadChanges,
    grants: accountMay(READ),
    owned: {
      file: 'contact-message-history',
      title: downloadTitles['contact-message-history'],
      owned: isOfOwnLead(leadChanges.leadId),
      left: { byName: 'which member of staff changed it' },
    },
  },
];

/** Retention of personal data's own records, and of accounts that were never confirmed, which other features may have put to use. */
const personalDataRetention = {
  'sign-ups': {
    table: users,
    isDue: (cutoff, _now, db) =>
      and(
        eq(users.emailVerified, false),
        lte(users.createdAt, cutoff),
        not(exists(db.select({ one: sql`1` }).from(staffMembers).where(eq(staffMembers.userId, users.id)))),
        not(exists(db.select({ one: sql`1` }).from(documents).where(eq(documents.userId, users.id)))),
      ),
  },
  exports: {
    table: dataExports,
    // A process that is preparing one finds no row in the end; one with a file goes with it, in the sweep of downloads.
    isDue: (cutoff) => and(isNull(dataExports.storagePath), lte(dataExports.requestedAt, cutoff)),
  },
  'kept-consents': { table: keptConsents, isDue: (_cutoff, now) => lte(keptConsents.keepUntil, now) },
  receipts: { table: deletionReceipts, isDue: (_cutoff, now) => lte(deletionReceipts.keepUntil, now) },
  'retention-runs': { table: retentionRuns, isDue: (cutoff) => lte(retentionRuns.ranAt, cutoff) },
} as const satisfies Record<string, RetentionRule>;

type Parts = { personalData: DataExportsContext };

export const personalDataFeature = defineFeature({
  name: 'personal-data',
  tables: [
    ...leadTables,
    {
      table: dataExports,
      grants: { buyer: may(READ, dataExports.wrappedKey), account: may(ALL) },
      leftOut: 'the download itself',
    },
    { table: deletionReceipts, leftOut: 'numbers of accounts that are gone, with nobody’s name on them' },
    { table: keptConsents, leftOut: 'of people whose account is gone' },
    {
      table: personErasures,
      leftOut: 'addresses that staff are erasing at this moment, gone when it is done',
    },
    { table: retentionRuns, leftOut: 'how many records were removed because their time was over' },
  ],
  limits: exportLimits,
  routes: ({ personalData }: Parts) => ({
    personalData: createPersonalDataRoutes(personalData),
    people: createPeopleRoutes(personalData),
  }),
  streams: ({ personalData }: Parts, headers) => [
    ...createPersonalDataStreams(personalData, headers),
    createPersonExportStream(personalData, headers),
  ],
  emails: [
    deletionStartedEmail,
    deletionReminderEmail,
    deletionReceiptEmail,
    erasureReceiptEmail,
    exportReadyEmail,
  ],
  queues: [EXPORTS],
  work: ({ personalData }: Parts) => ({ [EXPORTS]: (job: ExportJob) => buildExport(personalData, job) }),
  clock: ({ personalData }: Parts) => [
    { every: 'night', job: 'retention', run: () => removeOldRecords(personalData) },
  ],
  sweeps: ({ personalData }: Parts) => [
    { what: 'the sweep of downloads', run: () => sweepExports(personalData) },
    { what: 'the erasure of an address', run: () => sweepErasures(personalData) },
    { what: 'the deletion of accounts', run: () => sweepDeletions(personalData) },
  ],
  retention: personalDataRetention,
});

/**
 * Sent under the address, or with a final step of the account's, which stores a lead under its own number: that is the account's, whatever
 * address was typed. Read from the final steps, so that a deletion takes leads before those.
 */
function ownLeads(owner: Owner): SQL | undefined {
  const steps = sql`(select ${homeBuyers.id} from ${homeBuyers} where ${byAccount(homeBuyers.userId)(owner)})`;
  return or(byAddress(leads.email)(owner), sql`${leads.id} = any (array${steps})`);
}

function createPersonalDataRoutes(dependencies: DataExportsContext) {
  const { personalData } = endpoints;
  return {
    status: personalData.status.handler(async ({ context }) => {
      const owner = requireUser(context);
      const { userId } = owner;
      const { db } = dependencies.database;
      const decisions = await getDecisions(db, findOwnConsents(owner));
      return {
        export: await getExport(dependencies, userId),
        deletion: await getDeletion(db, userId, dependencies.now()),
        consents: await listConsents(db, owner),
        withdrawable: decisions.filter(({ decision }) => decision === 'given').map(({ purpose }) => purpose),
      };
    }),
    accessLog: personalData.accessLog.handler(({ context }) =>
      listAccessTo(dependencies.database.db, requireUser(context)),
    ),
    requestExport: personalData.requestExport.handler(({ context }) =>
      requestExport(dependencies, requireUser(context)),
    ),
    removeExport: personalData.removeExport.handler(async ({ context }) => {
      if (!(await removeOwnExport(dependencies, requireUser(context).userId))) throw notThere();
      return done;
    }),
    requestDeletion: personalData.requestDeletion.handler(({ context }) =>
      requestDeletion(dependencies, requireUser(context)),
    ),
    withdrawConsent: personalData.withdrawConsent.handler(async ({ context, input }) => {
      await withdrawOwnConsent(dependencies, requireUser(context), input.purpose);
      return done;
    }),
    cancelDeletion: personalData.cancelDeletion.handler(async ({ context }) => {
      await cancelDeletion(dependencies, requireUser(context).userId);
      return done;
    }),
  };
}

function createPersonalDataStreams(dependencies: DataExportsContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.personalData.downloadExport,
      headers: headers.file,
      async handle(request) {
        const { id, ...opened } = await getExportFile(dependencies, requireUser(request));
        await serveFile(request, { ...opened, type: 'application/zip', etag: `"${id}"` });
      },
    },
  ];
}
