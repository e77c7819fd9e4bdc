import { hasRights, type NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { StaffMemberView } from '@porchlight/domain/staff/staff.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../platform/api/staff-api.ts';

/** The signed-in staff member, or the reason why that is unknown; within the shell it is always known. */
export function useStaffAccess() {
  return useQuery(staffApi.staff.current.queryOptions());
}

export function useStaff(): StaffMemberView | undefined {
  return useStaffAccess().data;
}

/** Whether the signed-in member has these rights: what they may not do is not offered. */
export function useMay(rights: NeededRights): boolean {
  const staff = useStaff();
  return staff !== undefined && hasRights(staff.role, rights);
}

/** The members of staff who can own a lead or a question. */
export function useOwners() {
  return useQuery(staffApi.leadsInbox.owners.queryOptions()).data?.owners ?? [];
}

/** Who owns leads and can be given none now. */
export function useFormerOwners() {
  return useQuery(staffApi.leadsInbox.owners.queryOptions()).data?.former ?? [];
}
