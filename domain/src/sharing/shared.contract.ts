import * as z from 'zod/mini';
import { purchaseDates } from '../dates/purchase-dates/purchase-dates.contract.ts';
import { photoSize } from '../homes/home-photos.contract.ts';
import { sharedHome } from '../homes/homes.contract.ts';
import { done, helperEndpoint, publicEndpoint } from '../kernel/endpoint.ts';
import { emailField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { grantKinds, purchaseRoles } from '../kernel/purchases/purchases.ts';
import { sharedHomeRecord } from '../owned-home/owned-home.contract.ts';
import { factNames, factValue } from '../plan/plan-facts.ts';
import { shownReading } from '../readings/document-readings/kept/kept-reading.ts';
import { listInput } from '../staff/staff-lists.ts';

/** What a mailed link carries. */
export const sharingToken = z.string().check(z.minLength(1), z.maxLength(200));
const shared = z.object({ personId: z.uuid() });

export const sharedPhoto = z.object({ personId: z.uuid(), id: z.uuid(), photoId: z.uuid(), ...photoSize });

export const sharedThread = z.object({ personId: z.uuid(), cursor: listInput.cursor });
export type SharedThread = z.infer<typeof sharedThread>;

/** What a helper reads of one purchase, by the row they have in it. */
const sharedPurchase = z.object({
  personId: z.uuid(),
  nickname: z.string(),
  buyers: z.array(z.string()),
  role: z.enum(purchaseRoles),
  grants: z.array(z.enum(grantKinds)),
});
export type SharedPurchase = z.infer<typeof sharedPurchase>;

/** A fact of the plan as a helper reads it; `at` is when it was entered. */
const sharedFact = z.object({
  fact: z.enum(factNames),
  value: factValue,
  source: z.enum(['typed', 'document', 'application', 'contract']),
  at: instantField,
});
export type SharedFact = z.infer<typeof sharedFact>;

/** A message as a helper reads it; `name` is null of a buyer who has left. What came with it is not there. */
const sharedMessage = z.object({
  id: z.uuid(),
  isByStaff: z.boolean(),
  name: z.nullable(z.string()),
  text: z.string(),
  at: instantField,
});
export type SharedMessage = z.infer<typeof sharedMessage>;

const tags = ['Sharing'];

/** The endpoints that a helper calls, who has no account: part of the group `sharing`. */
export const helperEndpoints = {
  askForLink: publicEndpoint()
    .route({
      method: 'POST',
      path: '/shared/links',
      tags,
      summary: 'Send a helper a link to sign in',
      description: 'The answer is the same whether or not anything is shared with the address.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ email: emailField }))
    .output(done),
  signIn: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/shared/session',
      tags,
      summary: 'Sign a helper in with an emailed link',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ token: sharingToken }))
    .output(done),
  listShared: helperEndpoint()
    .route({
      method: 'GET',
      path: '/shared',
      tags,
      summary: 'List the purchases that a helper sees',
      successDescription: 'Each with its buyers and what is granted.',
    })
    .output(z.object({ purchases: z.array(sharedPurchase) })),
  leaveShared: helperEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/shared/{personId}', tags, summary: 'Stop helping' })
    .input(shared)
    .output(done),
  sharedProgress: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/progress',
      tags,
      summary: 'Read the progress of a purchase',
      successDescription: 'The whole percent completed, and each milestone.',
    })
    .input(shared)
    .output(
      z.object({
        percent: z.int(),
        milestones: z.array(
          z.object({
            slug: z.enum(milestoneSlugs),
            title: z.string(),
            isCompleted: z.boolean(),
            /** Settled, of all. */
            tasksDone: z.int(),
            tasks: z.int(),
          }),
        ),
      }),
    ),
  sharedDates: helperEndpoint('NOT_FOUND')
    .route({ method: 'GET', path: '/shared/{personId}/dates', tags, summary: 'Read the dates of a purchase' })
    .input(shared)
    .output(purchaseDates),
  sharedPlan: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/plan',
      tags,
      summary: 'Read the plan of a purchase',
      successDescription:
        'With the grant `figures` all facts but the offers of lenders; with `offers` the offers and the loan they are for.',
    })
    .input(shared)
    .output(z.object({ facts: z.array(sharedFact) })),
  sharedHomes: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/homes',
      tags,
      summary: 'Read the homes of a purchase and the offers on them',
      successDescription: 'The latest changed home first; never what the buyers say of a home to each other.',
    })
    .input(shared)
    .output(z.object({ homes: z.array(sharedHome) })),
  sharedPhoto: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/homes/{id}/photos/{photoId}/content',
      tags,
      summary: 'Read a photo of a shared home',
      description:
        'A JPEG; whole where no size is named. The buyers read in the log that it was opened whole.',
    })
    .meta({ access: 'helper', stream: true })
    .input(sharedPhoto)
    .output(z.file()),
  sharedOwnedHome: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/owned-home',
      tags,
      summary: 'Read what is kept of the home that was bought',
      successDescription: 'The kinds that are shared, in the order they were entered; no documents.',
    })
    .input(shared)
    .output(z.object({ records: z.array(sharedHomeRecord) })),
  sharedMessages: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/messages',
      tags,
      summary: 'Read the messages with staff about a purchase',
      successDescription: 'A page as buyers read it, without attachments.',
    })
    .input(sharedThread)
    .output(z.object({ messages: z.array(sharedMessage), next: z.nullable(z.string()) })),
  sharedDocuments: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/documents',
      tags,
      summary: 'List the documents shared',
      successDescription: 'Newest first.',
    })
    .input(shared)
    .output(
      z.object({
        documents: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            type: z.string(),
            size: z.int(),
            createdAt: instantField,
            ownerName: z.string(),
          }),
        ),
      }),
    ),
  sharedReading: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/documents/{id}/readings',
      tags,
      summary: 'See what was read of a shared document',
      description: 'The buyers read in the log that it was opened.',
    })
    .input(z.object({ personId: z.uuid(), id: z.uuid() }))
    .output(shownReading),
  sharedFile: helperEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/shared/{personId}/documents/{id}/file',
      tags,
      summary: 'Download a shared document',
      description: 'Ends at the next segment once the grant is withdrawn.',
    })
    .meta({ access: 'helper', stream: true })
    .input(z.object({ personId: z.uuid(), id: z.uuid() }))
    .output(z.file()),
  signOut: helperEndpoint()
    .route({ method: 'DELETE', path: '/shared/session', tags, summary: 'Sign a helper out' })
    .output(done),
};
