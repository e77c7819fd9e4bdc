import { accountsContract } from './accounts/accounts.contract.ts';
import { challengeContract } from './accounts/challenge/challenge.contract.ts';
import { consoleContract } from './console-contract.ts';
import { purchaseDatesContract } from './dates/purchase-dates/purchase-dates.contract.ts';
import { documentsContract } from './documents/documents.contract.ts';
import { guideContract } from './guide/guide.contract.ts';
import { healthContract } from './kernel/health/health.contract.ts';
import { feedbackContract } from './leads/feedback/feedback.contract.ts';
import { leadsContract } from './leads/leads.contract.ts';
import { waitlistContract } from './leads/waitlist/waitlist.contract.ts';
import { milestonesContract } from './milestones/milestones.contract.ts';
import { notificationsContract } from './notifications/notifications.contract.ts';
import { pageContract } from './page-contract.ts';
import { planContract } from './plan/plan.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { signingContract } from './signing/signing.contract.ts';
import { todayContract } from './today/today.contract.ts';
import { savedScenariosContract } from './tools/saved-scenarios/saved-scenarios.contract.ts';
import { toolsContract } from './tools/tools.contract.ts';
import { eventsContract } from './webhooks/events/events.contract.ts';
import { weeklyRatesContract } from './weekly-rates/weekly-rates.contract.ts';

/** Every endpoint of the interface. All paths are below /api. */
export const contract = {
  accounts: accountsContract,
  milestones: milestonesContract,
  today: todayContract,
  guide: guideContract,
  documents: documentsContract,
  signing: signingContract,
  notifications: notificationsContract,
  events: eventsContract,
  feedback: feedbackContract,
  challenge: challengeContract,
  leads: leadsContract,
  waitlist: waitlistContract,
  plan: planContract,
  purchaseDates: purchaseDatesContract,
  search: searchContract,
  tools: toolsContract,
  savedScenarios: savedScenariosContract,
  weeklyRates: weeklyRatesContract,
  health: healthContract,
  ...pageContract,
  ...consoleContract,
};

export type Contract = typeof contract;
