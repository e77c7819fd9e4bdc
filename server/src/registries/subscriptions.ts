import { createSearchSubscriptions } from '../features/across/search/search.subscriptions.ts';
import { dateStoreSubscriptions } from '../features/kernel/date-store/date-store.subscriptions.ts';
import { journeySubscriptions } from '../features/kernel/journey/journey.subscriptions.ts';
import { notificationSubscriptions } from '../features/kernel/notifications/notifications.subscriptions.ts';
import { webhookSubscriptions } from '../features/kernel/webhooks/webhooks.subscriptions.ts';
import { creditSubscriptions } from '../features/product/credit/credit.subscriptions.ts';
import { createReadingSubscriptions } from '../features/product/document-readings/kept/readings.subscriptions.ts';
import { guideSubscriptions } from '../features/product/guide/guide.subscriptions.ts';
import { homesSubscriptions } from '../features/product/homes/homes.subscriptions.ts';
import { leadSubscriptions } from '../features/product/leads/leads.subscriptions.ts';
import { milestoneSubscriptions } from '../features/product/milestones/milestones.subscriptions.ts';
import { ownedHomeSubscriptions } from '../features/product/owned-home/owned-home.subscriptions.ts';
import { planSubscriptions } from '../features/product/plan/plan.subscriptions.ts';
import { reportsAndConditionsSubscriptions } from '../features/product/reports-and-conditions/reports-and-conditions.subscriptions.ts';
import { createSigningSubscriptions } from '../features/product/signing/signing.subscriptions.ts';
import { wireGuardSubscriptions } from '../features/product/wire-guard/wire-guard.subscriptions.ts';
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
  ...leadSubscriptions,
  ...guideSubscriptions,
];
