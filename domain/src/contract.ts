import { accountsContract } from './accounts/accounts.contract.ts';
import { betaAccessContract } from './beta-access/beta-access.contract.ts';
import { documentsContract } from './documents/documents.contract.ts';
import { eventsContract } from './events/events.contract.ts';
import { healthContract } from './health/health.contract.ts';
import { milestonesContract } from './milestones/milestones.contract.ts';

/** Every endpoint of the interface. All paths stand below /api. */
export const contract = {
  accounts: accountsContract,
  milestones: milestonesContract,
  betaAccess: betaAccessContract,
  documents: documentsContract,
  events: eventsContract,
  health: healthContract,
};

export type Contract = typeof contract;
