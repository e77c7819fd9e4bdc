import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { challengeFeature } from './features/accounts/challenge/challenge.feature.ts';
import { consentsFeature } from './features/accounts/consents/consents.feature.ts';
import { erasedAddressesFeature } from './features/accounts/erased-addresses/erased-addresses.feature.ts';
import { apiTokensFeature } from './features/api-tokens/api-tokens.feature.ts';
import { assistantFeature } from './features/assistant/assistant.feature.ts';
import { closingMoveFeature } from './features/closing-move/closing-move.feature.ts';
import { creditFeature } from './features/credit/credit.feature.ts';
import { housePricesFeature } from './features/data-sources/house-prices/house-prices.feature.ts';
import { weeklyRatesFeature } from './features/data-sources/weekly-rates/weekly-rates.feature.ts';
import { dateStoreFeature } from './features/date-store/date-store.feature.ts';
import { documentReadingsFeature } from './features/document-readings/document-readings.feature.ts';
import { documentRequestsFeature } from './features/document-requests/document-requests.feature.ts';
import { documentStoreFeature } from './features/document-store/document-store.feature.ts';
import { documentsFeature } from './features/documents/documents.feature.ts';
import { guestsFeature } from './features/guests/guests.feature.ts';
import { guideFeature } from './features/guide/guide.feature.ts';
import { healthFeature } from './features/health/health.feature.ts';
import { homeBuyersFeature } from './features/home-buyers/home-buyers.feature.ts';
import { homeFileFeature } from './features/home-file/home-file.feature.ts';
import { homesFeature } from './features/homes/homes.feature.ts';
import { journeyFeature } from './features/journey/journey.feature.ts';
import { betaAccessFeature } from './features/leads/beta-access/beta-access.feature.ts';
import { contactDetailsFeature } from './features/leads/contact-details/contact-details.feature.ts';
import { feedbackFeature } from './features/leads/feedback/feedback.feature.ts';
import { leadsFeature } from './features/leads/leads.feature.ts';
import { questionnaireFeature } from './features/leads/questionnaire/questionnaire.feature.ts';
import { waitlistFeature } from './features/leads/waitlist/waitlist.feature.ts';
import { messagesFeature } from './features/messages/messages.feature.ts';
import { milestonesFeature } from './features/milestones/milestones.feature.ts';
import { emailConsoleFeature } from './features/notifications/email-console/email-console.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { ownedHomeFeature } from './features/owned-home/owned-home.feature.ts';
import { personalDataFeature } from './features/personal-data/personal-data.feature.ts';
import { planFeature } from './features/plan/plan.feature.ts';
import { planApplicationFeature } from './features/plan/plan-application/plan-application.feature.ts';
import { planReadingsFeature } from './features/plan/plan-readings/plan-readings.feature.ts';
import { programDeskFeature } from './features/programs/program-desk/program-desk.feature.ts';
import { programWatchesFeature } from './features/programs/program-watches/program-watches.feature.ts';
import { proposalsFeature } from './features/proposals/proposals.feature.ts';
import { calendarFeature } from './features/purchase-dates/calendar/calendar.feature.ts';
import { purchaseDatesFeature } from './features/purchase-dates/purchase-dates.feature.ts';
import { purchasesFeature } from './features/purchases/purchases.feature.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { reportsAndConditionsFeature } from './features/reports-and-conditions/reports-and-conditions.feature.ts';
import { searchFeature } from './features/search/search.feature.ts';
import { sharingFeature } from './features/sharing/sharing.feature.ts';
import { signingFeature } from './features/signing/signing.feature.ts';
import { staffFeature } from './features/staff/staff.feature.ts';
import { todayFeature } from './features/today/today.feature.ts';
import { estimatesFeature } from './features/tools/estimates/estimates.feature.ts';
import { toolAnswersFeature } from './features/tools/tool-answers/tool-answers.feature.ts';
import { toolsFeature } from './features/tools/tools.feature.ts';
import { eventsFeature } from './features/webhooks/events/events.feature.ts';
import { webhooksFeature } from './features/webhooks/webhooks.feature.ts';
import { wireGuardFeature } from './features/wire-guard/wire-guard.feature.ts';

/**
 * Every feature of the server. What belongs to each is in its own manifest; the order is that of the files in a download of someone's data,
 * and of what is erased with an account.
 */
export const features = [
  accountsFeature,
  guestsFeature,
  betaAccessFeature,
  staffFeature,
  documentStoreFeature,
  documentsFeature,
  documentRequestsFeature,
  proposalsFeature,
  signingFeature,
  purchasesFeature,
  sharingFeature,
  journeyFeature,
  dateStoreFeature,
  purchaseDatesFeature,
  milestonesFeature,
  todayFeature,
  planFeature,
  planApplicationFeature,
  planReadingsFeature,
  creditFeature,
  homesFeature,
  closingMoveFeature,
  reportsAndConditionsFeature,
  wireGuardFeature,
  ownedHomeFeature,
  homeFileFeature,
  programWatchesFeature,
  guideFeature,
  feedbackFeature,
  notificationsFeature,
  remindersFeature,
  calendarFeature,
  housePricesFeature,
  weeklyRatesFeature,
  toolsFeature,
  toolAnswersFeature,
  documentReadingsFeature,
  estimatesFeature,
  messagesFeature,
  assistantFeature,
  questionnaireFeature,
  leadsFeature,
  // Before the final steps of the guide, by which a deletion finds some leads.
  personalDataFeature,
  contactDetailsFeature,
  waitlistFeature,
  emailConsoleFeature,
  consentsFeature,
  erasedAddressesFeature,
  homeBuyersFeature,
  searchFeature,
  webhooksFeature,
  apiTokensFeature,
  eventsFeature,
  challengeFeature,
  healthFeature,
  programDeskFeature,
] as const;
