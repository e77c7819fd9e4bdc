import { ALL, may, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { sweepDeletions } from './erasure/account-erasure.ts';
import { sweepErasures } from './erasure/person-erasure.service.ts';
import {
  type DataExportsContext,
  EXPORTS,
  type ExportJob,
  exportLimits,
} from './exports/data-export.service.ts';
import { buildExport, sweepExports } from './exports/export-building.ts';
import { leadTables } from './owned-rows/owned-leads.ts';
import { createPeopleRoutes, createPersonExportStream } from './people.routes.ts';
import {
  deletionReceiptEmail,
  deletionReminderEmail,
  deletionStartedEmail,
  erasureReceiptEmail,
  exportReadyEmail,
} from './personal-data.emails.ts';
import { createPersonalDataRoutes, createPersonalDataStreams } from './personal-data.routes.ts';
import {
  dataExports,
  deletionReceipts,
  keptConsents,
  personErasures,
  retentionRuns,
} from './personal-data.table.ts';
import { removeOldRecords } from './retention/retention.service.ts';
import { personalDataRetention } from './retention/retention-rules.ts';

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
