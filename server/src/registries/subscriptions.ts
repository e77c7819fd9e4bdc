import { assistantSubscriptions } from '../features/assistant/assistant.subscriptions.ts';
import { creditSubscriptions } from '../features/credit/credit.subscriptions.ts';
import { dateStoreSubscriptions } from '../features/date-store/date-store.subscriptions.ts';
import { createReadingSubscriptions } from '../features/document-readings/kept/readings.subscriptions.ts';
import { documentRequestSubscriptions } from '../features/document-requests/document-requests.subscriptions.ts';
import { guideSubscriptions } from '../features/guide/guide.subscriptions.ts';
import { homeBuyerSubscriptions } from '../features/home-buyers/home-buyers.subscriptions.ts';
import { homesSubscriptions } from '../features/homes/homes.subscriptions.ts';
import { journeySubscriptions } from '../features/journey/journey.subscriptions.ts';
import { leadSubscriptions } from '../features/leads/leads.subscriptions.ts';
import { messageSubscriptions } from '../features/messages/messages.subscriptions.ts';
import { milestoneSubscriptions } from '../features/milestones/milestones.subscriptions.ts';
import { notificationSubscriptions } from '../features/notifications/notifications.subscriptions.ts';
import { ownedHomeSubscriptions } from '../features/owned-home/owned-home.subscriptions.ts';
import { planSubscriptions } from '../features/plan/plan.subscriptions.ts';
import { proposalSubscriptions } from '../features/proposals/proposals.subscriptions.ts';
import { reportsAndConditionsSubscriptions } from '../features/reports-and-conditions/reports-and-conditions.subscriptions.ts';
import { createSearchSubscriptions } from '../features/search/search.subscriptions.ts';
import { createSigningSubscriptions } from '../features/signing/signing.subscriptions.ts';
import { webhookSubscriptions } from '../features/webhooks/webhooks.subscriptions.ts';
import { wireGuardSubscriptions } from '../features/wire-guard/wire-guard.subscriptions.ts';
import type { EventLog } from '../platform/event-log/event-log.ts';
import type { Subscription } from '../platform/events/transaction-events.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

/** What every feature does about what others say, in the order in which it is done. */
export const createSubscriptions = (parts: { jobs: Jobs; events: EventLog }): readonly Subscription[] => [
  ...notificationSubscriptions,
  ...webhookSubscriptions,
  ...createSearchSubscriptions(parts.jobs),
  ...createReadingSubscriptions(parts.jobs),
  ...createSigningSubscriptions(parts.events),
  ...journeySubscriptions,
  ...dateStoreSubscriptions,
  ...milestoneSubscriptions,
  ...planSubscriptions,
  ...creditSubscriptions,
  ...homesSubscriptions,
  ...reportsAndConditionsSubscriptions,
  ...wireGuardSubscriptions,
  ...ownedHomeSubscriptions,
  ...messageSubscriptions,
  ...documentRequestSubscriptions,
  ...proposalSubscriptions,
  ...assistantSubscriptions,
  ...leadSubscriptions,
  ...homeBuyerSubscriptions,
  ...guideSubscriptions,
];
