import * as z from 'zod/mini';
import { done, staffEndpoint } from '../../kernel/endpoint.ts';
import { emailField, instantField } from '../../kernel/fields.ts';
import { consentDecisions, withdrawableHere } from '../consents.ts';
import * as texts from '../en.ts';
import { deletionCounts } from './deletion-counts.ts';
import { accountTimings, erasureReasons } from './person-erasure.ts';
import { retentionKinds } from './retention.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * One part of what is held about an address, as the download of its owner names it. `rows` is null where the console shows only how
 * many there are: what a buyer wrote for themself is not for staff.
 */
export const storedDataPart = z.object({
  file: z.string(),
  title: z.string(),
  count: z.int(),
  rows: z.nullable(z.array(z.record(z.string(), cell))),
});

/** What is held about an address. */
export const personView = z.object({
  address: z.string(),
  hasAccount: z.boolean(),
  isStaff: z.boolean(),
  /** Being erased at this moment; the server finishes it by itself. */
  isBeingErased: z.boolean(),
  /** When the account's owner has it deleted; null where that was not asked for. */
  deletionDueAt: z.nullable(instantField),
  consents: z.array(
    z.object({ purpose: z.enum(withdrawableHere), decision: z.enum(consentDecisions), at: instantField }),
  ),
  parts: z.array(storedDataPart),
});
export type PersonView = z.infer<typeof personView>;

/** What became of it: erased at once, or the deletion of the account begun, with the day it is due. */
export const erasureView = z.object({
  outcome: z.enum(['erased', 'deletion-started']),
  receipt: z.nullable(z.object({ id: z.string(), deletedAt: instantField, counts: deletionCounts })),
  dueAt: z.nullable(instantField),
});
export type ErasureView = z.infer<typeof erasureView>;

/** How many records of each kind are past the time they are kept for. */
export const retentionView = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(retentionKinds),
      /** Records that the next run removes, as of now. */
      due: z.int(),
      /** Records that the last run removed; null where there was none yet. */
      removed: z.nullable(z.int()),
    }),
  ),
  lastRunAt: z.nullable(instantField),
});
export type RetentionView = z.infer<typeof retentionView>;

const tags = ['People'];
const address = z.object({
  /** The email address that all lookups use. */
  address: emailField,
});

export const peopleContract = {
  find: staffEndpoint('addresses')
    .route({
      method: 'GET',
      path: '/staff/people',
      tags,
      summary: 'Say what is held about an address, with or without an account',
    })
    .input(address)
    .output(personView),
  checkExport: staffEndpoint('manage', 'PROOF_NEEDED')
    .route({
      method: 'GET',
      path: '/staff/people/export/check',
      tags,
      summary: 'Say whether a download of everything about somebody would be let through now',
      description: 'For a page that is about to follow the link: the browser shows nothing of a refusal.',
    })
    .output(done),
  export: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'GET',
      path: '/staff/people/export',
      tags,
      summary: 'Download everything held about an address as a ZIP',
      description:
        'Written while it is read and stored nowhere. The same files as in the download of a buyer.',
    })
    .meta({ stream: true })
    .input(address)
    .output(z.file()),
  erase: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/people/erasure',
      tags,
      summary: 'Erase everything held about an address',
      description:
        '`confirmation` is the address typed once more. With `account: with-period` the deletion of the account starts, and all of it goes when its period is over.',
    })
    .meta({ stores: 'records' })
    .input(
      z
        .object({
          address: emailField,
          confirmation: emailField,
          reason: z.enum(erasureReasons),
          account: z._default(z.enum(accountTimings), 'at-once'),
          sendsReceipt: z.boolean(),
        })
        .check(
          z.refine((input) => input.address === input.confirmation, {
            path: ['confirmation'],
            error: texts.addressMismatch,
          }),
        ),
    )
    .output(erasureView),
  withdrawConsent: staffEndpoint('addresses', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/people/consent-withdrawals',
      tags,
      summary: 'Write down that somebody withdrew a consent',
    })
    .meta({ stores: 'records' })
    .input(z.object({ address: emailField, purpose: z.enum(withdrawableHere) }))
    .output(done),
  retention: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/retention',
      tags,
      summary: 'Say what the next daily removal takes, and what the last one took',
    })
    .output(retentionView),
};
