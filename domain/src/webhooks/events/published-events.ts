import * as z from 'zod/mini';
import { requestEndings, requestStages } from '../../document-requests/document-requests.ts';
import { contractDateChanges } from '../../homes/contract-date-changes.ts';
import { milestoneSlugs } from '../../kernel/milestone-slugs.ts';
import { leadSources } from '../../leads/leads.ts';
import { waitlistFeatures } from '../../leads/waitlist/waitlist.ts';
import { offerEntryKinds, offerParties } from '../../offers/home-offers/offer-log.ts';
import { proposalEndings, proposalKinds } from '../../proposals/proposals.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** The member of staff or the API token that did it: a sync knows its own changes by it. */
export const eventActor = z.object({ kind: z.enum(['member', 'token']), id });
const document = z.object({
  documentId: id,
  buyerId: id,
  /** Which document of a milestone it answers, or which request of staff; null where it answers none. */
  documentRequest: z.nullable(z.string()),
});
const askedDocument = z.object({
  requestId: id,
  /** The buyer of the purchase who is named first; both may send the document. */
  buyerId: id,
  purchaseId: id,
  /** What a document that answers it names in its own events. */
  documentRequest: z.string(),
  by: eventActor,
});
const proposal = z.object({
  proposalId: id,
  /** A buyer of the purchase: who answered, or who is named first. */
  buyerId: id,
  purchaseId: id,
  kind: z.enum(proposalKinds),
  /** The key of a date, the name of a fact of the plan, or a milestone. */
  key: z.string(),
});
/**
 * Events that webhooks publish as well, by type. Thin (Standard Webhooks, "Thin vs full"): ids and plain facts, never a name, an address
 * or a text that someone wrote. Types are written with small letters, `_` and full stops, as the specification advises.
 */
export const publishedEvents = {
  'lead.created': z.object({ leadId: id, source: z.enum(leadSources), hasPhone: z.boolean() }),
  'lead.changed': z.object({
    leadId: id,
    /** Its version after the change. */
    version: z.int(),
    changed: z.array(z.enum(['status', 'owner', 'note'])),
    by: eventActor,
  }),
  'leads.imported': z.object({ importId: id, created: z.int(), known: z.int(), updated: z.int() }),
  'application.submitted': z.object({ applicationId: id, timeline: z.string(), propertyType: z.string() }),
  'home_buyer.created': z.object({ homeBuyerId: id, leadId: id, buyerId: z.nullable(id) }),
  'waitlist.joined': z.object({ feature: z.enum(waitlistFeatures) }),
  'document.requested': z.extend(askedDocument, {
    stage: z.enum(requestStages),
    /** A calendar date; null where none was given. */
    dueDay: z.nullable(z.string()),
  }),
  /** `until` is a calendar date; null where it counts again. */
  'document.request_set_aside': z.extend(askedDocument, { until: z.nullable(z.string()) }),
  'document.request_ended': z.extend(askedDocument, { as: z.enum(requestEndings) }),
  'document.received': document,
  'document.accepted': document,
  'document.needs_attention': z.extend(document, { reason: z.string() }),
  'document.read': z.object({
    documentId: id,
    buyerId: id,
    /** The kind of paper; null where it is none that is known. */
    form: z.nullable(z.string()),
  }),
  'document.signed': z.object({ documentId: id, signerId: id, signatureId: id }),
  'proposal.made': z.extend(proposal, { by: eventActor }),
  'proposal.answered': z.extend(proposal, {
    as: z.enum(proposalEndings),
    /** The buyer who answered, or the member who withdrew it. */
    by: z.object({ kind: z.enum(['buyer', 'member']), id }),
  }),
  'milestone.completed': z.object({ buyerId: id, milestone: z.enum(milestoneSlugs) }),
  'offer.entered': z.object({
    buyerId: id,
    homeId: id,
    entryId: id,
    kind: z.enum(offerEntryKinds),
    /** Whose step it was. */
    by: z.enum(offerParties),
  }),
  'contract_date.changed': z.object({
    buyerId: id,
    homeId: id,
    /** The key of the term in the contract. */
    term: id,
    change: z.enum(contractDateChanges),
  }),
  'purchase.handed_over': z.object({
    purchaseId: id,
    buyerIds: z.array(id),
    /** The member of staff who looks after it from then on; null for none. */
    ownerId: z.nullable(id),
    by: eventActor,
  }),
  'beta.requested': z.object({ buyerId: id }),
  'consent.withdrawn': z.object({ consentId: id, purpose: z.string() }),
  'person.erased': z.object({
    receipt: id,
    buyerId: z.nullable(id),
    leadIds: z.array(id),
    applicationIds: z.array(id),
  }),
} as const;
