import * as z from 'zod/mini';
import { accountEndpoint, buyerEndpoint, done } from '../../kernel/endpoint.ts';
import { instantField } from '../../kernel/fields.ts';
import { consentDecisions, consentPurposes, consentSources, withdrawableHere } from '../consents.ts';
import { GRACE_DAYS } from './account-deletion.ts';
import { EXPORT_KEPT_DAYS } from './data-export.ts';

/** A download of everything stored about the account. `size` in bytes once it is ready; `endsAt` is when it is removed. */
export const exportView = z.object({
  state: z.enum(['building', 'ready']),
  requestedAt: instantField,
  endsAt: instantField,
  size: z.nullable(z.int().check(z.minimum(1))),
});
export type ExportView = z.infer<typeof exportView>;

/** A deletion that was asked for. The account is deleted soon after `dueAt`; `canKeep` until then. */
export const deletionView = z.object({
  requestedAt: instantField,
  dueAt: instantField,
  canKeep: z.boolean(),
});
export type DeletionView = z.infer<typeof deletionView>;

/** A row of the ledger as its owner reads it. */
export const consentLine = z.object({
  id: z.int(),
  purpose: z.enum(consentPurposes),
  decision: z.enum(consentDecisions),
  at: instantField,
  source: z.enum(consentSources),
  version: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type ConsentLine = z.infer<typeof consentLine>;

/** The download and the deletion that were asked for, and the consents on record. `withdrawable` are the consents that hold now and can be ended here. */
export const personalDataStatus = z.object({
  export: z.nullable(exportView),
  deletion: z.nullable(deletionView),
  consents: z.array(consentLine),
  withdrawable: z.array(z.enum(withdrawableHere)),
});
export type PersonalDataStatus = z.infer<typeof personalDataStatus>;

/** An access to or change of one's own data by the operator's staff. `action` is the sentence of it, without who did it. */
export const staffAccessLine = z.object({
  id: z.int(),
  at: instantField,
  by: z.string(),
  action: z.string(),
  reason: z.nullable(z.string()),
});
export type StaffAccessLine = z.infer<typeof staffAccessLine>;

/** The most entries an answer has, the newest. */
export const MAX_ACCESS_LINES = 200;

const tags = ['Your data'];

export const personalDataContract = {
  status: accountEndpoint()
    .route({
      method: 'GET',
      path: '/personal-data',
      tags,
      summary: 'Say which download and deletion there is',
    })
    .output(personalDataStatus),
  accessLog: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/personal-data/access-log',
      tags,
      summary: 'Say which staff member looked at or changed one’s own data, newest first',
      successDescription: 'Each access to or change of the buyer’s data by the staff.',
    })
    .output(z.array(staffAccessLine)),
  requestExport: accountEndpoint('PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/personal-data/export',
      tags,
      summary: 'Ask for everything stored about oneself as one ZIP',
      description: `Asked twice it answers with the one there is. An email tells when it is ready; it is kept for ${EXPORT_KEPT_DAYS} days.`,
    })
    .meta({ stores: 'records' })
    .output(exportView),
  removeExport: accountEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/personal-data/export', tags, summary: 'Throw the download away' })
    .output(done),
  downloadExport: accountEndpoint('NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'GET',
      path: '/personal-data/export/content',
      tags,
      summary: 'Download the ZIP',
      description: 'Answers Range requests for one range (RFC 9110 14).',
    })
    .meta({ stream: true })
    .output(z.file()),
  requestDeletion: accountEndpoint('PROOF_NEEDED', 'LAST_ADMIN')
    .route({
      method: 'POST',
      path: '/personal-data/deletion',
      tags,
      summary: 'Delete the account',
      description: `Ends every session at once. The account can be kept for ${GRACE_DAYS} days by signing in again.`,
    })
    .meta({ stores: 'records', rlsExemption: 'whether another admin is left' })
    .output(deletionView),
  withdrawConsent: accountEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/personal-data/consent-withdrawals',
      tags,
      summary: 'Take a consent back',
    })
    .meta({ stores: 'records' })
    .input(z.object({ purpose: z.enum(withdrawableHere) }))
    .output(done),
  cancelDeletion: accountEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/personal-data/deletion', tags, summary: 'Keep the account after all' })
    .output(done),
};
