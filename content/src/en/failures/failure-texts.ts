import { documentReadingsFailures } from '../document-readings-notes.ts';
import { homesFailures } from '../homes-failures.ts';
import { ownedHomeFailures } from '../owned-home.ts';
import { programsFailures } from '../program-desk.ts';
import { reportsAndConditionsFailures } from '../reports-and-conditions.ts';
import { wireGuardFailures } from '../wire-guard.ts';
import { accountsFailures } from './accounts.ts';
import { assistantFailures } from './assistant.ts';
import { betaAccessFailures } from './beta-access.ts';
import { calendarFailures } from './calendar.ts';
import { creditFailures } from './credit.ts';
import { datesFailures } from './dates.ts';
import { documentsFailures } from './documents.ts';
import { emailFailures } from './email.ts';
import { healthFailures } from './health.ts';
import { homeBuyersFailures } from './home-buyers.ts';
import { leadsFailures } from './leads.ts';
import { milestonesFailures } from './milestones.ts';
import { notificationsFailures } from './notifications.ts';
import { personalDataFailures } from './personal-data.ts';
import { planFailures } from './plan.ts';
import { platformFailures } from './platform.ts';
import { questionnaireFailures } from './questionnaire.ts';
import { sharingFailures } from './sharing.ts';
import { signingFailures } from './signing.ts';
import { staffFailures } from './staff.ts';
import { toolsFailures } from './tools.ts';
import { waitlistFailures } from './waitlist.ts';
import { webhooksFailures } from './webhooks.ts';

/** Every sentence about a failure that is more exact than that of its code, by its reason. */
export const failureTexts = {
  ...accountsFailures,
  ...assistantFailures,
  ...betaAccessFailures,
  ...calendarFailures,
  ...creditFailures,
  ...documentReadingsFailures,
  ...homesFailures,
  ...reportsAndConditionsFailures,
  ...wireGuardFailures,
  ...ownedHomeFailures,
  ...datesFailures,
  ...documentsFailures,
  ...emailFailures,
  ...healthFailures,
  ...homeBuyersFailures,
  ...leadsFailures,
  ...milestonesFailures,
  ...notificationsFailures,
  ...personalDataFailures,
  ...planFailures,
  ...platformFailures,
  ...programsFailures,
  ...questionnaireFailures,
  ...sharingFailures,
  ...signingFailures,
  ...staffFailures,
  ...toolsFailures,
  ...waitlistFailures,
  ...webhooksFailures,
} as const;
