import type { FailureText } from '@porchlight/content/failure-sentences.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { AbsenceView } from '@porchlight/domain/staff/absences.contract.ts';
import { type AbsenceDays, findAbsenceProblem, isAwayOn } from '@porchlight/domain/staff/absences.ts';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { canOwnCases, requireOwner } from './case-owners.ts';
import { getMemberId, type StaffActor } from './require-staff.ts';
import { recordStaffAction } from './staff-actions.service.ts';

type AbsencesContext = { database: DatabaseConnection; now(): Date };

type NewAbsence = AbsenceDays & { deputyId: string | null };

/** The day that an absence is compared with, as every day of the console is. */
const getToday = (now: Date) => getWallClock(now, LAST_TIME_ZONE).day;

/** The absences that are not over, the earliest first. */
export async function listAbsences(db: Database, now: Date): Promise<AbsenceView[]> {
  const today = getToday(now);
  const rows = await selectAbsences(db, today)
    .where(gte(staffMembers.awayUntil, today))
    .orderBy(asc(staffMembers.awayFrom), asc(users.name), asc(users.id));
  return rows.map(({ id, name, from, until, deputyId, deputyName, isCovered }) => ({
    member: { id, name },
    ...{ from, until, isCovered },
    isNow: isAwayOn({ from, until }, today),
    deputy: deputyId === null ? null : { id: deputyId, name: deputyName ?? '' },
  }));
}

/**
 * Whose cases a filter by owner lets through: of "me" the caller's and those of the members whom they cover today, of an API token none.
 * Undefined where the filter names no member.
 */
export async function listOwnerIds(
  db: Database,
  owner: string | undefined,
  actor: StaffActor,
  now: Date,
): Promise<string[] | undefined> {
  if (owner === undefined || owner === 'nobody' || owner === 'somebody') return undefined;
  if (owner !== 'me') return [owner];
  const memberId = getMemberId(actor);
  if (memberId === undefined) return [];
  const today = getToday(now);
  const isAway = and(lte(staffMembers.awayFrom, today), gte(staffMembers.awayUntil, today));
  const absences = await selectAbsences(db, today).where(and(eq(staffMembers.deputyId, memberId), isAway));
  return [memberId, ...absences.filter(({ isCovered }) => isCovered).map(({ id }) => id)];
}

/** NOT_FOUND for an unknown member; BAD_INPUT for days that cannot be, and for a deputy who cannot own or is away in those days. */
export async function setAbsence(
  { database, now }: AbsencesContext,
  actor: StaffActor,
  { id, from, until, deputyId }: NewAbsence & { id: string },
): Promise<void> {
  const problem = findAbsenceProblem({ from, until }, getToday(now()));
  if (problem) throw refuse('until', { reason: `staff.${problem}` });
  if (deputyId === id) throw refuse('deputyId', { reason: 'staff.deputy-is-member' });
  await database.transact(async (transaction) => {
    const members = await lockMembers(transaction, deputyId === null ? [id] : [id, deputyId]);
    const member = members.find(({ userId }) => userId === id);
    if (!member) throw new Failure('NOT_FOUND');
    const deputy = await requireOwner(transaction, deputyId, 'deputyId');
    const own = members.find(({ userId }) => userId === deputyId);
    if (deputy && own?.awayFrom && own.awayUntil && own.awayFrom <= until && own.awayUntil >= from) {
      const params = { name: deputy.name, from: own.awayFrom, until: own.awayUntil };
      throw refuse('deputyId', { reason: 'staff.deputy-away', params });
    }
    if (member.awayFrom === from && member.awayUntil === until && member.deputyId === deputyId) return;
    await transaction
      .update(staffMembers)
      .set({ awayFrom: from, awayUntil: until, deputyId })
      .where(eq(staffMembers.userId, id));
    await recordStaffAction(transaction, actor, {
      action: 'members.absence-set',
      subject: { kind: 'member', id },
      detail: { from, until, deputy: deputy?.name ?? null },
    });
    await announceAbsences(transaction);
  });
}

/** Ends an absence that is or will be; NOT_FOUND for an unknown member. */
export async function removeAbsence(
  { database }: Pick<AbsencesContext, 'database'>,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const [member] = await lockMembers(transaction, [id]);
    if (!member) throw new Failure('NOT_FOUND');
    if (member.awayFrom === null) return;
    await transaction
      .update(staffMembers)
      .set({ awayFrom: null, awayUntil: null, deputyId: null })
      .where(eq(staffMembers.userId, id));
    await recordStaffAction(transaction, actor, {
      action: 'members.absence-removed',
      subject: { kind: 'member', id },
      detail: { from: member.awayFrom, until: member.awayUntil },
    });
    await announceAbsences(transaction);
  });
}

/** To every open page of the console, once it is committed: also what changes who can cover. */
export async function announceAbsences(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select ${announcingTo(sql`member`, 'absences')} from porchlight_active_staff() member`,
  );
}

const deputies = alias(staffMembers, 'deputies');
const deputyAccounts = alias(users, 'deputy_accounts');

/** A deputy covers while they can own, and are not away themselves: today, or on the first day of an absence that is ahead. */
function selectAbsences(db: Database, today: string) {
  const day = sql`greatest(${staffMembers.awayFrom}, ${today}::date)`;
  const isDeputyAway = sql`coalesce(${day} between ${deputies.awayFrom} and ${deputies.awayUntil}, false)`;
  return db
    .select({
      id: users.id,
      name: users.name,
      from: sql<string>`${staffMembers.awayFrom}::text`,
      until: sql<string>`${staffMembers.awayUntil}::text`,
      deputyId: staffMembers.deputyId,
      deputyName: deputyAccounts.name,
      isCovered: sql<boolean>`coalesce(${canOwnCases(deputies, deputyAccounts)} and not ${isDeputyAway}, false)`,
    })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .leftJoin(deputies, eq(deputies.userId, staffMembers.deputyId))
    .leftJoin(deputyAccounts, eq(deputyAccounts.id, staffMembers.deputyId))
    .$dynamic();
}

/** In one order, so that two who name each other as deputy do not lock each other out. */
function lockMembers(transaction: Database, ids: readonly string[]) {
  return transaction
    .select()
    .from(staffMembers)
    .where(sql`${staffMembers.userId} = any(${sql.param([...ids])}::text[])`)
    .orderBy(asc(staffMembers.userId))
    .for('no key update');
}

function refuse(field: 'until' | 'deputyId', text: FailureText): Failure {
  return new Failure('BAD_INPUT', { fields: { [field]: text } });
}
