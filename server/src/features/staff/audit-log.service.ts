import { erasureReasonNames } from '@porchlight/domain/accounts/personal-data/person-erasure.ts';
import {
  MAX_ACCESS_LINES,
  type StaffAccessLine,
} from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { reviewReasonIds, reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { type AuditRow, MAX_TIMES } from '@porchlight/domain/staff/audit-log.contract.ts';
import { findDayRange } from '@porchlight/domain/staff/day-ranges.ts';
import {
  type ActionKind,
  exportActions,
  findActionKind,
  isStaffAction,
  staffActions as sentences,
  viewActions,
} from '@porchlight/domain/staff/staff-actions.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, desc, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { parseInstant } from '../../platform/database/instants.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { hasWords, narrowByWords } from '../../platform/database/word-search.ts';
import { users } from '../accounts/accounts.table.ts';
import { isOfPerson, listPeople } from '../accounts/people-search.ts';
import { staffActions } from './staff.table.ts';

export type AuditFilter = {
  search?: string | undefined;
  member?: string | undefined;
  person?: string | undefined;
  action?: string | undefined;
  kind?: ActionKind | undefined;
  change?: string | undefined;
  /** Calendar days of `timeZone`, both included. */
  from?: string | undefined;
  until?: string | undefined;
  timeZone?: string | undefined;
};

const newestFirst = createKeyset('desc', staffActions.id);

/** A page of the audit log, newest first. `views` says whether what was looked at more than once on a day is one row. */
export async function listActions(
  db: Database,
  {
    cursor,
    limit,
    views = 'each',
    ...filter
  }: AuditFilter & { cursor?: string | undefined; limit: number; views?: 'each' | 'grouped' | undefined },
): Promise<ListPage<AuditRow>> {
  const page = newestFirst.open(cursor);
  const grouping = views === 'grouped' ? groupByDay(await findKnownZone(db, filter.timeZone)) : undefined;
  const search = {
    table: staffActions,
    key: staffActions.id,
    conditions: and(
      await narrow(db, filter),
      grouping?.isLastOfDay,
      grouping && not(isOfAnyChange),
      page.where,
    ),
    orderBy: page.orderBy,
    search: filter.search,
    hasWords: (words: string) =>
      sql`(${or(hasWords(searched, words), isOfPerson(staffActions.aboutUserId, words))})`,
    async listed(words: string, tokens: readonly string[]) {
      const ofPeople = await listPeople(db, staffActions.aboutUserId, tokens);
      return ofPeople && or(hasWords(searched, words), ofPeople);
    },
  };
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
      ...(grouping?.repeated ?? once),
    })
    .from(staffActions)
    .leftJoin(users, eq(users.id, staffActions.aboutUserId))
    .where(await narrowByWords(db, search, limit + 1))
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
      kind: findActionKind(row.action),
      count: row.count,
      times: row.times.map(parseInstant),
    })),
  };
}

/** What staff did about one person, as that person may read it: changes and looks at single rows, no lists. */
export async function listAccessTo(
  db: Database,
  person: { userId: string; email: string },
): Promise<(StaffAccessLine & { kind: ActionKind })[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(or(eq(staffActions.aboutUserId, person.userId), eq(staffActions.aboutEmail, person.email)))
    // As a sum no index has it: the newest rows of all may be read for long until some are about this person.
    .orderBy(desc(sql`${staffActions.id} + 0`))
    .limit(MAX_ACCESS_LINES);
  return rows.map(({ id, at, actorName, action, reason }) => ({
    id,
    at: at.toISOString(),
    by: actorName,
    action: isStaffAction(action) ? sentences[action] : action,
    reason: nameReason(reason),
    kind: findActionKind(action),
  }));
}

/** Reasons of closed lists, which are stored by their ids; a free text is shown as it was written. */
const reasonNames: ReadonlyMap<string, string> = new Map([
  ...reviewReasonIds.map((id) => [id, reviewReasons[id].label] as const),
  ...Object.entries(erasureReasonNames),
]);

const nameReason = (reason: string | null) => reason && (reasonNames.get(reason) ?? reason);

const isView = inArray(staffActions.action, [...viewActions]);
const isExport = inArray(staffActions.action, [...exportActions]);

