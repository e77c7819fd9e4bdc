import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { MAX_SAVED_FILTERS, type SavedFilterView } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, count, eq, ne, or } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import type { LeadsInboxContext } from './leads-inbox.service.ts';
import { leadFilters } from './leads-inbox.table.ts';

/** The caller's own filters and those that are shared, by name. */
export async function listFilters(
  { database }: LeadsInboxContext,
  { userId }: StaffMember,
): Promise<SavedFilterView[]> {
  const rows = await database.db
    .select()
    .from(leadFilters)
    .where(or(eq(leadFilters.memberId, userId), eq(leadFilters.isShared, true)))
    .orderBy(leadFilters.name, leadFilters.id);
  return rows.map((row) => toView(row, userId));
}

/** Keeps a filter under a name; the same name again replaces it. A new default takes the place of the one before. */
export async function saveFilter(
  { database }: LeadsInboxContext,
  actor: StaffMember,
  { name, filter, isShared, isDefault }: Omit<SavedFilterView, 'id' | 'isOwn'>,
): Promise<SavedFilterView> {
  const { userId } = actor;
  if (isShared && !hasRights(actor.role, 'manage')) {
    throw new Failure('NOT_ALLOWED', { reason: 'leads.sharing-is-for-admins' });
  }
  return database.transact(async (transaction) => {
    if (isDefault) {
      await transaction
        .update(leadFilters)
        .set({ isDefault: false })
        .where(and(eq(leadFilters.memberId, userId), ne(leadFilters.name, name)));
    }
    const values = { filter, isShared, isDefault };
    const [row] = await transaction
      .insert(leadFilters)
      .values({ ...values, memberId: userId, name })
      .onConflictDoUpdate({ target: [leadFilters.memberId, leadFilters.name], set: values })
      .returning();
    const [own] = await transaction
      .select({ count: count() })
      .from(leadFilters)
      .where(eq(leadFilters.memberId, userId));
    if (!row || (own?.count ?? 0) > MAX_SAVED_FILTERS) {
      throw new Failure('BAD_INPUT', {
        fields: { name: { reason: 'leads.most-filters', params: { most: MAX_SAVED_FILTERS } } },
      });
    }
    return toView(row, userId);
  });
}

/** Removes a filter of the caller's own; an admin, a shared one of anyone. */
export async function removeFilter(
  { database }: LeadsInboxContext,
  { userId, role }: StaffMember,
  id: string,
): Promise<void> {
  const isTheirs = hasRights(role, 'manage')
    ? or(eq(leadFilters.memberId, userId), eq(leadFilters.isShared, true))
    : eq(leadFilters.memberId, userId);
  const { rowCount } = await database.db.delete(leadFilters).where(and(eq(leadFilters.id, id), isTheirs));
  if (rowCount === 0) throw new Failure('NOT_FOUND', { reason: 'leads.no-such-filter' });
}

function toView({ memberId, ...row }: typeof leadFilters.$inferSelect, userId: string): SavedFilterView {
  const isOwn = memberId === userId;
  return { ...row, isOwn, isDefault: row.isDefault && isOwn };
}
