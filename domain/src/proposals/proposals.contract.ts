import * as z from 'zod/mini';
import { buyerEndpoint, done, signedUpEndpoint, staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import * as texts from './en.ts';
import {
  MAX_PROPOSAL_WHY_LENGTH,
  proposalAnswers,
  proposalEndings,
  proposalKinds,
  proposalStates,
} from './proposals.ts';

const whyField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, texts.whyMissing),
      z.maxLength(MAX_PROPOSAL_WHY_LENGTH, texts.whyTooLong(MAX_PROPOSAL_WHY_LENGTH)),
    ),
);

// A calendar day, or a fact of the shape in which the plan has it.
const value = z.unknown();

/** `value` is null for a milestone. `by` is who proposed it. */
const proposalFields = {
  id: z.uuid(),
  kind: z.enum(proposalKinds),
  key: z.string(),
  title: z.string(),
  value,
  why: z.string(),
  by: z.string(),
  at: instantField,
};

/** `now` is what is there: null for nothing, of a milestone its percent. `setsAside` counts the milestones that accepting sets aside. */
export const proposalView = z.object({ ...proposalFields, now: value, setsAside: z.int() });
export type OpenProposal = z.infer<typeof proposalView>;

/** What became of one: `by` is the buyer who answered, null for staff and for a buyer who has left. */
const endedProposal = z.object({
  ...{ id: z.uuid(), kind: z.enum(proposalKinds), key: z.string(), title: z.string() },
  state: z.enum(proposalEndings),
  by: z.nullable(z.string()),
  isYou: z.boolean(),
});
export type EndedProposal = z.infer<typeof endedProposal>;

/** `ended` are those of the last day, the newest first: pages that showed them open say what became of them. */
const buyerProposals = z.object({ open: z.array(proposalView), ended: z.array(endedProposal) });
export type BuyerProposals = z.infer<typeof buyerProposals>;

// Staff see what became of it, and not what is there now.
const staffProposal = z.object({
  ...proposalFields,
  state: z.enum(proposalStates),
  answered: z.nullable(z.object({ by: z.nullable(z.string()), at: instantField })),
});
export type StaffProposal = z.infer<typeof staffProposal>;

/** The open ones first, then the newest. `dates` and `milestones` may be proposed. */
const staffProposals = z.object({
  proposals: z.array(staffProposal),
  dates: z.array(z.object({ key: z.string(), title: z.string() })),
  milestones: z.array(z.enum(milestoneSlugs)),
});
export type StaffProposals = z.infer<typeof staffProposals>;

const ofPurchase = { purchaseId: z.uuid() };

/** What a buyer reads beside the date, figure or milestone it is about, and answers; Today has the open ones too. */
export const proposalsContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/proposals',
      tags: ['Milestones'],
      summary: 'List what staff propose, and what became of it in the last day',
    })
    .output(buyerProposals),
  answer: signedUpEndpoint('NOT_FOUND', 'CHANGED_MEANWHILE', 'MILESTONE_LOCKED')
    .route({
      method: 'POST',
      path: '/proposals/{id}/answer',
      tags: ['Milestones'],
      summary: 'Accept or decline what staff propose',
      description:
        'Accepting stores it as the caller’s change. CHANGED_MEANWHILE where `now` is not as seen.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        id: z.uuid(),
        as: z.enum(proposalAnswers),
        /** `now` as it was read. */
        seen: value,
      }),
    )
    .output(done),
};

const tags = ['Home buyers'];

export const staffProposalsContract = {
  list: staffEndpoint('figures', 'NOT_FOUND')
    .meta({ scope: 'home-buyers:read' })
    .route({
      method: 'GET',
      path: '/staff/purchases/{purchaseId}/proposals',
      tags,
      summary: 'List what staff proposed to a purchase',
    })
    .input(z.object(ofPurchase))
    .output(staffProposals),
  propose: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/proposals',
      tags,
      summary: 'Propose a date, a figure or a milestone',
      description:
        '`value` is a calendar day, or a fact as the plan takes it. The open one for the same is withdrawn.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        ...ofPurchase,
        kind: z.enum(proposalKinds),
        key: z.string().check(z.minLength(1), z.maxLength(80)),
        value: z.optional(value),
        why: whyField,
      }),
    )
    .output(staffProposals),
  withdraw: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/proposals/{id}/withdrawal',
      tags,
      summary: 'Withdraw a proposal',
    })
    .meta({ stores: 'records' })
    .input(z.object({ ...ofPurchase, id: z.uuid() }))
    .output(staffProposals),
};
