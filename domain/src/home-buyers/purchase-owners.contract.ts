import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { characterLimit } from '../leads/en.ts';
import { memberIdField, memberView } from '../leads/lead-inbox.ts';
import { proposalAnswers } from '../proposals/proposals.ts';

export const MAX_HAND_OVER_NOTE = 500;

/** How long the overview says that a purchase was handed over, or a proposal answered. */
export const HANDED_NEWS_DAYS = 7;

/**
 * Who of the staff looks after a purchase, and how it came to them. `ownerVersion` goes up with every hand-over, from 0;
 * `handOver` is the last one.
 */
export const purchaseOwnership = z.object({
  owner: z.nullable(memberView),
  ownerVersion: z.int(),
  handOver: z.nullable(
    z.object({
      /** The name of a member or of an API token. */
      by: z.string(),
      at: instantField,
      note: z.nullable(z.string()),
    }),
  ),
});
export type PurchaseOwnership = z.infer<typeof purchaseOwnership>;

const withBuyers = { id: z.uuid(), buyers: z.array(memberView) };

/**
 * `handedOver` are purchases that someone else gave the caller in the last days and the caller has not opened since; `answered` the
 * caller's proposals that buyers answered in those days.
 */
const purchasesOverview = z.object({
  unowned: z.int().check(z.minimum(0)),
  handedOver: z.array(
    z.object({ ...withBuyers, by: z.string(), at: instantField, note: z.nullable(z.string()) }),
  ),
  answered: z.array(
    z.object({
      ...withBuyers,
      proposalId: z.uuid(),
      title: z.string(),
      as: z.enum(proposalAnswers),
      by: z.nullable(z.string()),
      at: instantField,
    }),
  ),
});
export type PurchasesOverview = z.infer<typeof purchasesOverview>;

/** What the next owner should know; empty is none. */
const noteField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
  ),
  z.string().check(z.maxLength(MAX_HAND_OVER_NOTE, characterLimit(MAX_HAND_OVER_NOTE))),
);

const tags = ['Home buyers'];

export const purchaseOwnersContract = {
  listOwners: staffEndpoint('read')
    .meta({ scope: 'home-buyers:read' })
    .route({
      method: 'GET',
      path: '/staff/purchases/owners',
      tags,
      summary: 'List who can own a purchase',
      successDescription: 'Who can own a purchase, and former owners, who still own some.',
    })
    .output(z.object({ owners: z.array(memberView), former: z.array(memberView) })),
  getOverview: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/purchases/overview',
      tags,
      summary: 'Read what is new to the caller, and count purchases without an owner',
    })
    .output(purchasesOverview),
  setOwner: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .meta({ scope: 'home-buyers:write' })
    .route({
      method: 'PUT',
      path: '/staff/purchases/{id}/owner',
      tags,
      summary: 'Take a purchase, or hand it over with a note',
      description:
        '`version` is the `ownerVersion` that was seen; null as `ownerId` leaves it without an owner. CHANGED_MEANWHILE says who owns it now.',
    })
    .input(
      z.object({
        id: z.uuid(),
        version: z.int().check(z.minimum(0)),
        ownerId: z.nullable(memberIdField),
        note: z.optional(noteField),
      }),
    )
    .output(purchaseOwnership),
};
