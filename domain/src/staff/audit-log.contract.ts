import * as z from 'zod/mini';
import { staffEndpoint } from '../shared/endpoint.ts';
import { instantField } from '../shared/fields.ts';
import { listInput, listPage } from './staff-lists.ts';

/**
 * One look or change. `actor` is a member, or a program by its token. `about` is the address of the person whose data it was, null
 * for a list and for somebody who was erased since. `detail` is what belongs to the action, such as a list's filter.
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
});
export type AuditRow = z.infer<typeof auditRow>;

/** `person` is an address, `member` a member's id, `action` one of staff-actions.ts; `search` looks in names, addresses and reasons. */
export const auditFilter = {
  member: z.optional(z.string().check(z.maxLength(100))),
  person: z.optional(z.string().check(z.maxLength(254))),
  action: z.optional(z.string().check(z.maxLength(100))),
};

export const auditExportInput = z.object({ search: listInput.search, ...auditFilter });

const tags = ['Staff'];

export const auditLogContract = {
  list: staffEndpoint('admin')
    .route({ method: 'GET', path: '/staff/audit', tags, summary: 'Read the audit log, newest first' })
    .input(z.object({ ...listInput, ...auditFilter }))
    .output(listPage(auditRow)),
  export: staffEndpoint('admin')
    .route({ method: 'GET', path: '/staff/audit/export', tags, summary: 'Export the audit log as CSV' })
    .meta({ stream: true })
    .input(auditExportInput)
    .output(z.file()),
};
