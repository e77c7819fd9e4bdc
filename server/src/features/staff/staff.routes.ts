import { endpoints } from '../../platform/http/endpoints.ts';
import { requireStaff } from './require-staff.ts';

export function createStaffRoutes() {
  const { staff } = endpoints;
  return {
    current: staff.current.handler(({ context }) => {
      const { userId, name, email, role } = requireStaff(context);
      return { id: userId, name, email, role };
    }),
  };
}
