import { accountSettingsContract } from './accounts/account-settings.contract.ts';
import { accountsContract } from './accounts/accounts.contract.ts';
import { identitiesContract } from './accounts/identities.contract.ts';
import { passkeysContract } from './accounts/passkeys.contract.ts';
import { secondFactorContract } from './accounts/second-factor.contract.ts';
import { assistantContract } from './assistant/assistant.contract.ts';
import { betaAccessContract } from './beta-access/beta-access.contract.ts';
import { calendarContract } from './calendar/calendar.contract.ts';
import { challengeContract } from './challenge/challenge.contract.ts';
import { consoleContract } from './console-contract.ts';
import { contactDetailsContract } from './contact-details/contact-details.contract.ts';
import { documentsContract } from './documents/documents.contract.ts';
import { estimatesContract } from './estimates/estimates.contract.ts';
import { eventsContract } from './events/events.contract.ts';
import { feedbackContract } from './feedback/feedback.contract.ts';
import { guideContract } from './guide/guide.contract.ts';
import { healthContract } from './health/health.contract.ts';
import { leadsContract } from './leads/leads.contract.ts';
import { milestonesContract } from './milestones/milestones.contract.ts';
import { notificationsContract } from './notifications/notifications.contract.ts';
import { personalDataContract } from './personal-data/personal-data.contract.ts';
import { questionnaireContract } from './questionnaire/questionnaire.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { signingContract } from './signing/signing.contract.ts';
import { savedScenariosContract } from './tools/saved-scenarios.contract.ts';
import { toolsContract } from './tools/tools.contract.ts';
import { waitlistContract } from './waitlist/waitlist.contract.ts';

/** Every endpoint of the interface. All paths stand below /api. */
export const contract = {
  accounts: accountsContract,
  accountSettings: accountSettingsContract,
  passkeys: passkeysContract,
  secondFactor: secondFactorContract,
  identities: identitiesContract,
  milestones: milestonesContract,
  guide: guideContract,
  betaAccess: betaAccessContract,
  documents: documentsContract,
  signing: signingContract,
  notifications: notificationsContract,
  calendar: calendarContract,
  estimates: estimatesContract,
  events: eventsContract,
  feedback: feedbackContract,
  challenge: challengeContract,
  leads: leadsContract,
  waitlist: waitlistContract,
  questionnaire: questionnaireContract,
  contactDetails: contactDetailsContract,
  search: searchContract,
  assistant: assistantContract,
  personalData: personalDataContract,
  tools: toolsContract,
  savedScenarios: savedScenariosContract,
  health: healthContract,
  ...consoleContract,
};

export type Contract = typeof contract;
