import type { StaffMemberView } from '@porchlight/domain/staff/staff.contract.ts';
import { includesRole, type StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';

/** The signed-in staff member, and what stands in the way of knowing; within the shell it is always known. */
export function useStaffAccess() {
  return useQuery(staffApi.staff.current.queryOptions());
}

export function useStaff(): StaffMemberView | undefined {
  return useStaffAccess().data;
}

/** Whether the signed-in member may do what needs `role`: what they may not do is not offered. */
export function useMay(role: StaffRole): boolean {
  const staff = useStaff();
  return staff !== undefined && includesRole(staff.role, role);
}
