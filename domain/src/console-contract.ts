import { apiTokensContract } from './api-tokens/api-tokens.contract.ts';
import { auditLogContract } from './staff/audit-log.contract.ts';
import { membersContract } from './staff/members.contract.ts';
import { staffContract } from './staff/staff.contract.ts';
import { webhooksContract } from './webhooks/webhooks.contract.ts';

/** The endpoints of the staff console: in the browser they come with the console and with nothing else. */
export const consoleContract = {
  staff: staffContract,
  webhooks: webhooksContract,
  apiTokens: apiTokensContract,
  members: membersContract,
  auditLog: auditLogContract,
};

export type ConsoleContract = typeof consoleContract;
