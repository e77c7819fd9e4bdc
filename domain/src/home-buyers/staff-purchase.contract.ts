import * as z from 'zod/mini';
import { callsConsent } from '../accounts/calls-consent.ts';
import { dateOwners, dateStates } from '../dates/purchase-dates/date-kinds.ts';
import { homeStages } from '../homes/home-fields.ts';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { grantKinds, personStates, purchaseRoles } from '../kernel/purchases/purchases.ts';
import { emailTemplateNames } from '../notifications/email/email-templates.ts';
import { emailStates } from '../notifications/email/failure-reasons.ts';
import { offerParties } from '../offers/home-offers/offer-log.ts';
import { staffFacts } from '../plan/fact-groups.ts';
import { milestoneStates } from './home-buyers.ts';
import { purchaseOwnership } from './purchase-owners.contract.ts';
import { wantedDocumentStates } from './staff-purchase.ts';
import { purchaseSummary } from './staff-purchases.contract.ts';

/** Somebody who buys, and what they let the company know. `stage` and `version` are of the final step, null without it. */
const buyer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(purchaseRoles),
  since: instantField,
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  calls: callsConsent,
  /** When they sent the application, which opens the figures of the plan to staff. */
  appliedAt: z.nullable(instantField),
  stage: z.nullable(z.string()),
  version: z.nullable(z.int()),
});

/** Somebody who helps or is invited, with what is open to them; their addresses are the buyers’ to give. */
const helper = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(purchaseRoles),
  state: z.enum(personStates),
  since: instantField,
  grants: z.array(
    z.object({
      id: z.string(),
      what: z.enum(grantKinds),
      /** The title of the document that it opens; null for every kind, and where it opens something else. */
      document: z.nullable(z.string()),
      until: z.nullable(instantField),
    }),
  ),
});

/** A home with the offer that counts on it: whose it is and until when, without an amount. */
const home = z.object({
  id: z.string(),
  address: z.string(),
  stage: z.enum(homeStages),
  offer: z.nullable(
    z.object({
      state: z.enum(['live', 'contract']),
      by: z.enum(offerParties),
      endsAt: z.nullable(instantField),
    }),
  ),
  contractDays: z.array(
    z.object({ key: z.string(), title: z.string(), day: calendarDateField, isWaived: z.boolean() }),
  ),
});

const date = z.object({
  key: z.string(),
  title: z.string(),
  day: calendarDateField,
  owner: z.enum(dateOwners),
  state: z.enum(dateStates),
  /** Who of the purchase set it last. */
  changedBy: z.nullable(z.string()),
});

/** A document that a milestone asks for. `id` and `buyer` are of the file, null where none was sent. */
const document = z.object({
  key: z.string(),
  title: z.string(),
  milestone: z.enum(milestoneSlugs),
  state: z.enum(wantedDocumentStates),
  id: z.nullable(z.string()),
  buyer: z.nullable(z.string()),
  at: z.nullable(instantField),
});

/**
 * Everything the console shows of one purchase. Scores, opinions, the highest price, amounts of homes and offers, notes of buyers and names
 * of files are not in it, nor the plan before a buyer has sent an application.
 */
export const staffPurchase = z.extend(purchaseSummary, {
  ...purchaseOwnership.shape,
  people: z.array(buyer),
  helpers: z.array(helper),
  hasBetaAccess: z.boolean(),
  milestones: z.array(
    z.object({
      slug: z.enum(milestoneSlugs),
      state: z.enum(milestoneStates),
      progress: z.int(),
      /** It lies before the place that the buyers said or that follows from their dates. */
      isSetAside: z.boolean(),
      completedAt: z.nullable(instantField),
    }),
  ),
  homes: z.array(home),
  dates: z.array(date),
  documents: z.array(document),
  /** Amounts are whole cents; null before an application was sent. */
  plan: z.nullable(z.array(z.object({ fact: z.enum(staffFacts), value: z.union([z.int(), z.string()]) }))),
  /** The newest to the buyers' addresses. What they say is not kept. */
  emails: z.array(
    z.object({
      id: z.string(),
      template: z.enum(emailTemplateNames),
      to: z.string(),
      state: z.enum(emailStates),
      at: instantField,
    }),
  ),
  /** What staff did about the buyers, newest first: changes, and what was looked at for members who may read the whole log. */
  log: z.array(
    z.object({
      id: z.int(),
      at: instantField,
      by: z.string(),
      action: z.string(),
      about: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type StaffPurchase = z.infer<typeof staffPurchase>;

export const staffPurchasePageEndpoints = {
  getPurchase: staffEndpoint('figures', 'NOT_FOUND')
    .meta({ scope: 'home-buyers:read' })
    .route({
      method: 'GET',
      path: '/staff/home-buyers/{id}/purchase',
      tags: ['Home buyers'],
      summary: 'Read the purchase of a home buyer',
      description:
        '`id` is that of any buyer of it. `purchase` is null for somebody who finished the final step without an account. That it was read is in the access log of each buyer.',
    })
    .input(z.object({ id: z.string().check(z.maxLength(100)) }))
    .output(z.object({ purchase: z.nullable(staffPurchase) })),
};
