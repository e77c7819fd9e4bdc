import * as texts from '@porchlight/content/en/staff.ts';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';

/** What each role may do, as shown beside the choice. */
export const roleWords: Record<StaffRole, string> = {
  reader: texts.readerRole,
  agent: texts.agentRole,
  processor: texts.processorRole,
  marketing: texts.marketingRole,
  admin: texts.adminRole,
};
