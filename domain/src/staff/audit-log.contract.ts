import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { dayRangeFields, isDayRangeInOrder } from './day-ranges.ts';
import { actionKinds } from './staff-actions.ts';
import { listInput, listPage } from './staff-lists.ts';

/** Times of a repeated view that are listed; all are counted. */
export const MAX_TIMES = 50;

/**
 * One view or change, or one view that was repeated on a day (of `timeZone`): then `at` is the last time, `count` how often, and `times` are these,
 * newest first, at most fifty. `actor` is a member, or a program by its token. `about` is the address of the person whose data it was, null
 * for a list and for someone who was erased since. `detail` is what belongs to the action, such as a list's filter.
 */
export const auditRow = z.object({
  id: z.int(),
  at: instantField,
  actor: z.object({ name: z.string(), memberId: z.nullable(z.string()) }),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.nullable(z.string()) }),
  about: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  detail: z.nullable(z.record(z.string(), z.unknown())),
  kind: z.enum(actionKinds),
  count: z.int(),
  times: z.array(instantField),
});
export type AuditRow = z.infer<typeof auditRow>;

/** `person` is an address, `member` a member's id, `action` one of staff-actions.ts; `search` looks in names, addresses and reasons; `kind` leaves the changes, exports or views alone. */
export const auditFilter = {
  /** Only what the member of staff with this id did. */
  member: z.optional(z.string().check(z.maxLength(100))),
  /** Only entries about the person with this email address. */
  person: z.optional(z.string().check(z.maxLength(254))),
  /** Only this action, such as `leads.change`. */
  action: z.optional(z.string().check(z.maxLength(100))),
  /** Only changes, only exports or only views. */
  kind: z.optional(z.enum(actionKinds)),
  /** Only the rows of one change of several leads, by its id. */
  change: z.optional(z.uuid()),
  ...dayRangeFields,
};

export const auditExportInput = z
  .object({ search: listInput.search, ...auditFilter })
  .check(isDayRangeInOrder);

const tags = ['Staff'];

export const auditLogContract = {
  list: staffEndpoint('manage')
    .route({ method: 'GET', path: '/staff/audit', tags, summary: 'Read the audit log, newest first' })
    .input(
      z
        .object({
          ...listInput,
          ...auditFilter,
          /** `grouped`: repeated views by one member on one day, and a change of several leads, are one row. */
          views: z._default(z.enum(['each', 'grouped']), 'each'),
        })
        .check(isDayRangeInOrder),
    )
    .output(listPage(auditRow)),
  export: staffEndpoint('manage')
    .route({ method: 'GET', path: '/staff/audit/export', tags, summary: 'Export the audit log as CSV' })
    .meta({ stream: true })
    .input(auditExportInput)
    .output(z.file()),
};
