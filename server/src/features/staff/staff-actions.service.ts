import type { StaffAction } from '@porchlight/domain/staff/staff-actions.ts';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { StaffActor } from './require-staff.ts';
import { staffActions } from './staff.table.ts';

/**
 * What was looked at or changed. `subject` is the row, or the list with no id; `about` the person whose data it is, by account or
 * address or both; `detail` what the audit log shows beside it (a list's filter and number of rows), never the data itself. Of words that were
 * searched for only that they were is stored: they can be the name of someone whom the row is not about, and who would stay in it.
 */
export type NotedAction = {
  action: StaffAction;
  subject: { kind: string; id?: string };
  about?: { userId?: string; email?: string };
  reason?: string;
  detail?: Record<string, unknown> & {
    search?: string | null | undefined;
    person?: string | null | undefined;
  };
};

/**
 * Writes one row of the audit log, in the transaction of the access or change: there is a row if and only if it happened. A list that
 * `read` gives, perhaps from a replica, is written down on the database itself before it is sent.
 */
export async function recordStaffAction(
  transaction: Database,
  actor: StaffActor,
  noted: NotedAction,
): Promise<void> {
  await recordStaffActions(transaction, actor, [noted]);
}

/** The same for several at once. */
export async function recordStaffActions(
  transaction: Database,
  actor: StaffActor,
  noted: readonly NotedAction[],
): Promise<void> {
  await transaction.insert(staffActions).values(noted.map((each) => toStored(actor, each)));
}

function toStored(
  actor: StaffActor,
  { action, subject, about, reason, detail }: NotedAction,
): typeof staffActions.$inferInsert {
  return {
    memberId: 'tokenId' in actor ? null : actor.userId,
    tokenId: 'tokenId' in actor ? actor.tokenId : null,
    actorName: actor.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id ?? null,
    aboutUserId: about?.userId ?? null,
    aboutEmail: about?.email ?? null,
    reason: reason ?? null,
    detail: detail ? leaveOutWords(detail) : null,
  };
}

function leaveOutWords({ search, person, ...rest }: NonNullable<NotedAction['detail']>) {
  return {
    ...rest,
    ...(search === undefined ? {} : { isSearched: Boolean(search) }),
    ...(person === undefined ? {} : { isOfOnePerson: Boolean(person) }),
  };
}

/**
 * Takes a person's name off what was done about them: that it was done, when and by whom stays. `subjectIds` are rows of theirs, which may
 * name another address that they typed.
 */
export async function forgetInActions(
  transaction: Database,
  { userId, email, subjectIds }: { userId?: string; email: string; subjectIds: readonly string[] },
): Promise<void> {
  const isAbout = or(
    eq(staffActions.aboutEmail, email),
    userId === undefined ? undefined : eq(staffActions.aboutUserId, userId),
    inArray(staffActions.subjectId, [...subjectIds]),
  );
  const forgotten = { aboutUserId: null, aboutEmail: null, subjectId: null, reason: null, detail: null };
  await transaction.update(staffActions).set(forgotten).where(isAbout);
}
