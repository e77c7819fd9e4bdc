import { closingMoveFeature } from './features/across/closing-move/closing-move.feature.ts';
import { homeBuyersFeature } from './features/across/home-buyers/home-buyers.feature.ts';
import { homeFileFeature } from './features/across/home-file/home-file.feature.ts';
import { personalDataFeature } from './features/across/personal-data/personal-data.feature.ts';
import { planApplicationFeature } from './features/across/plan-application/plan-application.feature.ts';
import { planReadingsFeature } from './features/across/plan-readings/plan-readings.feature.ts';
import { searchFeature } from './features/across/search/search.feature.ts';
import { sharingFeature } from './features/across/sharing/sharing.feature.ts';
import { accountsFeature } from './features/kernel/accounts/accounts.feature.ts';
import { apiTokensFeature } from './features/kernel/api-tokens/api-tokens.feature.ts';
import { challengeFeature } from './features/kernel/challenge/challenge.feature.ts';
import { consentsFeature } from './features/kernel/consents/consents.feature.ts';
import { dateStoreFeature } from './features/kernel/date-store/date-store.feature.ts';
import { documentStoreFeature } from './features/kernel/document-store/document-store.feature.ts';
import { emailFeature } from './features/kernel/email/email.feature.ts';
import { erasedAddressesFeature } from './features/kernel/erased-addresses/erased-addresses.feature.ts';
import { eventsFeature } from './features/kernel/events/events.feature.ts';
import { healthFeature } from './features/kernel/health/health.feature.ts';
import { housePricesFeature } from './features/kernel/house-prices/house-prices.feature.ts';
import { journeyFeature } from './features/kernel/journey/journey.feature.ts';
import { notificationsFeature } from './features/kernel/notifications/notifications.feature.ts';
import { purchasesFeature } from './features/kernel/purchases/purchases.feature.ts';
import { remindersFeature } from './features/kernel/reminders/reminders.feature.ts';
import { staffFeature } from './features/kernel/staff/staff.feature.ts';
import { toolAnswersFeature } from './features/kernel/tool-answers/tool-answers.feature.ts';
import { webhooksFeature } from './features/kernel/webhooks/webhooks.feature.ts';
import { assistantFeature } from './features/product/assistant/assistant.feature.ts';
import { betaAccessFeature } from './features/product/beta-access/beta-access.feature.ts';
import { calendarFeature } from './features/product/calendar/calendar.feature.ts';
import { contactDetailsFeature } from './features/product/contact-details/contact-details.feature.ts';
import { creditFeature } from './features/product/credit/credit.feature.ts';
import { documentReadingsFeature } from './features/product/document-readings/document-readings.feature.ts';
import { documentsFeature } from './features/product/documents/documents.feature.ts';
import { estimatesFeature } from './features/product/estimates/estimates.feature.ts';
import { feedbackFeature } from './features/product/feedback/feedback.feature.ts';
import { guideFeature } from './features/product/guide/guide.feature.ts';
import { homesFeature } from './features/product/homes/homes.feature.ts';
import { leadsFeature } from './features/product/leads/leads.feature.ts';
import { milestonesFeature } from './features/product/milestones/milestones.feature.ts';
import { ownedHomeFeature } from './features/product/owned-home/owned-home.feature.ts';
import { planFeature } from './features/product/plan/plan.feature.ts';
import { programDeskFeature } from './features/product/program-desk/program-desk.feature.ts';
import { programWatchesFeature } from './features/product/program-watches/program-watches.feature.ts';
import { purchaseDatesFeature } from './features/product/purchase-dates/purchase-dates.feature.ts';
import { questionnaireFeature } from './features/product/questionnaire/questionnaire.feature.ts';
import { reportsAndConditionsFeature } from './features/product/reports-and-conditions/reports-and-conditions.feature.ts';
import { signingFeature } from './features/product/signing/signing.feature.ts';
import { toolsFeature } from './features/product/tools/tools.feature.ts';
import { waitlistFeature } from './features/product/waitlist/waitlist.feature.ts';
import { wireGuardFeature } from './features/product/wire-guard/wire-guard.feature.ts';

/**
 * Every feature of the server. What belongs to each stands in its own manifest; the order is that of the files in a download of
 * someone's data, and of what is erased with an account.
 */
export const features = [
  accountsFeature,
  betaAccessFeature,
  staffFeature,
  documentStoreFeature,
  documentsFeature,
  signingFeature,
  purchasesFeature,
  sharingFeature,
  journeyFeature,
  dateStoreFeature,
  purchaseDatesFeature,
  milestonesFeature,
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
  toolsFeature,
  toolAnswersFeature,
  documentReadingsFeature,
  estimatesFeature,
  assistantFeature,
  questionnaireFeature,
  leadsFeature,
  // Before the final steps of the guide, by which a deletion finds some leads.
  personalDataFeature,
  contactDetailsFeature,
  waitlistFeature,
  emailFeature,
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
