import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';

/** What each role may do, as it stands beside the choice. */
export const roleWords: Record<StaffRole, string> = {
  reader: 'Reader: sees lists and figures',
  agent: 'Agent: works on leads and reviews, and exports',
  admin: 'Admin: also members, tokens, erasing and what goes out',
};
