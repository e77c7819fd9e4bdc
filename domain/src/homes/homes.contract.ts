import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { offerEntryKinds, offerParties } from '../offers/home-offers/offer-log.ts';
import { offerTermsField } from '../offers/home-offers/offer-terms.ts';
import { homeContractContent, seenTerms } from './home-contract.ts';
import { homeContent, homeOpinion, MAX_HOMES } from './home-fields.ts';
import { homePhoto } from './home-photos.ts';

const buyerOpinion = z.object({ name: z.string(), isYou: z.boolean(), ...homeOpinion });
export type BuyerOpinion = z.infer<typeof buyerOpinion>;

const homeView = z.object({
  id: z.uuid(),
  ...homeContent,
  /** Of the buyers who said something; the reader's own first. */
  opinions: z.array(buyerOpinion),
  /** In order: the first is the cover. */
  photos: z.array(homePhoto),
  changedAt: instantField,
});
export type HomeView = z.infer<typeof homeView>;

const currentOffer = z.object({
  state: z.enum(['live', 'contract']),
  /** Who made it. */
  by: z.enum(offerParties),
  terms: offerTermsField,
  /** The instant at which a live one is over by its own clock. */
  endsAt: z.nullable(instantField),
});
export type CurrentOffer = z.infer<typeof currentOffer>;

const homesView = z.object({
  /** The latest changed first. */
  homes: z.array(homeView),
  /** Of homes by their id: the offer that can be accepted, or the one that was accepted and not canceled. */
  offers: z.record(z.uuid(), currentOffer),
  /** Whether there is another buyer who reads what is said here. */
  isShared: z.boolean(),
});
export type HomesView = z.infer<typeof homesView>;

/** What is entered of one step of an offer; only offers and counteroffers have terms. */
const offerEntryContent = {
  kind: z.enum(offerEntryKinds),
  /** Whose step it was. */
  by: z.enum(offerParties),
  /** When it happened, not in the future and not before the entry above it. */
  at: instantField,
  /** The entry it answers or ends; null of an offer, or for whichever is live. */
  answers: z.nullable(z.uuid()),
  terms: z.nullable(offerTermsField),
};

const offerEntryView = z.object({
  id: z.uuid(),
  ...offerEntryContent,
  /** Who of the buyers entered it. */
  enteredBy: z.object({ name: z.string(), isYou: z.boolean() }),
  enteredAt: instantField,
});
export type OfferEntryView = z.infer<typeof offerEntryView>;

/** A home and its offers, as a person reads them with whom a buyer shares their homes. */
export const sharedHome = z.object({
  id: z.uuid(),
  ...homeContent,
  photos: z.array(homePhoto),
  /** In the order in which they happened. */
  entries: z.array(z.object({ id: z.uuid(), ...offerEntryContent })),
});
export type SharedHome = z.infer<typeof sharedHome>;

const offerLogView = z.object({
  /** In the order in which they happened. */
  entries: z.array(offerEntryView),
  /** The terms that run by days, once they were entered. */
  contract: z.nullable(z.object(homeContractContent)),
});
export type OfferLogView = z.infer<typeof offerLogView>;

const tags = ['Homes'];
const byId = { id: z.uuid() };

export const homesContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/homes',
      tags,
      summary: 'Read the homes of the purchase',
      successDescription: 'Each home with what its buyers say of it.',
    })
    .output(homesView),
  save: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}',
      tags,
      summary: 'Enter or change a home',
      description: `The caller chooses the id, so that a home sent twice is stored once. A purchase keeps at most ${MAX_HOMES}. One that was offered on keeps its time zone.`,
      successDescription: 'The home as it is stored.',
    })
    .input(z.object({ ...byId, ...homeContent }))
    .output(homeView),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/homes/{id}',
      tags,
      summary: 'Delete a home',
      description:
        'Deleting one that is gone already is no error. One that was offered on stays: its log is never deleted.',
    })
    .input(z.object(byId))
    .output(done),
  setOpinion: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}/opinion',
      tags,
      summary: 'Enter own score, note and highest price for a home',
      description: 'Both buyers read it; no agent, no staff and no other person does.',
      successDescription: 'The home with what its buyers say.',
    })
    .input(z.object({ ...byId, ...homeOpinion }))
    .output(homeView),
  readLog: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/homes/{id}/offers',
      tags,
      summary: 'Read the log of offers on a home',
      successDescription: 'Every offer, counteroffer and answer, the first one first.',
    })
    .input(z.object(byId))
    .output(offerLogView),
  addEntry: buyerEndpoint('NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/homes/{id}/offers/{entryId}',
      tags,
      summary: 'Add an offer, counteroffer or answer to the log of a home',
      description:
        'An entry is never changed or deleted. The same id again adds nothing. At most one offer is live: a counteroffer ends the offer it answers, and of two answers to one offer the second is refused.',
      successDescription: 'The log with the entry.',
    })
    .input(z.object({ ...byId, entryId: z.uuid(), ...offerEntryContent }))
    .output(offerLogView),
  setContract: buyerEndpoint('NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/homes/{id}/contract',
      tags,
      summary: 'Enter the terms of an accepted offer that run by days',
      description:
        'Each becomes a day counted from acceptance or closing, and a date of the purchase with its formula. Changes are only added: an extension names a later day, a waiver ends a term. With `seenTerms`, those that the caller saw, nothing is stored where they were changed meanwhile.',
      successDescription: 'The log with the contract.',
    })
    .input(z.object({ ...byId, ...homeContractContent, seenTerms }))
    .output(offerLogView),
};
