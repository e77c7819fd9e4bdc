import { reviewReasonIds, reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { erasureReasonNames } from '@porchlight/domain/personal-data/person-erasure.ts';
import { MOST_LOOKS, type StaffLook } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import type { AuditRow } from '@porchlight/domain/staff/audit-log.contract.ts';
import { isStaffAction, staffActions as sentences } from '@porchlight/domain/staff/staff-actions.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffActions } from './staff.table.ts';

export type AuditFilter = {
  search?: string | undefined;
  member?: string | undefined;
  person?: string | undefined;
  action?: string | undefined;
};

const newestFirst = createKeyset('desc', staffActions.id);

/** A page of the audit log, newest first. */
export async function listActions(
  db: Database,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<AuditRow>> {
  const page = newestFirst.open(cursor);
  const rows = await db
    .select({
      position: newestFirst.position,
      id: staffActions.id,
      at: staffActions.at,
      memberId: staffActions.memberId,
      actorName: staffActions.actorName,
      action: staffActions.action,
      subjectKind: staffActions.subjectKind,
      subjectId: staffActions.subjectId,
      aboutEmail: staffActions.aboutEmail,
      accountEmail: users.email,
      reason: staffActions.reason,
      detail: staffActions.detail,
    })
    .from(staffActions)
    .leftJoin(users, eq(users.id, staffActions.aboutUserId))
    .where(and(narrow(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...places } = page.cut(rows, limit);
  return {
    ...places,
    rows: kept.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: { name: row.actorName, memberId: row.memberId },
      action: row.action,
      subject: { kind: row.subjectKind, id: row.subjectId },
      about: row.accountEmail ?? row.aboutEmail,
      reason: nameReason(row.reason),
      detail: row.detail,
    })),
  };
}

/** What staff did about one person, as that person may read it: changes and looks at single rows, no lists. */
export async function listLooksAt(
  db: Database,
  person: { userId: string; email: string },
): Promise<StaffLook[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(or(eq(staffActions.aboutUserId, person.userId), eq(staffActions.aboutEmail, person.email)))
    .orderBy(desc(staffActions.id))
    .limit(MOST_LOOKS);
  return rows.map(({ id, at, actorName, action, reason }) => ({
    id,
    at: at.toISOString(),
    by: actorName,
    action: isStaffAction(action) ? sentences[action] : action,
    reason: nameReason(reason),
  }));
}

/** Reasons of closed lists, which are stored by their ids; one in own words stands as it was written. */
const reasonNames: ReadonlyMap<string, string> = new Map([
  ...reviewReasonIds.map((id) => [id, reviewReasons[id].label] as const),
  ...Object.entries(erasureReasonNames),
]);

const nameReason = (reason: string | null) => reason && (reasonNames.get(reason) ?? reason);

function narrow({ search, member, person, action }: AuditFilter) {
  return and(
    member ? eq(staffActions.memberId, member) : undefined,
    action ? eq(staffActions.action, action) : undefined,
    person ? or(eq(users.email, person), eq(staffActions.aboutEmail, person)) : undefined,
    search ? contains(search) : undefined,
  );
}

function contains(search: string) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(staffActions.actorName, pattern),
    ilike(staffActions.aboutEmail, pattern),
    ilike(users.email, pattern),
    ilike(staffActions.reason, pattern),
    eq(staffActions.subjectId, search.trim()),
  );
}