const once = { count: sql<number>`1`, times: sql<string[]>`array[${staffActions.at}::text]` };

/** The same look by the same member or program, about the same person for the same reason, as `again`. */
const isSame = sql`again.action = staff_actions.action
  and coalesce(again.subject_id, '') = coalesce(staff_actions.subject_id, '')
  and coalesce(again.member_id, again.token_id::text) = coalesce(staff_actions.member_id, staff_actions.token_id::text)
  and again.subject_kind = staff_actions.subject_kind
  and again.about_user_id is not distinct from staff_actions.about_user_id
  and again.about_email is not distinct from staff_actions.about_email
  and again.reason is not distinct from staff_actions.reason`;

/**
 * The last of each access that was repeated on one day, and how often it was. The days are those of the filter's zone, so that a filter of
 * days takes all or none of them.
 */
function groupByDay(timeZone: string) {
  const dayStart = sql`date_trunc('day', staff_actions.at, ${timeZone})`;
  // No day is longer than 25 hours or shorter than 23.
  const dayEnd = sql`date_trunc('day', ${dayStart} + interval '36 hours', ${timeZone})`;
  const sameDay = sql`from staff_actions again where ${isSame} and again.at >= ${dayStart} and again.at < ${dayEnd}`;
  return {
    isLastOfDay: sql`not (${isView} and exists (
      select 1 from staff_actions again
      where ${isSame} and (again.at, again.id) > (staff_actions.at, staff_actions.id) and again.at < ${dayEnd}))`,
    repeated: {
      count: sql<number>`case when ${isView} then (select count(*)::int ${sameDay}) else 1 end`,
      times: sql<string[]>`case when ${isView}
        then array(select again.at::text ${sameDay} order by again.at desc limit ${sql.raw(String(MAX_TIMES))})
        else array[${staffActions.at}::text] end`,
    },
  };
}

/** PostgreSQL has a list of zones of its own; by one that is not in it the days are those of UTC. */
async function findKnownZone(db: Database, timeZone = 'UTC'): Promise<string> {
  if (timeZone === 'UTC') return timeZone;
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`);
  return rows.length > 0 ? timeZone : 'UTC';
}

const kinds: Record<ActionKind, SQL | undefined> = {
  view: isView,
  export: isExport,
  change: and(not(isView), not(isExport)),
};

/** What a row is found by beside its account. The very expression of the index `staff_actions_by_words`. */
const searched = sql`coalesce(${staffActions.aboutEmail}, '') || ' ' || coalesce(${staffActions.subjectId}, '') || ' ' || ${staffActions.actorName} || ' ' || coalesce(${staffActions.reason}, '')`;

async function narrow(
  db: Database,
  { member, person, action, kind, change, ...days }: AuditFilter,
): Promise<SQL | undefined> {
  const { start, end } = findDayRange(days);
  return and(
    start && gte(staffActions.at, start),
    end && lt(staffActions.at, end),
    member ? eq(staffActions.memberId, member) : undefined,
    action ? eq(staffActions.action, action) : undefined,
    kind && kinds[kind],
    change ? isOfChange(change) : undefined,
    person ? await isAbout(db, person) : undefined,
  );
}

/** Whether a row is one of several that were changed at once; the change has a row of its own, which opens to these. */
const isOfAnyChange = sql`(${staffActions.action} = 'leads.changed' and coalesce(${staffActions.detail} ? 'change', false))`;

/** The rows of one change of several, beside its own: written in one transaction, which takes minutes at most. */
export const isOfChange = (id: string) => {
  const own = sql`(select own.at from staff_actions own where own.subject_id = ${id} and own.action = 'leads.changed-at-once')`;
  return sql`(${staffActions.at} between ${own} - interval '10 minutes' and ${own} and ${staffActions.detail}->>'change' = ${id})`;
};

/** The account first: an address in two tables at once is answered by no index. */
async function isAbout(db: Database, address: string): Promise<SQL> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  const byAddress = db
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(eq(staffActions.aboutEmail, address));
  if (!account) return sql`${staffActions.id} = any(array(${byAddress}))`;
  const byAccount = db
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(eq(staffActions.aboutUserId, account.id));
  return sql`${staffActions.id} = any(array(${byAccount.union(byAddress)}))`;
}
